import type { Mode } from '@kinsong/contract/guide/extra.ts';
import type { Message } from '@kinsong/contract/messages/messages.ts';
import type { House } from '../../platform/house.ts';
import type { Person } from '../../platform/person.ts';
import { profilesOf, timeZoneOf } from '../seekers/index.ts';
import type { Said, World } from './builtin/world.ts';
import type { Lent } from './lent.ts';
import { memoriesInUse } from './memory.ts';
import type { MemoryRow } from './memory.sql.ts';
import type { SettingsRow } from './settings.sql.ts';

export interface Situation {
  readonly mode: Mode;
  readonly seed: string;
  /** The conversation so far, without what is answered. */
  readonly recent: Promise<readonly Message[]>;
  readonly settings: SettingsRow;
}

/** A world, and with each memory who said it and for whom. */
export interface KnownWorld extends World {
  readonly remembered: readonly MemoryRow[];
}

/** All that the guide may know when it answers this person, each part asked of the module that has it. */
export async function worldOf(
  house: House,
  { tools, knowledge }: Lent,
  person: Person,
  { mode, seed, recent, settings }: Situation,
): Promise<KnownWorld> {
  const [timeZone, tasks, spaces, remembered, events, manifesto] = await Promise.all([
    timeZoneOf(house.db, person.id),
    knowledge.tasks(house, person),
    knowledge.spaces(house, person),
    memoriesInUse(house, person, settings.memoryOn),
    knowledge.events?.(house, person) ?? [],
    knowledge.manifesto?.(house, person) ?? null,
  ]);
  const others = [...new Set(spaces.flatMap(({ people }) => people))].filter((id) => id !== person.id);
  const [profiles, lastWords] = await Promise.all([
    profilesOf(house.db, [person.id, ...others]),
    knowledge.lastWords(
      house,
      spaces.map(({ id }) => id),
    ),
  ]);
  const someone = (id: string) => ({ id, name: profiles.get(id)?.name ?? '', realName: null });
  return {
    now: house.clock.now(),
    timeZone,
    mode,
    seed,
    me: someone(person.id),
    people: others.map(someone),
    spaces: spaces.map((space) => ({ ...space, lastWordAt: lastWords.get(space.id) ?? null })),
    tasks,
    recent: (await recent).map(saidShape),
    memories: remembered.map(({ id, text }) => ({ id, text })),
    remembered,
    events,
    manifesto,
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
