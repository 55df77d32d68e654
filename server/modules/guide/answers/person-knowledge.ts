import type { Mode } from '@kinsong/contract/guide/message-extra.ts';
import type { Message } from '@kinsong/contract/messages/messages.ts';
import type { House } from '../../../platform/house.ts';
import type { Person } from '../../../platform/person.ts';
import { selfOf } from '../../seekers/index.ts';
import type { Place, Reminding, Said, Someone, Task, Upcoming, World } from '../builtin/world.ts';
import { guidePorts, type KnownSpace } from '../guide-ports.ts';
import { usableMemories, type MemoryRow } from '../memory/memory.sql.ts';
import { openReminders } from '../reminders/reminders.sql.ts';
import type { SettingsRow } from '../thread/settings.sql.ts';

/** What is read of someone's world before it is known what is asked in it: each part of the module that has it. */
export interface Reading {
  readonly timeZone: string;
  readonly tasks: readonly Task[];
  readonly me: Someone;
  readonly spaces: readonly KnownSpace[];
  readonly remembered: readonly MemoryRow[];
  readonly reminders: readonly Reminding[];
  readonly events: readonly Upcoming[];
  readonly manifesto: string | null;
}

export async function readWorld(house: House, person: Person): Promise<Reading> {
  const { knowledge } = guidePorts.of(house);
  const [self, tasks, spaces, remembered, reminders, events, manifesto] = await Promise.all([
    selfOf(house.db, person.id),
    knowledge.tasks(house, person),
    knowledge.spaces(house, person),
    usableMemories(house.db, person.id),
    openReminders(house.db, person.id),
    knowledge.events?.(house, person) ?? [],
    knowledge.manifesto?.(house, person) ?? null,
  ]);
  const { timeZone, ...names } = self;
  return {
    timeZone,
    me: { id: person.id, ...names },
    tasks,
    spaces,
    remembered,
    reminders,
    events,
    manifesto,
  };
}

export interface Situation {
  readonly mode: Mode;
  readonly seed: string;
  /** The conversation so far, without what is answered. */
  readonly recent: readonly Message[];
  /** When something was last said in each space, where that matters. */
  readonly lastSaid: ReadonlyMap<string, Date>;
  readonly settings: SettingsRow;
}

/** A world, and with each memory who said it and for whom. */
export interface KnownWorld extends World {
  readonly remembered: readonly MemoryRow[];
}

/** All that the guide may know when it answers this person. */
export function worldOf(
  house: House,
  person: Person,
  reading: Reading,
  { mode, seed, recent, lastSaid, settings }: Situation,
): KnownWorld {
  const { tools, knowledge } = guidePorts.of(house);
  const { spaces, ...rest } = reading;
  const remembered = settings.memoryOn ? reading.remembered : [];
  return {
    ...rest,
    now: house.clock.now(),
    mode,
    seed,
    people: peopleOf(spaces).filter(({ id }) => id !== person.id),
    spaces: spaces.map((space) => placeOf(space, lastSaid.get(space.id) ?? null)),
    recent: recent.map(saidShape),
    memories: remembered.map(({ id, text }) => ({ id, text })),
    remembered,
    search: (words, limit) => knowledge.search(house, person, words, limit),
    latest: (ids, since, limit) => knowledge.latest(house, person, ids, since, limit),
    // Whoever switched the memory off is not asked whether something may be kept.
    tools: new Set([...tools.keys()].filter((name) => settings.memoryOn || name !== 'guide.remember')),
    offerings: [...tools.values()],
    carried: settings.carried,
    story: settings.story,
  };
}

/** Everyone once; with their real name where they are known by it in one of the spaces. */
function peopleOf(spaces: readonly KnownSpace[]): Someone[] {
  const all = new Map<string, Someone>();
  for (const { people } of spaces)
    for (const someone of people) if (all.get(someone.id)?.realName == null) all.set(someone.id, someone);
  return [...all.values()];
}

const placeOf = ({ people, ...space }: KnownSpace, lastWordAt: Date | null): Place => ({
  ...space,
  people: people.map(({ id }) => id),
  lastWordAt,
});

const saidShape = ({ id, space_id, author_id, content, created_at }: Message): Said => ({
  id,
  spaceId: space_id,
  authorId: author_id,
  text: content,
  at: new Date(created_at),
});
