import type { Mode } from '@kinsong/contract/guide/extra.ts';
import type { Message } from '@kinsong/contract/messages/messages.ts';
import type { House } from '../../platform/house.ts';
import type { Person } from '../../platform/person.ts';
import { profilesOf, timeZoneOf } from '../seekers/index.ts';
import type { Place, Said, Someone, Task, Upcoming, World } from './builtin/world.ts';
import type { KnownSpace } from './knowledge.ts';
import type { Lent } from './lent.ts';
import { usableMemories, type MemoryRow } from './memory.sql.ts';
import type { SettingsRow } from './settings.sql.ts';

/** What is read of someone's world before it is known what is asked in it: each part of the module that has it. */
export interface Reading {
  readonly timeZone: string;
  readonly tasks: readonly Task[];
  readonly spaces: readonly Place[];
  readonly people: readonly Someone[];
  readonly remembered: readonly MemoryRow[];
  readonly events: readonly Upcoming[];
  readonly manifesto: string | null;
}

export async function readWorld(house: House, { knowledge }: Lent, person: Person): Promise<Reading> {
  const spaces = knowledge.spaces(house, person);
  const named = spaces.then((known) => namesOf(house, person, known));
  const [timeZone, tasks, known, people, lastWords, remembered, events, manifesto] = await Promise.all([
    timeZoneOf(house.db, person.id),
    knowledge.tasks(house, person),
    spaces,
    named,
    knowledge.lastWords(house, person),
    usableMemories(house.db, person.id),
    knowledge.events?.(house, person) ?? [],
    knowledge.manifesto?.(house, person) ?? null,
  ]);
  const places = known.map((space) => ({ ...space, lastWordAt: lastWords.get(space.id) ?? null }));
  return { timeZone, tasks, people, spaces: places, remembered, events, manifesto };
}

async function namesOf(house: House, person: Person, spaces: readonly KnownSpace[]): Promise<Someone[]> {
  const ids = [...new Set([person.id, ...spaces.flatMap(({ people }) => people)])];
  const profiles = await profilesOf(house.db, ids);
  return ids.map((id) => ({ id, name: profiles.get(id)?.name ?? '', realName: null }));
}

export interface Situation {
  readonly mode: Mode;
  readonly seed: string;
  /** The conversation so far, without what is answered. */
  readonly recent: readonly Message[];
  readonly settings: SettingsRow;
}

/** A world, and with each memory who said it and for whom. */
export interface KnownWorld extends World {
  readonly remembered: readonly MemoryRow[];
}

/** All that the guide may know when it answers this person. */
export function worldOf(
  house: House,
  { tools, knowledge }: Lent,
  person: Person,
  reading: Reading,
  { mode, seed, recent, settings }: Situation,
): KnownWorld {
  const { people, ...rest } = reading;
  const remembered = settings.memoryOn ? reading.remembered : [];
  return {
    ...rest,
    now: house.clock.now(),
    mode,
    seed,
    me: people.find(({ id }) => id === person.id) ?? { id: person.id, name: '', realName: null },
    people: people.filter(({ id }) => id !== person.id),
    recent: recent.map(saidShape),
    memories: remembered.map(({ id, text }) => ({ id, text })),
    remembered,
    search: (words, limit) => knowledge.search(house, person, words, limit),
    latest: (ids, since, limit) => knowledge.latest(house, person, ids, since, limit),
    tools: new Set(tools.keys()),
    carried: settings.carried,
    story: settings.story,
  };
}

const saidShape = ({ id, space_id, author_id, content, created_at }: Message): Said => ({
  id,
  spaceId: space_id,
  authorId: author_id,
  text: content,
  at: new Date(created_at),
});
