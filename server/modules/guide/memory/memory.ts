import type { AnswerSent } from '@kinsong/contract/common/call.ts';
import { Refusal } from '@kinsong/contract/common/errors.ts';
import { erasingWord, type Memory, type MemoryScope, type memories } from '@kinsong/contract/guide/memory.ts';
import type { House } from '../../../platform/house.ts';
import type { Person } from '../../../platform/person.ts';
import { profilesOf } from '../../seekers/index.ts';
import { namesOfSpaces, placeOf, spacesOf } from '../../spaces/index.ts';
import { settingsOf } from '../thread/settings.sql.ts';
import { eraseOffersOf } from '../help-offers/help-offers.sql.ts';
import * as rows from './memory.sql.ts';

export async function listMemories(house: House, person: Person): Promise<AnswerSent<typeof memories>> {
  const [{ memoryOn }, mine] = await Promise.all([
    settingsOf(house.db, person.id),
    spacesOf(house.db, person.id),
  ]);
  const found = await rows.memoriesFor(house.db, person.id, mine);
  return { on: memoryOn, memories: await shapes(house, person, found) };
}

export interface NewMemory {
  readonly id: string;
  readonly text: string;
  readonly scope: MemoryScope;
  readonly scope_space_id: string | null;
  readonly messageId?: string | null;
}

/** Remembers what this person said. Said twice with the same id, it is remembered once. */
export async function rememberThis(house: House, person: Person, wanted: NewMemory): Promise<Memory> {
  const { memoryOn } = await settingsOf(house.db, person.id);
  if (!memoryOn) throw new Refusal('memory.off');
  await rows.insertMemory(house.db, {
    id: wanted.id,
    personId: person.id,
    text: wanted.text,
    scope: wanted.scope,
    spaceId: await scopeSpace(house, person, wanted),
    saidAt: house.clock.now(),
    messageId: wanted.messageId ?? null,
  });
  const row = await rows.findMemory(house.db, wanted.id);
  if (row?.personId !== person.id) throw new Refusal('id.taken');
  return oneShape(house, person, row);
}

/** A family's or guild's memory is for one that they belong to. */
async function scopeSpace(
  house: House,
  person: Person,
  { scope, scope_space_id }: NewMemory,
): Promise<string | null> {
  if (scope === 'me') return null;
  if (scope_space_id === null) throw new Refusal('memory.scope');
  const place = await placeOf(house.db, person.id, scope_space_id);
  if (place === null) throw new Refusal('found.not');
  if (place.kind !== scope) throw new Refusal('memory.scope');
  return scope_space_id;
}

export async function changeMemory(house: House, person: Person, id: string, text: string): Promise<Memory> {
  const row = await ownOrRefuse(house, person, id);
  await rows.updateMemory(house.db, id, text);
  return oneShape(house, person, { ...row, text });
}

export async function forget(house: House, person: Person, id: string): Promise<number> {
  await ownOrRefuse(house, person, id);
  return rows.deleteMemory(house.db, person.id, id);
}

export async function forgetEverything(house: House, person: Person, word: string): Promise<number> {
  if (word.trim() !== erasingWord) throw new Refusal('memory.word');
  const offers = await eraseOffersOf(house.db, person.id);
  return offers + (await rows.deleteMemories(house.db, person.id));
}

/** Of what others said, the person may know only what is for a family or guild of theirs. */
async function ownOrRefuse(house: House, person: Person, id: string): Promise<rows.MemoryRow> {
  const row = await rows.findMemory(house.db, id);
  if (row?.personId === person.id) return row;
  const isShared = row?.spaceId != null && (await placeOf(house.db, person.id, row.spaceId)) !== null;
  throw new Refusal(isShared ? 'allowed.not' : 'found.not');
}

async function oneShape(house: House, person: Person, row: rows.MemoryRow): Promise<Memory> {
  const [shape] = await shapes(house, person, [row]);
  if (shape === undefined) throw new Error('a memory without a shape');
  return shape;
}

async function shapes(house: House, person: Person, found: readonly rows.MemoryRow[]): Promise<Memory[]> {
  const [profiles, nameOf] = await Promise.all([
    profilesOf(house.db, [...new Set(found.map(({ personId }) => personId))]),
    namesOfSpaces(
      house.db,
      found.flatMap(({ spaceId }) => spaceId ?? []),
    ),
  ]);
  return found.map((row) => ({
    id: row.id,
    text: row.text,
    scope: row.scope,
    scope_space_id: row.spaceId,
    scope_name: row.spaceId === null ? 'Only you' : (nameOf.get(row.spaceId) ?? ''),
    said_by: row.personId,
    said_by_name: profiles.get(row.personId)?.name ?? '',
    said_at: row.saidAt.toISOString(),
    message_id: row.messageId,
    mine: row.personId === person.id,
  }));
}
