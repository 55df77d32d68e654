import { may, type Capability } from '@kinsong/contract/capabilities.ts';
import { Refusal } from '@kinsong/contract/common/errors.ts';
import type { House } from '../../platform/house.ts';
import type { Person } from '../../platform/person.ts';
import { mayOrRefuse, standingOf } from '../spaces/index.ts';
import { findComment, type CommentRow } from './comments.sql.ts';
import { findDoc, type DocRow } from './docs.sql.ts';

/** The first line of every verb on one doc: it is found through the space it lies in, or not at all. */
export async function reachDoc(
  house: House,
  person: Person,
  docId: string,
  capability: Capability,
): Promise<DocRow> {
  const row = await findDoc(house.db, docId);
  if (row === null || row.deletedAt !== null) throw new Refusal('found.not');
  const { seesFrom } = await mayOrRefuse(house, person, capability, row.spaceId);
  if (row.born <= seesFrom) throw new Refusal('found.not');
  return row;
}

/** The same for what has words: a folder has none. */
export async function reachWords(
  house: House,
  person: Person,
  docId: string,
  capability: Capability,
): Promise<DocRow> {
  const row = await reachDoc(house, person, docId, capability);
  if (row.kind !== 'doc') throw new Refusal('found.not');
  return row;
}

/** One's own may be taken away by oneself, all of them by those who keep the space. Taken away already, it is found too. */
export async function reachToDelete(house: House, person: Person, docId: string): Promise<DocRow> {
  const row = await findDoc(house.db, docId);
  if (row === null) throw new Refusal('found.not');
  const place = await mayOrRefuse(house, person, 'docs.read', row.spaceId);
  if (row.born <= place.seesFrom) throw new Refusal('found.not');
  await mayOrRefuse(house, person, 'docs.deleteOwn', row.spaceId);
  if (row.createdBy !== person.id && !may(standingOf(person, place), 'docs.deleteAny'))
    throw new Refusal('allowed.not');
  return row;
}

/** What was said about a doc, as long as both are there. */
export async function reachComment(
  house: House,
  person: Person,
  commentId: string,
): Promise<{ comment: CommentRow; mayDelete: boolean }> {
  const comment = await findComment(house.db, commentId);
  if (comment === null) throw new Refusal('found.not');
  await reachDoc(house, person, comment.docId, 'docs.read');
  const place = await mayOrRefuse(house, person, 'docs.comment', comment.spaceId);
  const keeps = may(standingOf(person, place), 'docs.deleteAnyComment');
  return { comment, mayDelete: keeps || comment.authorId === person.id };
}

export interface DocStanding {
  readonly spaceId: string;
  readonly mayWrite: boolean;
}

/** What somebody may do in a doc; null where there is none for them. */
export async function standingAt(house: House, person: Person, docId: string): Promise<DocStanding | null> {
  try {
    const { spaceId } = await reachWords(house, person, docId, 'docs.read');
    const place = await mayOrRefuse(house, person, 'docs.read', spaceId);
    return { spaceId, mayWrite: may(standingOf(person, place), 'docs.write') };
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}
