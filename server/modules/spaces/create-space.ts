import { newId } from '@kinsong/contract/common/ids.ts';
import type { SpaceKind } from '@kinsong/contract/spaces/space-kinds.ts';
import type { House } from '../../platform/house.ts';
import { perHouse } from '../../platform/per-house.ts';
import type { MemberRow } from './spaces.sql.ts';
import * as rows from './spaces.sql.ts';

export interface Plan {
  readonly id: string;
  readonly kind: SpaceKind;
  readonly parentId: string | null;
  readonly name: string;
  readonly owner: string;
  /** Whoever is in it from its first moment besides its owner. */
  readonly others?: readonly string[];
}

/** Makes a space and its first members in one breath; false where there is one of this id, or this person's only one. */
export async function layDown(house: House, plan: Plan): Promise<boolean> {
  const now = house.clock.now();
  const people = [plan.owner, ...(plan.others ?? [])];
  const isNew = await house.db.transaction(async (tx) => {
    const stored = await rows.insertSpace(tx, {
      id: plan.id,
      kind: plan.kind,
      parentId: plan.parentId,
      name: plan.name,
      createdBy: plan.owner,
      createdAt: now,
      archivedAt: null,
      rev: 1,
      changedRev: 1,
    });
    if (stored) for (const personId of people) await rows.upsertMember(tx, firstMember(plan, personId, now));
    return stored;
  });
  if (isNew) for (const person of people) house.live.admit(person, plan.id);
  return isNew;
}

function firstMember({ id, owner }: Plan, personId: string, joinedAt: Date): MemberRow {
  const role = personId === owner ? 'owner' : 'member';
  return { spaceId: id, personId, role, joinedAt, leftAt: null, sentAwayAt: null, rev: 1, seesFrom: 0 };
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
