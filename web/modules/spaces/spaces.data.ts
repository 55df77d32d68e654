import { abilitiesOf, type Capability } from '@kinsong/contract/capabilities.ts';
import { memberChanged, spaceChanged, vitalsChanged } from '@kinsong/contract/spaces/events.ts';
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
import type { Vitals } from '@kinsong/contract/spaces/vitals.ts';
import { ask } from '../../platform/api/api.ts';
import { within } from '../../platform/cache/cache.ts';
import { cacheStore, put, type CacheWrite } from '../../platform/cache/stores.ts';
import { signedIn } from '../../platform/signed-in.ts';
import type { Rows } from '../../platform/live/module-rows.ts';
import { Shelf } from '../../platform/shelf.ts';
import { Store } from '../../platform/store.ts';
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

/** Counts on whenever somebody asks at a door I keep, or I am answered at one. */
export const requestsMoved = new Store(0);

export const spacesKept = cacheStore<MySpace>('my-spaces', { key: 'id' });
const membersKept = cacheStore<Member>('members', { key: ['space_id', 'person_id'], revised: true });

export async function loadMine(): Promise<void> {
  try {
    const { spaces } = await ask(mySpaces, {});
    mine.change((before) => ({ state: 'live', spaces: byId(spaces.map((space) => newer(space, before))) }));
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

/** What was heard of a space while the answer was on its way is newer than the answer. */
function newer(told: MySpace, { spaces }: MySpaces): MySpace {
  const vitals = spaces.get(told.id)?.vitals;
  return vitals !== undefined && vitals.rev > told.vitals.rev ? { ...told, vitals } : told;
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
  events: [spaceChanged, memberChanged, vitalsChanged],
  stores: [membersKept],

  async recall(space) {
    holdMembers(space, await signedIn().cache.all(membersKept, within(space)));
    const kept = await signedIn().cache.get(spacesKept, space);
    if (kept !== undefined)
      mine.change(({ state, spaces }) => ({ state, spaces: new Map([[space, kept], ...spaces]) }));
  },

  async fetch(id, keep) {
    const { space, members: people } = await ask(openSpace, { params: { space_id: id } });
    hold(space);
    holdMembers(id, people);
    keep([keepSpace(space), ...people.map(keepMember)]);
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
      if (event === vitalsChanged.name) mend(id, { vitals: data as Vitals });
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
  opened() {
    void loadMine();
    requestsMoved.change((times) => times + 1);
  },
  joined(space) {
    void loadMine();
    // Whoever waits at its door is let in where they stand.
    signedIn().sync.again(space);
  },
  moved(what) {
    if (what === 'requests') requestsMoved.change((times) => times + 1);
  },
  stirred: askSoon,
  gone: (id) =>
    mine.change(({ state, spaces }) => ({
      state,
      spaces: new Map([...spaces].filter(([space]) => space !== id)),
    })),
};

/** However much stirs, the list is asked for at most this often, and only where somebody looks at all of it. */
const askEvery = 1200;
let readers = 0;
let isStale = false;
let soon: ReturnType<typeof setTimeout> | undefined;

function askSoon(): void {
  isStale = true;
  if (readers === 0) return;
  soon ??= setTimeout(() => {
    soon = undefined;
    isStale = false;
    void loadMine();
  }, askEvery);
}

/** Keeps what is counted of every space fresh until the answer is called. */
export function lookAtAll(): () => void {
  readers += 1;
  if (isStale) askSoon();
  return () => {
    readers -= 1;
  };
}

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

/** How far that question has come, where it was asked. */
export const peopleAsked = new Store<'opening' | 'live' | 'failed'>('opening');

/** Who is in one's spaces, as soon as there is one whose people were never seen: for all of them one question. */
export function loadPeople(spaces: readonly string[]): void {
  if (spaces.every((space) => members.of(space).get().size > 0)) return;
  void askPeople();
}

export function askPeople(): Promise<void> {
  asking ??= answerPeople()
    .catch(() => peopleAsked.change((before) => (before === 'live' ? before : 'failed')))
    .finally(() => {
      asking = undefined;
    });
  return asking;
}

async function answerPeople(): Promise<void> {
  const answer = await ask(myPeople, {});
  for (const [space, people] of Map.groupBy(answer.members, ({ space_id }) => space_id))
    holdMembers(space, people);
  peopleAsked.set('live');
  await signedIn().cache.write(answer.members.map(keepMember));
}

/** What I may do here: worked out by the same table the house goes by, so that it is right without asking. */
export function abilities(space: MySpace | undefined): ReadonlySet<Capability> {
  if (space === undefined) return new Set();
  const { role, kind, archived_at, deleted_at, invited_by: invitedBy } = space;
  const archived = archived_at !== null || deleted_at !== null;
  return new Set(abilitiesOf({ role, kind, archived, invitedBy, houseRoles: signedIn().person.roles }));
}

const byId = (spaces: readonly MySpace[]): ReadonlyMap<string, MySpace> =>
  new Map(spaces.map((space) => [space.id, space]));
const keepSpace = (space: MySpace): CacheWrite => put(spacesKept, space);
const keepMember = (member: Member): CacheWrite => put(membersKept, member);
