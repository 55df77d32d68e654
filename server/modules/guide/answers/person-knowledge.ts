import type { Mode } from '@kinsong/contract/guide/message-extra.ts';
import type { Message } from '@kinsong/contract/messages/messages.ts';
import type { Act } from '@kinsong/engines/guide/frames/acts.ts';
import {
  nothingLookedUp,
  type Ability,
  type Place,
  type Said,
  type Someone,
  type World,
} from '@kinsong/engines/guide/talk/world.ts';
import type { House } from '../../../platform/house.ts';
import type { Person } from '../../../platform/person.ts';
import type { Tool } from '../../../platform/tool.ts';
import { selfOf } from '../../seekers/index.ts';
import { guidePorts, type KnownSpace } from '../guide-ports.ts';
import { offeredHelp } from '../help-offers/help-offers.ts';
import { usableMemories, type MemoryRow } from '../memory/memory.sql.ts';
import { openReminders } from '../reminders/reminders.sql.ts';
import { pendingOf, type SettingsRow } from '../thread/settings.sql.ts';

/** What is read of someone's world before it is known what is asked in it: each part of the module that has it. */
export interface Reading extends Pick<
  World,
  'timeZone' | 'tasks' | 'me' | 'reminders' | 'events' | 'manifesto' | 'help'
> {
  readonly spaces: readonly KnownSpace[];
  readonly remembered: readonly MemoryRow[];
}

export async function readWorld(house: House, person: Person): Promise<Reading> {
  const { knowledge } = guidePorts.of(house);
  const [self, tasks, spaces, remembered, reminders, events, manifesto, help] = await Promise.all([
    selfOf(house.db, person.id),
    knowledge.tasks(house, person),
    knowledge.spaces(house, person),
    usableMemories(house.db, person.id),
    openReminders(house.db, person.id),
    knowledge.events?.(house, person) ?? [],
    knowledge.manifesto?.(house, person) ?? null,
    offeredHelp(house, person),
  ]);
  const { timeZone, ...names } = self;
  const me = { id: person.id, ...names };
  return { timeZone, me, tasks, spaces, remembered, reminders, events, manifesto, help };
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

/** A world, and what only the house needs of it. */
export interface KnownWorld extends World {
  /** The tools that may be proposed to this person. */
  readonly tools: readonly Tool[];
  /** With each memory who said it and for whom. */
  readonly remembered: readonly MemoryRow[];
}

/** All that the guide may know when it answers this person. */
export function worldOf(
  house: House,
  person: Person,
  reading: Reading,
  { mode, seed, recent, lastSaid, settings }: Situation,
): KnownWorld {
  // Whoever switched the memory off is not asked whether something may be kept.
  const tools = [...guidePorts.of(house).tools.values()].filter(
    ({ name }) => settings.memoryOn || name !== 'guide.remember',
  );
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
    tools,
    abilities: abilitiesOf(tools),
    pending: pendingOf(settings.carried),
    tale: settings.story,
    lookedUp: nothingLookedUp,
  };
}

/** What can be done here, by the act that asks for it; where several tools answer to one, what all of them need. */
function abilitiesOf(tools: readonly Tool[]): ReadonlyMap<Act, Ability> {
  const all = new Map<Act, Ability>();
  for (const { hears, label, title } of tools)
    for (const act of hears?.acts ?? []) {
      const known = all.get(act);
      const needs = hears?.needs ?? [];
      all.set(act, {
        label: known?.label ?? label ?? title,
        needs: known === undefined ? needs : known.needs.filter((slot) => needs.includes(slot)),
      });
    }
  return all;
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
