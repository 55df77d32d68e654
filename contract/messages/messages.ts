import * as z from 'zod';
import { call } from '../common/call.ts';
import { Id } from '../common/ids.ts';
import { cannotBeKept, isBlank, isText } from '../common/plain-text.ts';
import { GivenMoment, Moment } from '../common/time.ts';
import { Attachment } from '../files/files.ts';
import { Forwarded, LinkPreview, Mention, Pinned, Reaction } from './message-parts.ts';
import { mostMentions } from './mentions.ts';

export const longestMessage = 8000;

/** So many files go with one message. */
export const mostFiles = 20;

const nothingWritten = 'Write something first.';
const Typed = z.string().max(longestMessage).refine(isText, cannotBeKept);

/** Blank text is no message; what people type is kept as typed otherwise. */
export const Content = Typed.refine((text) => !isBlank(text), nothingWritten);

/**
 * What a message carries besides its words, hung there by a module of the server: who hung it knows its shape, by `kind`.
 */
export const Extra = z.looseObject({ kind: z.string() });
export type Extra = z.infer<typeof Extra>;

/**
 * `seq` is the revision at which the message was posted: its place in the stream, for good.
 * `rev` is the revision of its last change. A deleted message keeps neither text nor files.
 */
export const Message = z.object({
  id: Id,
  space_id: Id,
  author_id: Id,
  seq: z.int(),
  rev: z.int(),
  content: z.string(),
  reply_to: Id.nullable(),
  attachments: z.array(Attachment),
  /** Absent in most. */
  extra: Extra.optional(),
  /** How many trust taps it was given; absent where there are none. */
  trust_taps: z.int().optional(),
  /** What others answered it with; absent where nobody did. */
  reactions: z.array(Reaction).optional(),
  mentions: z.array(Mention).optional(),
  forwarded: Forwarded.optional(),
  pinned: Pinned.optional(),
  /** Its author offered it for the founders’ eyes. */
  offered: z.literal(true).optional(),
  preview: LinkPreview.optional(),
  created_at: Moment,
  edited_at: Moment.nullable(),
  deleted_at: Moment.nullable(),
});
export type Message = z.infer<typeof Message>;

const Mentions = z.array(Mention).max(mostMentions).default([]);

const inSpace = z.object({ space_id: Id });
const oneMessage = z.object({ space_id: Id, message_id: Id });
const Seq = z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER);

export const listMessages = call({
  name: 'messages.list',
  title: 'A page of the stream: the newest, or those before or after a place in it',
  method: 'GET',
  path: '/api/spaces/:space_id/messages',
  params: inSpace,
  query: z.object({
    before: Seq.optional(),
    after: Seq.optional(),
    limit: z.coerce.number().int().min(1).max(200).default(50),
  }),
  answer: z.object({ messages: z.array(Message), more: z.boolean(), rev: z.int() }),
  permission: 'messages.read',
  errors: ['found.not'],
});

export const postMessage = call({
  name: 'messages.post',
  title: 'Say something; the client makes the id, so that saying it twice stores it once',
  method: 'POST',
  path: '/api/spaces/:space_id/messages',
  params: inSpace,
  body: z
    .object({
      id: Id,
      content: Typed,
      reply_to: Id.nullable().default(null),
      /** What it carries: one's own files that came into this space and that no message carries yet. */
      files: z.array(Id).max(mostFiles).default([]),
      mentions: Mentions,
    })
    .refine(({ content, files }) => files.length > 0 || !isBlank(content), {
      path: ['content'],
      message: nothingWritten,
    }),
  answer: Message,
  permission: 'messages.post',
  errors: ['found.not', 'allowed.not', 'space.archived', 'id.taken', 'input.wrong'],
});

export const editMessage = call({
  name: 'messages.edit',
  title: 'Change what one said',
  method: 'PATCH',
  path: '/api/spaces/:space_id/messages/:message_id',
  params: oneMessage,
  body: z.object({ content: Content, mentions: Mentions }),
  answer: Message,
  permission: 'messages.editOwn',
  errors: ['found.not', 'allowed.not', 'space.archived', 'input.wrong'],
});

