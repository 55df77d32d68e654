import type { Answer } from '@kinsong/contract/common/call.ts';
import { Refusal } from '@kinsong/contract/common/errors.ts';
import type { listComments as listCall } from '@kinsong/contract/docs/doc-comments.ts';
import type { NewComment } from '@kinsong/contract/docs/doc-input.ts';
import type { DocComment } from '@kinsong/contract/docs/doc.ts';
import type { House } from '../../platform/house.ts';
import type { Person } from '../../platform/person.ts';
import { changeSpace, countIn, mayOrRefuse } from '../spaces/index.ts';
import { commentChange, commentShape } from './contract-shapes.ts';
import * as rows from './comments.sql.ts';
import { reachComment, reachWords } from './find-doc.ts';

/** One line of talk has an end: what goes on longer is settled, or is a message. */
const mostAnswers = 100;

export async function listComments(
  house: House,
  person: Person,
  spaceId: string,
  { after, limit }: { after: number; limit: number },
): Promise<Answer<typeof listCall>> {
  const { seesFrom, rev } = await mayOrRefuse(house, person, 'docs.read', spaceId);
  const page = { after: Math.max(after, seesFrom), limit: limit + 1 };
  const found = await rows.pageOfComments(house.db, spaceId, page);
  return { comments: found.slice(0, limit).map(commentShape), more: found.length > limit, rev };
}

/** Says something about some words. Sent twice, it is said once. */
export async function commentDoc(
  house: House,
  person: Person,
  docId: string,
  { id, quote, content }: NewComment,
): Promise<DocComment> {
  const { spaceId } = await reachWords(house, person, docId, 'docs.comment');
  return changeSpace(house, spaceId, async (tx, rev) => {
    const at = house.clock.now();
    const row: rows.CommentRow = {
      ...{ id, spaceId, docId, rev, born: rev, quote, content, authorId: person.id, createdAt: at },
      ...{ answers: [], settledAt: null, settledBy: null, deletedAt: null },
    };
    if (await rows.insertComment(tx, row)) {
      const counted = await countIn(tx, spaceId, { rev, at });
      return { result: commentShape(row), changes: [commentChange(row), ...counted] };
    }
    const known = await rows.findComment(tx, id);
    if (known === null || known.docId !== docId || known.authorId !== person.id)
      throw new Refusal('id.taken');
    return { result: commentShape(known), changes: [] };
  });
}

/** Answers reopen what was settled: somebody has something to say still. */
export function answerComment(
  house: House,
  person: Person,
  commentId: string,
  { id, content }: { id: string; content: string },
): Promise<DocComment> {
  return alter(house, person, commentId, ({ answers }) => {
    if (answers.some((answer) => answer.id === id)) return null;
    if (answers.length >= mostAnswers) throw new Refusal('comment.full');
    const answer = { id, author_id: person.id, content, created_at: house.clock.now().toISOString() };
    return { answers: [...answers, answer], settledAt: null, settledBy: null };
  });
}

export function settleComment(
  house: House,
  person: Person,
  commentId: string,
  settled: boolean,
): Promise<DocComment> {
  return alter(house, person, commentId, ({ settledAt }) => {
    if ((settledAt !== null) === settled) return null;
    return settled
      ? { settledAt: house.clock.now(), settledBy: person.id }
      : { settledAt: null, settledBy: null };
  });
}

/** What stays is that something was said: none of its words. */
export async function deleteComment(house: House, person: Person, commentId: string): Promise<DocComment> {
  const { mayDelete } = await reachComment(house, person, commentId);
  if (!mayDelete) throw new Refusal('allowed.not');
  return alter(house, person, commentId, () => ({
    ...{ quote: '', content: '', answers: [] },
    deletedAt: house.clock.now(),
  }));
}

/** Changes what was said as it is by then; null leaves it as it is, and so does that it was taken back. */
async function alter(
  house: House,
  person: Person,
  commentId: string,
  change: (comment: rows.CommentRow) => rows.CommentValues | null,
): Promise<DocComment> {
  const { comment } = await reachComment(house, person, commentId);
  return changeSpace(house, comment.spaceId, async (tx, rev) => {
    const before = await rows.findComment(tx, commentId);
    if (before === null) throw new Refusal('found.not');
    const wanted = before.deletedAt === null ? change(before) : null;
    if (wanted === null) return { result: commentShape(before), changes: [] };
    const after = await rows.updateComment(tx, commentId, { ...wanted, rev });
    return { result: commentShape(after), changes: [commentChange(after)] };
  });
}
