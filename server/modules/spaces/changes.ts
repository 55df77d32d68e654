import { Refusal } from '@kinsong/contract/common/errors.ts';
import type { Db } from '../../platform/database/index.ts';
import type { House } from '../../platform/house.ts';
import type { LiveChange } from '../../platform/live/index.ts';
import type { Person } from '../../platform/person.ts';
import { mayOrRefuse } from './permission.ts';
import { memberChange, memberShapes, spaceChange } from './shapes.ts';
import { findSpace, membersChanged } from './spaces.sql.ts';

export interface Span {
  readonly since: number;
  readonly upTo: number;
  /** Rows born up to here are not for this reader. */
  readonly seesFrom: number;
  readonly limit: number;
}

/** Each module with rows in spaces says which of them changed in a span, in the order of their revision. */
export type ChangeSource = (db: Db, spaceId: string, span: Span) => Promise<LiveChange[]>;

export interface ChangesSince {
  readonly after: number;
  readonly rev: number;
  readonly more: boolean;
  readonly changes: readonly LiveChange[];
}

const pageOfChanges = 500;

/** What changed since N? Each row stands here once, as it is now. */
export async function changesSince(
  house: House,
  sources: readonly ChangeSource[],
  person: Person,
  spaceId: string,
  since: number,
): Promise<ChangesSince> {
  const { rev: upTo, seesFrom } = await mayOrRefuse(house, person, 'spaces.read', spaceId);
  // A reader ahead of us knew a house that has since been restored from a backup: it begins anew.
  const after = since > upTo ? 0 : since;
  const span = { since: after, upTo, seesFrom, limit: pageOfChanges + 1 };
  const found =
    after === upTo ? [] : await Promise.all(sources.map((source) => source(house.db, spaceId, span)));
  const all = found.flat().toSorted((a, b) => a.rev - b.rev);
  const more = all.length > pageOfChanges;
  const changes = more ? all.slice(0, pageOfChanges) : all;
  return { after, rev: more ? changes.at(-1)!.rev : upTo, more, changes };
}

export const spacesChanges: ChangeSource = async (db, spaceId, { since, upTo, limit }) => {
  const [space, members] = await Promise.all([
    findSpace(db, spaceId),
    membersChanged(db, spaceId, since, upTo, limit),
  ]);
  const changed =
    space !== null && space.changedRev > since && space.changedRev <= upTo ? [spaceChange(space)] : [];
  return [...changed, ...(await memberShapes(db, members)).map(memberChange)];
};

/** The same question without a refusal, for the live connection. */
export async function changesSinceOrNull(
  ...question: Parameters<typeof changesSince>
): Promise<ChangesSince | null> {
  try {
    return await changesSince(...question);
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}