export const deleteMessage = call({
  name: 'messages.delete',
  title: 'Take back what one said, or remove what someone said here',
  method: 'DELETE',
  path: '/api/spaces/:space_id/messages/:message_id',
  params: oneMessage,
  answer: Message,
  permission: 'messages.deleteOwn',
  errors: ['found.not', 'allowed.not'],
});

export const searchMessages = call({
  name: 'messages.search',
  title: 'Find messages in a space by their words, by who said them and when, and by what they carry',
  method: 'GET',
  path: '/api/spaces/:space_id/messages/search',
  params: inSpace,
  query: z.object({
    q: z.string().trim().max(200).default(''),
    by: Id.optional(),
    from: GivenMoment.optional(),
    until: GivenMoment.optional(),
    has: z.enum(['file', 'link']).optional(),
    limit: z.coerce.number().int().min(1).max(50).default(20),
  }),
  answer: z.object({ messages: z.array(Message) }),
  permission: 'messages.read',
  errors: ['found.not'],
});

export const Unread = z.object({
  space_id: Id,
  /** Counted up to 100, which is shown as 99+. */
  unread: z.int(),
  /** In how many of them one is named oneself. */
  mentions: z.int(),
  seen: z.int(),
  last: Message.pick({ id: true, seq: true, author_id: true, content: true, created_at: true })
    .extend({ author_name: z.string() })
    .nullable(),
});
export type Unread = z.infer<typeof Unread>;

export const unreadCounts = call({
  name: 'messages.unread',
  title: 'What is unread in each of my spaces, and what was last said there',
  method: 'GET',
  path: '/api/unread',
  answer: z.object({ unread: z.array(Unread) }),
  permission: 'person',
  errors: [],
});

export const seenUpTo = call({
  name: 'messages.seen',
  title: 'I have read up to here; it never goes back',
  method: 'PUT',
  path: '/api/spaces/:space_id/seen',
  params: inSpace,
  body: z.object({ seq: z.int().min(0) }),
  answer: z.object({ seen: z.int() }),
  permission: 'messages.read',
  errors: ['found.not'],
});

/** How far each member has read; a reader's own mark is among them. */
export const seenBy = call({
  name: 'messages.seenBy',
  title: 'How far each member has read',
  method: 'GET',
  path: '/api/spaces/:space_id/seen',
  params: inSpace,
  answer: z.object({ seen: z.array(z.object({ person_id: Id, seq: z.int() })) }),
  permission: 'messages.read',
  errors: ['found.not'],
});

/** S2 §7's own paths: a salon is a project there. */
const ProjectMessage = z.object({
  id: Id,
  sender_id: Id,
  sender_name: z.string(),
  content: z.string(),
  created_at: Moment,
});

export const projectMessages = call({
  name: 'messages.project',
  title: "A salon's newest messages, as the specification names them",
  method: 'GET',
  path: '/api/projects/:project_id/messages',
  params: z.object({ project_id: Id }),
  answer: z.object({ messages: z.array(ProjectMessage) }),
  permission: 'messages.read',
  errors: ['found.not'],
});

export const projectMessageDirect = call({
  name: 'messages.projectDirect',
  title: 'Say something in a salon; the content stands in the query or in a JSON body',
  method: 'POST',
  path: '/api/projects/:project_id/messages/direct',
  params: z.object({ project_id: Id }),
  query: z.object({ content: Content.optional() }),
  body: z.object({ content: Content.optional(), id: Id.optional() }).nullish(),
  answer: ProjectMessage,
  permission: 'messages.post',
  errors: ['found.not', 'allowed.not', 'space.archived', 'input.wrong'],
});

export const messagesCalls = [
  listMessages,
  postMessage,
  editMessage,
  deleteMessage,
  searchMessages,
  unreadCounts,
  seenUpTo,
  seenBy,
  projectMessages,
  projectMessageDirect,
];
