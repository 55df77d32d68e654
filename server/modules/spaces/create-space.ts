import { newId } from '@kinsong/contract/common/ids.ts';
import type { SpaceKind } from '@kinsong/contract/spaces/space-kinds.ts';
import type { Starter } from '@kinsong/contract/spaces/templates.ts';
import { addDays } from '@kinsong/contract/common/calendar-days.ts';
import type { Db } from '../../platform/database/index.ts';
import type { House } from '../../platform/house.ts';
import { perHouse } from '../../platform/per-house.ts';
import { spacesPorts, type FirstTask } from './ports.ts';
import type { MemberRow, Settings } from './spaces.sql.ts';
import * as rows from './spaces.sql.ts';

export interface Plan {
  readonly id: string;
  readonly kind: SpaceKind;
  readonly parentId: string | null;
  readonly name: string;
  readonly settings?: Partial<Settings>;
  /** What is to be done in it from its first day on. */
  readonly starters?: readonly Starter[];
  readonly owner: string;
  /** Whoever is in it from its first moment besides its owner. */
  readonly others?: readonly string[];
  /** What comes to be together with it, or not at all. */
  readonly besides?: ((tx: Db) => Promise<void>) | undefined;
}

/** Makes a space and its first members in one breath; false where there is one of this id, or this person's only one. */
export async function layDown(house: House, plan: Plan): Promise<boolean> {
  const now = house.clock.now();
  const people = [plan.owner, ...(plan.others ?? [])];
  const isNew = await house.db.transaction(async (tx) => {
    const { id, kind, parentId, name, owner, settings, starters = [] } = plan;
    const stored = await rows.insertSpace(tx, {
      ...{ id, kind, parentId, createdBy: owner, createdAt: now },
      // Each of its first tasks has a revision of its own, as if it were written down on the first day.
      ...{ rev: 1 + starters.length, changedRev: 1 },
      ...{ name, ...settings },
    });
    if (!stored) return false;
    for (const personId of people) await rows.upsertMember(tx, firstMember(plan, personId, now));
    const tasks = starters.map((starter, at) => firstTask(starter, now, 2 + at));
    await rows.insertVitals(tx, firstVitals(id, tasks, now));
    if (tasks.length > 0) await spacesPorts.of(house).furnish(tx, { spaceId: id, by: owner, at: now, tasks });
    await plan.besides?.(tx);
    return true;
  });
  if (isNew) for (const person of people) house.live.admit(person, plan.id);
  return isNew;
}

const firstTask = ({ text, days, priority }: Starter, now: Date, rev: number): FirstTask => ({
  ...{ rev, text, priority },
  dueDate: days === null ? null : addDays(now.toISOString().slice(0, 10), days),
});

function firstVitals(spaceId: string, tasks: readonly FirstTask[], now: Date): rows.VitalsRow {
  const days = Map.groupBy(
    tasks.flatMap(({ dueDate }) => (dueDate === null ? [] : [dueDate])),
    (day) => day,
  );
  const due = Object.fromEntries([...days].map(([day, { length }]) => [day, length]));
  const votes = { mandatoryVotes: 0, openVotes: 0 };
  const counted = { openTasks: tasks.length, doneTasks: 0, due, ...votes };
  return { spaceId, rev: 1 + tasks.length, ...counted, lastActivityAt: now };
}

function firstMember({ id, owner }: Plan, personId: string, joinedAt: Date): MemberRow {
  const role = personId === owner ? 'owner' : 'member';
  const fresh = { leftAt: null, sentAwayAt: null, showsWork: false };
  return { spaceId: id, personId, role, joinedAt, ...fresh, rev: 1, seesFrom: 0 };
}

const threadName = 'Mairy';

/** Where someone talks with the guide: one space each, made when it is first needed, however often that is at once. */
export async function ensureThread(house: House, personId: string): Promise<string> {
  const threads = threadsOf(house);
  const known = threads.get(personId) ?? (await findOrMake(house, personId));
  if (threads.size > mostKept) threads.clear();
  threads.set(personId, known);
  return known;
}

/** Somebody's thread is theirs for good, so it is looked for once. */
const threadsOf = perHouse(() => new Map<string, string>());
const mostKept = 10_000;

async function findOrMake(house: House, personId: string): Promise<string> {
  const known = await rows.threadOf(house.db, personId);
  if (known !== null) return known;
  await layDown(house, { id: newId(), kind: 'thread', parentId: null, name: threadName, owner: personId });
  const made = await rows.threadOf(house.db, personId);
  if (made === null) throw new Error(`no thread for the person ${personId}`);
  return made;
}

interface NewRoom {
  readonly id: string;
  readonly name: string;
  readonly owner: string;
  readonly besides: (tx: Db) => Promise<void>;
}

/** A room among strangers stands in no tree. False where there is a space of this id. */
export const foundRoomSpace = (house: House, room: NewRoom): Promise<boolean> =>
  layDown(house, { ...room, kind: 'room', parentId: null });

/** A space for the two who exchange how they see something, and for nobody else; with the guide alone, for one. */
export async function foundSwapSpace(
  house: House,
  id: string,
  owner: string,
  other: string | null,
): Promise<void> {
  const others = other === null ? [] : [other];
  await layDown(house, { id, kind: 'swap', parentId: null, name: 'Perspective swap', owner, others });
}
