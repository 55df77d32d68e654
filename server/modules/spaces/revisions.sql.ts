import type { Db } from '../../platform/database/index.ts';

interface Taking {
  /** Which space, as the larger statement names it. */
  readonly space: string;
  /** How many revisions, where it is not one, and from which part of the statement that is known. */
  readonly steps?: string;
  readonly from?: string;
  readonly onlyIf?: string;
}

/**
 * The one way a space's revision moves, as the text of a statement: alone, or as a part of one that writes rows with the
 * revisions in the same round trip. It holds the space's row until the transaction ends, so that changes come one after
 * the other.
 */
export const takingRevisions = ({ space, steps = '1', from = '', onlyIf = 'true' }: Taking): string => `
  update spaces set rev = spaces.rev + ${steps} ${from} where spaces.id = ${space} and ${onlyIf}
  returning spaces.rev - ${steps} as before`;

/** Only what is neither archived nor deleted takes in what people say. */
export const isOpen = '(spaces.archived_at is null and spaces.deleted_at is null)';

/** Someone is in a space now, as a condition within a statement: nothing is looked up that a write does not need. */
export const isHere = (space: string, person: string): string => `exists (
  select from space_members here where here.space_id = ${space} and here.person_id = ${person} and here.left_at is null)`;

const next = takingRevisions({ space: '$1' });

export async function nextRevision(db: Db, spaceId: string): Promise<number> {
  const [row] = await db.prepared<{ before: number }>(next, [spaceId]);
  if (row === undefined) throw new Error(`no space ${spaceId}`);
  return row.before + 1;
}
