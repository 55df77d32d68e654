import { Refusal } from '@kinsong/contract/common/errors.ts';
import type { House } from '../../platform/house.ts';
import type { LiveChange, Page } from '../../platform/live/index.ts';
import type { Person } from '../../platform/person.ts';
import { mayOrRefuse } from './permission.ts';
import { memberChange, memberShapes, spaceChange, vitalsChange, vitalsShape } from './contract-shapes.ts';
import { findSpace, membersChanged, vitalsChangedSince } from './spaces.sql.ts';

export interface Span {
  readonly since: number;
  readonly upTo: number;
  /** Rows born up to here are not for this reader. */
  readonly seesFrom: number;
  readonly limit: number;
}

/** Each module with rows in spaces says which of them changed in a span, in the order of their revision. */
export type ChangeSource = (house: House, spaceId: string, span: Span) => Promise<LiveChange[]>;

export interface ChangesSince {
  readonly after: number;
  readonly rev: number;
  readonly more: boolean;
  readonly changes: readonly LiveChange[];
}

/** What one answer to a call holds at most. */
export const pageOfACall: Page = { rows: 200, bytes: 512 * 1024 };

export interface Question {
  readonly spaceId: string;
  readonly since: number;
  readonly page: Page;
}

/** What changed since N? Each row stands here once, as it is now. */
export async function changesSince(
  house: House,
  sources: readonly ChangeSource[],
  person: Person,
  { spaceId, since, page }: Question,
): Promise<ChangesSince> {
  const { rev: upTo, seesFrom } = await mayOrRefuse(house, person, 'spaces.read', spaceId);
  // A reader ahead of us knew a house that has since been restored from a backup: it begins anew.
  const after = since > upTo ? 0 : since;
  const span = { since: after, upTo, seesFrom, limit: page.rows + 1 };
  const found =
    after === upTo ? [] : await Promise.all(sources.map((source) => source(house, spaceId, span)));
  const all = found.flat().toSorted((a, b) => a.rev - b.rev);
  const end = endOfPage(all, page);
  if (end === 0) return changesSince(house, sources, person, { spaceId, since, page: wider(page) });
  const more = end !== null;
  const changes = more ? all.slice(0, end) : all;
  return { after, rev: more ? changes.at(-1)!.rev : upTo, more, changes };
}

const wider = ({ rows, bytes }: Page): Page => ({ rows: rows * 4, bytes });

/**
 * Where a page ends in the middle of what was found, null where all of it fits. A revision is never cut: whoever goes on
 * from it would miss its other half. Zero says that the first revision alone is longer than what was read.
 */
function endOfPage(all: readonly LiveChange[], { rows, bytes }: Page): number | null {
  let end = 0;
  let size = 0;
  for (const [at, change] of all.entries()) {
    if (at > 0 && change.rev !== all[at - 1]!.rev) {
      if (size > bytes && end > 0) return end;
      end = at;
    }
    if (at === rows) return end;
    size += JSON.stringify(change.data).length;
  }
  return size > bytes && end > 0 ? end : null;
}

export const spacesChanges: ChangeSource = async ({ db }, spaceId, { since, upTo, limit }) => {
  const [space, members, counted] = await Promise.all([
    findSpace(db, spaceId),
    membersChanged(db, spaceId, since, upTo, limit),
    vitalsChangedSince(db, spaceId, since, upTo),
  ]);
  const changed =
    space !== null && space.changedRev > since && space.changedRev <= upTo ? [spaceChange(space)] : [];
  const vitals = counted.map((row) => vitalsChange(vitalsShape(row)));
  return [...changed, ...(await memberShapes(db, members)).map(memberChange), ...vitals];
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
