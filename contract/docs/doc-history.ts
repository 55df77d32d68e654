import * as z from 'zod';
import { call } from '../common/call.ts';
import { Id } from '../common/ids.ts';
import { Difference, Doc, DocVersion, Words } from './doc.ts';
import { DocTitle } from './doc-input.ts';

const oneDoc = z.object({ doc_id: Id });
const oneVersion = z.object({
  doc_id: Id,
  version: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER),
});

export const docHistory = call({
  name: 'docs.history',
  title: 'How a doc came to be: who wrote in it and when, the latest first',
  method: 'GET',
  path: '/api/docs/:doc_id/versions',
  params: oneDoc,
  query: z.object({
    before: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
    limit: z.coerce.number().int().min(1).max(200).default(100),
  }),
  answer: z.object({ versions: z.array(DocVersion), more: z.boolean() }),
  permission: 'person',
  errors: ['found.not'],
});

export const docVersion = call({
  name: 'docs.version',
  title: 'A doc as it was then, and what was changed then',
  method: 'GET',
  path: '/api/docs/:doc_id/versions/:version',
  params: oneVersion,
  answer: z.object({ version: DocVersion, words: Words, differences: z.array(Difference) }),
  permission: 'person',
  errors: ['found.not'],
});

export const restoreDoc = call({
  name: 'docs.restore',
  title: 'Write a doc as it was then: a new version on top, nothing is lost',
  method: 'POST',
  path: '/api/docs/:doc_id/versions/:version/restored',
  params: oneVersion,
  answer: Doc,
  permission: 'person',
  errors: ['found.not', 'allowed.not', 'space.archived'],
});

export const copyDoc = call({
  name: 'docs.copy',
  title: 'A new doc with the words of another, as they are or as they were then; the client makes the id',
  method: 'POST',
  path: '/api/docs/:doc_id/copies',
  params: oneDoc,
  body: z.object({
    id: Id,
    title: DocTitle,
    version: z.int().min(0).max(Number.MAX_SAFE_INTEGER).optional(),
  }),
  answer: Doc,
  permission: 'person',
  errors: ['found.not', 'allowed.not', 'space.archived', 'id.taken', 'input.wrong'],
});

export const docHistoryCalls = [docHistory, docVersion, restoreDoc, copyDoc];
