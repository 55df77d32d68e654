import type { Answer } from '@kinsong/contract/common/call.ts';
import { Refusal } from '@kinsong/contract/common/errors.ts';
import { Id, newId } from '@kinsong/contract/common/ids.ts';
import { readPlainText } from '@kinsong/contract/common/plain-text-file.ts';
import { textAddress, type BroughtText, type readText } from '@kinsong/contract/onboarding/manifesto.ts';
import type { Db } from '../../../platform/database/index.ts';
import type { House } from '../../../platform/house.ts';
import type { Person } from '../../../platform/person.ts';
import { keepDraftText } from './drafts.sql.ts';
import * as rows from './texts.sql.ts';
import { holdManifesto } from './versions.sql.ts';

/** Somebody brings what they wrote before: it is read, or refused by what its bytes are. */
export function bringText(
  house: House,
  person: Person,
  name: string,
  bytes: Uint8Array,
): Promise<BroughtText> {
  return house.db.transaction(async (tx) => {
    await holdManifesto(tx, person.id);
    const row = await store(house, tx, person, name, bytes);
    await keepDraftText(tx, person.id, row.id, row.createdAt);
    await rows.dropUnused(tx, person.id);
    return { id: row.id, name: row.name, characters: row.content.length };
  });
}

async function store(
  house: House,
  tx: Db,
  person: Person,
  name: string,
  bytes: Uint8Array,
): Promise<rows.TextRow> {
  const read = readPlainText(bytes);
  if ('refused' in read) throw new Refusal(read.refused);
  const createdAt = house.clock.now();
  const row = { id: newId(createdAt.getTime()), personId: person.id, name, content: read.text, createdAt };
  await rows.insertText(tx, row);
  return row;
}

export function leaveText(house: House, person: Person): Promise<{ removed: boolean }> {
  return house.db.transaction(async (tx) => {
    await holdManifesto(tx, person.id);
    await keepDraftText(tx, person.id, null, house.clock.now());
    await rows.dropUnused(tx, person.id);
    return { removed: true };
  });
}

export async function openText(house: House, person: Person, id: string): Promise<Answer<typeof readText>> {
  const row = await rows.findText(house.db, person.id, id);
  if (row === null) throw new Refusal('found.not');
  return { id: row.id, name: row.name, characters: row.content.length, text: row.content };
}

/** What goes with a version: the address of a text one brought, or the words themselves. */
export async function textOfVersion(
  house: House,
  tx: Db,
  person: Person,
  given: string | null | undefined,
): Promise<string | null> {
  if (given === null || given === undefined || given === '') return null;
  const id = Id.safeParse(given.split('/').at(-1)).data;
  if (id === undefined || textAddress(id) !== given)
    return (await store(house, tx, person, 'manifesto.txt', new TextEncoder().encode(given))).id;
  if ((await rows.findText(tx, person.id, id)) === null) throw new Refusal('found.not');
  return id;
}
