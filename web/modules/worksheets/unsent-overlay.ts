import type { ErrorCode } from '@kinsong/contract/common/errors.ts';
import type { SheetDeed, Worksheet } from '@kinsong/contract/worksheets/sheet.ts';
import { filled } from '@kinsong/engines/worksheets/filling.ts';
import { formOf } from '@kinsong/engines/worksheets/forms.ts';
import type { OutboxItem } from '../../platform/outbox/queue.ts';

export interface Shown {
  readonly sheet: Worksheet;
  /** At the house, on its way, kept here for later, or refused. */
  readonly way: 'there' | 'sending' | 'kept' | 'refused';
  readonly refused?: { readonly item: OutboxItem; readonly code: ErrorCode };
}

/** Later than every revision: what is not there yet was done last. */
const notYet = Number.MAX_SAFE_INTEGER;

/** Lays what waits in the outbox over the sheets that are held, so that one’s own words are seen at once. */
export function overlay(
  known: readonly Worksheet[],
  items: readonly OutboxItem[],
  me: { id: string; spaceName: (space: string) => string },
): Shown[] {
  const shown = new Map<string, Shown>(known.map((sheet) => [sheet.id, { sheet, way: 'there' }]));
  for (const item of items) {
    if (item.call === 'worksheets.begin') {
      const begun = begunBy(item, me);
      if (!shown.has(begun.id)) shown.set(begun.id, { sheet: begun, ...wayOf(item) });
      continue;
    }
    const id = item.params['sheet_id'];
    const before = typeof id === 'string' ? shown.get(id) : undefined;
    if (before === undefined) continue;
    const sheet = item.refused === undefined ? done(before.sheet, item, me.id) : before.sheet;
    shown.set(before.sheet.id, { sheet, ...wayOf(item) });
  }
  return [...shown.values()].filter(({ sheet }) => sheet.deleted_at === null);
}

function wayOf(item: OutboxItem): Omit<Shown, 'sheet'> {
  if (item.refused !== undefined) return { way: 'refused', refused: { item, code: item.refused } };
  return { way: item.tries > 0 ? 'kept' : 'sending' };
}

function done(sheet: Worksheet, { call, body, at }: OutboxItem, me: string): Worksheet {
  const moment = new Date(at).toISOString();
  if (call === 'worksheets.delete') return { ...sheet, deleted_at: moment };
  if (call === 'worksheets.finish') return { ...sheet, status: 'finishing' };
  const form = formOf(sheet.form);
  if (call !== 'worksheets.fill' || form === undefined || sheet.status !== 'open') return sheet;
  // What the house will refuse, since the sentence is another by now, changes nothing here.
  return filled(form, sheet, body as SheetDeed, { by: me, at: moment }) ?? sheet;
}

function begunBy(
  { params, body = {}, at }: OutboxItem,
  { id: me, spaceName }: { id: string; spaceName: (space: string) => string },
): Worksheet {
  const { id, form, about = '' } = body as { id: string; form: string; about?: string };
  const space_id = params['space_id'] as string;
  const moment = new Date(at).toISOString();
  return {
    ...{ id, space_id, rev: notYet, born: notYet, form, about: about === '' ? spaceName(space_id) : about },
    ...{ takers: [me], points: [], offers: [], status: 'open', doc_id: null, made: [] },
    ...{ finished_by: null, finished_at: null, created_by: me, created_at: moment, changed_at: moment },
    deleted_at: null,
  };
}
