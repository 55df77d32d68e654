import * as z from 'zod';
import { call } from '../common/call.ts';
import { Id } from '../common/ids.ts';
import { largestText } from '../common/plain-text-file.ts';
import { ServedFile } from '../common/served-file.ts';
import { Doc, Words } from './doc.ts';
import { DocChange, DocTitle, NewDoc } from './doc-input.ts';
import { docCommentsCalls } from './doc-comments.ts';
import { docHistoryCalls } from './doc-history.ts';

const inSpace = z.object({ space_id: Id });
const oneDoc = z.object({ doc_id: Id });
const cannotWrite = ['found.not', 'allowed.not', 'space.archived'] as const;

const page = z.object({
  after: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).default(0),
  limit: z.coerce.number().int().min(1).max(1000).default(500),
});

export const listDocs = call({
  name: 'docs.list',
  title:
    'The docs and folders of a space, in the order they came to be; `after` is where the last page ended',
  method: 'GET',
  path: '/api/spaces/:space_id/docs',
  params: inSpace,
  query: page,
  answer: z.object({ docs: z.array(Doc), more: z.boolean(), rev: z.int() }),
  permission: 'docs.read',
  errors: ['found.not'],
});

export const createDoc = call({
  name: 'docs.create',
  title: 'Begin a doc or a folder: empty, from a template or from Markdown; the client makes the id',
  method: 'POST',
  path: '/api/spaces/:space_id/docs',
  params: inSpace,
  body: NewDoc,
  answer: Doc,
  permission: 'docs.write',
  errors: [...cannotWrite, 'id.taken', 'doc.deep', 'input.wrong'],
});

export const importDoc = call({
  name: 'docs.import',
  title: 'Begin a doc with the words of a Markdown file; the client makes the id',
  method: 'POST',
  path: '/api/spaces/:space_id/docs/imported',
  params: inSpace,
  query: z.object({ id: Id, title: DocTitle, parent_id: Id.optional() }),
  upload: { largest: largestText, tooLarge: 'text.large' },
  answer: Doc,
  permission: 'docs.write',
  errors: [
    ...cannotWrite,
    ...([
      'id.taken',
      'doc.deep',
      'input.wrong',
      'text.kind',
      'text.empty',
      'text.large',
      'text.encoding',
    ] as const),
  ],
});

export const changeDoc = call({
  name: 'docs.change',
  title: 'Name a doc, or put it somewhere else',
  method: 'PATCH',
  path: '/api/docs/:doc_id',
  params: oneDoc,
  body: DocChange,
  answer: Doc,
  permission: 'person',
  errors: [...cannotWrite, 'doc.deep', 'doc.inside', 'input.wrong'],
});

export const deleteDoc = call({
  name: 'docs.delete',
  title: 'Take a doc away for everyone, or a folder with all that lies in it',
  method: 'DELETE',
  path: '/api/docs/:doc_id',
  params: oneDoc,
  answer: z.object({ docs: z.array(Doc) }),
  permission: 'person',
  errors: [...cannotWrite],
});

export const keepDoc = call({
  name: 'docs.keep',
  title: 'Undo a deletion of one’s own, within an hour: with all that went with it',
  method: 'PUT',
  path: '/api/docs/:doc_id/kept',
  params: oneDoc,
  answer: z.object({ docs: z.array(Doc) }),
  permission: 'person',
  errors: [...cannotWrite],
});

export const readDoc = call({
  name: 'docs.read',
  title: 'The words of a doc as they stand now',
  method: 'GET',
  path: '/api/docs/:doc_id/words',
  params: oneDoc,
  answer: z.object({ doc: Doc, words: Words }),
  permission: 'person',
  errors: ['found.not'],
});

/** What a doc can be saved as. */
export const exportKinds = ['md', 'html', 'pdf'] as const;
export type ExportKind = (typeof exportKinds)[number];

export const exportDoc = call({
  name: 'docs.export',
  title: 'A doc as Markdown, as a page or as a PDF with its pictures, to be saved',
  method: 'GET',
  path: '/api/docs/:doc_id/export',
  params: oneDoc,
  query: z.object({ as: z.enum(exportKinds).default('md') }),
  answer: ServedFile,
  permission: 'person',
  errors: ['found.not', 'house.full'],
  limit: { max: 30, perMinutes: 1 },
});
export const exportAddress = (docId: string, as: ExportKind): string => `/api/docs/${docId}/export?as=${as}`;

/** The excerpt is the part of its words where what was asked for stands; blank where only the title has it. */
const found = z.object({ found: z.array(z.object({ doc: Doc, excerpt: z.string() })) });
const asked = z.object({
  q: z.string().trim().min(1).max(200),
  limit: z.coerce.number().int().min(1).max(50).default(20),
});

export const searchDocs = call({
  name: 'docs.search',
  title: 'Find the docs of a space by their titles and their words',
  method: 'GET',
  path: '/api/spaces/:space_id/docs/search',
  params: inSpace,
  query: asked,
  answer: found,
  permission: 'docs.read',
  errors: ['found.not'],
});

export const searchMyDocs = call({
  name: 'docs.searchMine',
  title: 'Find docs in all my spaces by their titles and their words',
  method: 'GET',
  path: '/api/docs/search',
  query: asked,
  answer: found,
  permission: 'person',
  errors: [],
});

export const docsCalls = [
  listDocs,
  createDoc,
  importDoc,
  changeDoc,
  deleteDoc,
  keepDoc,
  readDoc,
  exportDoc,
  searchDocs,
  searchMyDocs,
  ...docCommentsCalls,
  ...docHistoryCalls,
];
