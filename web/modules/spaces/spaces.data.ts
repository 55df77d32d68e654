import { abilitiesOf, type Capability } from '@kinsong/contract/capabilities.ts';
import { memberChanged, spaceChanged } from '@kinsong/contract/spaces/events.ts';
import {
  myPeople,
  mySpaces,
  openSpace,
  sentAway as whoWasSentAway,
  type Member,
  type MySpace,
  type SentAway,
  type Space,
} from '@kinsong/contract/spaces/spaces.ts';
import { ask } from '../../platform/api/api.ts';
import { within } from '../../platform/cache/cache.ts';
import { cacheStore, put, type CacheWrite } from '../../platform/cache/stores.ts';
import { signedIn } from '../../platform/signed-in.ts';
import type { Rows } from '../../platform/live/module-rows.ts';
import { Shelf, Store } from '../../platform/store.ts';
import type { Ears } from '../../platform/web-module.ts';

/** Where do spaces come from? The list from the cache and then the house; who is in one, when it is looked at. */
export interface MySpaces {
  /** `kept` is what this browser had; `failed` says that the house did not answer, whatever is shown. */
  readonly state: 'opening' | 'kept' | 'live' | 'failed';
  readonly spaces: ReadonlyMap<string, MySpace>;
}
export const mine = new Store<MySpaces>({ state: 'opening', spaces: new Map() });
export const members = new Shelf<ReadonlyMap<string, Member>>(new Map());
/** Nobody else is told, so it is asked for, and kept in no browser. */
export const sentAway = new Shelf<readonly SentAway[]>([]);

export const spacesKept = cacheStore<MySpace>('spaces', { key: 'id' });
const membersKept = cacheStore<Member>('members', { key: ['space_id', 'person_id'], revised: true });

export async function loadMine(): Promise<void> {
  try {
    const { spaces } = await ask(mySpaces, {});
    mine.set({ state: 'live', spaces: byId(spaces) });
    const known = await signedIn().cache.all(spacesKept);
    const gone = known.filter(({ id }) => !spaces.some((space) => space.id === id));
    await signedIn().cache.write([
      ...spaces.map(keepSpace),
      ...gone.map(({ id }) => ({ store: spacesKept, drop: id })),
    ]);
  } catch {
    mine.change((before) => (before.state === 'live' ? before : { ...before, state: 'failed' }));
  }
}

async function recallMine(): Promise<void> {
  const { cache } = signedIn();
  const [spaces, people] = await Promise.all([cache.all(spacesKept), cache.all(membersKept)]);
  for (const [space, each] of Map.groupBy(people, ({ space_id }) => space_id)) holdMembers(space, each);
  if (spaces.length === 0) return;
  mine.change((before) => (before.state === 'opening' ? { state: 'kept', spaces: byId(spaces) } : before));
}

export const spacesRows: Rows = {
  name: 'spaces',
  events: [spaceChanged, memberChanged],
  stores: [membersKept],

  async recall(space) {
    holdMembers(space, await signedIn().cache.all(membersKept, within(space)));
    const kept = await signedIn().cache.get(spacesKept, space);
    if (kept !== undefined)
      mine.change(({ state, spaces }) => ({ state, spaces: new Map([[space, kept], ...spaces]) }));
  },

  async fetch(id) {
    const { space, members: people } = await ask(openSpace, { params: { space_id: id } });
    hold(space);
    holdMembers(id, people);
    await signedIn()
      .cache.write([keepSpace(space), ...people.map(keepMember)])
      .catch(() => {});
    return space.rev;
  },

  apply(id, changes) {
    const people = changes
      .filter(({ event }) => event === memberChanged.name)
      .map(({ data }) => data as Member);
    holdMembers(id, people);
    const me = people.find(({ person_id }) => person_id === signedIn().person.id);
    for (const { event, data } of changes) {
      if (event === spaceChanged.name) mend(id, data as Space);
    }
    if (people.length > 0) {
      const count = [...members.of(id).get().values()].filter(({ left_at }) => left_at === null).length;
      mend(id, { members: count, ...(me && { role: me.role }) });
    }
    const space = mine.get().spaces.get(id);
    return [...people.map(keepMember), ...(space === undefined ? [] : [keepSpace(space)])];
  },

  reset(space) {
    members.clear(space);
  },
};

export const spacesEars: Ears = {
  entered: () => void recallMine().catch(() => {}),
  opened: () => void loadMine(),
  joined: () => void loadMine(),
  gone: (id) =>
    mine.change(({ state, spaces }) => ({
      state,
      spaces: new Map([...spaces].filter(([space]) => space !== id)),
    })),
};

/** Puts a space, as an answer of the house tells it, beside the others. */
export function hold(space: MySpace): void {
  mine.change(({ state, spaces }) => ({ state, spaces: new Map([...spaces, [space.id, space]]) }));
}

export function mend(id: string, change: Partial<MySpace>): void {
  const before = mine.get().spaces.get(id);
  if (before !== undefined) hold({ ...before, ...change });
}

export function holdMembers(space: string, people: readonly Member[]): void {
  members.of(space).change((known) => {
    const later = people.filter(({ person_id, rev }) => (known.get(person_id)?.rev ?? -1) < rev);
    return later.length === 0
      ? known
      : new Map([...known, ...later.map((member) => [member.person_id, member] as const)]);
  });
}

const asked = new Map<string, number>();

/** For those who may lift it. Without an answer what was last known stays; of two answers the later question counts. */
export async function loadSentAway(space: string): Promise<void> {
  const mine = (asked.get(space) ?? 0) + 1;
  asked.set(space, mine);
  try {
    const { people } = await ask(whoWasSentAway, { params: { space_id: space } });
    if (asked.get(space) === mine) sentAway.of(space).set(people);
  } catch {
    // The members' next change, or the next look, asks again.
  }
}

let asking: Promise<void> | undefined;

/** Who is in one's spaces, as soon as there is one whose people were never seen: for all of them one question. */
export function loadPeople(spaces: readonly string[]): void {
  if (spaces.every((space) => members.of(space).get().size > 0)) return;
  asking ??= askPeople()
    .catch(() => {})
    .finally(() => {
      asking = undefined;
    });
}

async function askPeople(): Promise<void> {
  const answer = await ask(myPeople, {});
  for (const [space, people] of Map.groupBy(answer.members, ({ space_id }) => space_id))
    holdMembers(space, people);
  await signedIn().cache.write(answer.members.map(keepMember));
}

/** What I may do here: worked out by the same table the house goes by, so that it is right without asking. */
export function abilities(space: MySpace | undefined): ReadonlySet<Capability> {
  if (space === undefined) return new Set();
  const { role, kind, archived_at } = space;
  return new Set(
    abilitiesOf({ role, kind, archived: archived_at !== null, houseRoles: signedIn().person.roles }),
  );
}

const byId = (spaces: readonly MySpace[]): ReadonlyMap<string, MySpace> =>
  new Map(spaces.map((space) => [space.id, space]));
const keepSpace = (space: MySpace): CacheWrite => put(spacesKept, space);
const keepMember = (member: Member): CacheWrite => put(membersKept, member);
