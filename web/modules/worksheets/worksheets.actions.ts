import { newId } from '@kinsong/contract/common/ids.ts';
import type { SheetDeed, Worksheet } from '@kinsong/contract/worksheets/sheet.ts';
import { beginSheet, deleteSheet, fillSheet, finishSheet } from '@kinsong/contract/worksheets/worksheets.ts';
import { signedIn } from '../../platform/signed-in.ts';

type Of = Pick<Worksheet, 'id' | 'space_id'>;

/** Begins a sheet and answers where it lies. It is kept at once, and sent when it can be. */
export async function begin(space: string, form: string, about?: string): Promise<string> {
  const body = { id: newId(), form, ...(about !== undefined && { about }) };
  await signedIn().outbox.write(space, beginSheet, { params: { space_id: space }, body });
  return sheetAddress({ id: body.id, space_id: space });
}

export const sheetAddress = ({ id, space_id }: Of): string => `/salon/${space_id}/sheet/${id}`;

export async function act({ id, space_id }: Of, deed: SheetDeed): Promise<void> {
  // Of one’s own words to one question only the last count, however often they were kept.
  const writing = deed.deed === 'write' ? { replaces: `sheet ${id} ${deed.question}` } : {};
  await signedIn().outbox.write(space_id, fillSheet, { params: { sheet_id: id }, body: deed }, writing);
}

export async function finish({ id, space_id }: Of): Promise<void> {
  const body = { zone: Intl.DateTimeFormat().resolvedOptions().timeZone };
  await signedIn().outbox.write(space_id, finishSheet, { params: { sheet_id: id }, body });
}

export async function takeAway({ id, space_id }: Of): Promise<void> {
  await signedIn().outbox.write(space_id, deleteSheet, { params: { sheet_id: id } });
}
