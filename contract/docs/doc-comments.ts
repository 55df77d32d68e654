import * as z from 'zod';
import { call } from '../common/call.ts';
import { Id } from '../common/ids.ts';
import { DocComment } from './doc.ts';
import { NewComment, Said } from './doc-input.ts';

const oneComment = z.object({ comment_id: Id });
const cannotSay = ['found.not', 'allowed.not', 'space.archived'] as const;

export const listComments = call({
  name: 'docs.comments',
  title: 'What was said about the docs of a space, in its order; `after` is where the last page ended',
  method: 'GET',
  path: '/api/spaces/:space_id/doc-comments',
  params: z.object({ space_id: Id }),
  query: z.object({
    after: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).default(0),
    limit: z.coerce.number().int().min(1).max(1000).default(500),
  }),
  answer: z.object({ comments: z.array(DocComment), more: z.boolean(), rev: z.int() }),
  permission: 'docs.read',
  errors: ['found.not'],
});

export const commentDoc = call({
  name: 'docs.comment',
  title: 'Say something about some words of a doc; the client makes the id',
  method: 'POST',
  path: '/api/docs/:doc_id/comments',
  params: z.object({ doc_id: Id }),
  body: NewComment,
  answer: DocComment,
  permission: 'person',
  errors: [...cannotSay, 'id.taken', 'input.wrong'],
});

export const answerComment = call({
  name: 'docs.answerComment',
  title: 'Answer what was said; the client makes the id, so that answering twice answers once',
  method: 'POST',
  path: '/api/doc-comments/:comment_id/answers',
  params: oneComment,
  body: z.object({ id: Id, content: Said }),
  answer: DocComment,
  permission: 'person',
  errors: [...cannotSay, 'comment.full', 'input.wrong'],
});

export const settleComment = call({
  name: 'docs.settleComment',
  title: 'Say that something is settled, or that it is open again',
  method: 'PUT',
  path: '/api/doc-comments/:comment_id/settled',
  params: oneComment,
  body: z.object({ settled: z.boolean() }),
  answer: DocComment,
  permission: 'person',
  errors: [...cannotSay],
});

export const deleteComment = call({
  name: 'docs.deleteComment',
  title: 'Take back what one said, with its answers',
  method: 'DELETE',
  path: '/api/doc-comments/:comment_id',
  params: oneComment,
  answer: DocComment,
  permission: 'person',
  errors: [...cannotSay],
});

export const docCommentsCalls = [listComments, commentDoc, answerComment, settleComment, deleteComment];
