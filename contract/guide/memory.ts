import * as z from 'zod';
import { call } from '../common/call.ts';
import { Id } from '../common/ids.ts';
import { Moment } from '../common/time.ts';

/** me: for oneself. family, guild: for everyone in that one family or guild, and nobody elsewhere. */
export const MemoryScope = z.enum(['me', 'family', 'guild']);
export type MemoryScope = z.infer<typeof MemoryScope>;

export const Memory = z.object({
  id: Id,
  text: z.string(),
  scope: MemoryScope,
  /** The family or guild; null for oneself. */
  scope_space_id: Id.nullable(),
  scope_name: z.string(),
  said_by: Id,
  said_by_name: z.string(),
  said_at: Moment,
  /** The message it was said in, as far as there is one. */
  message_id: Id.nullable(),
  /** Only who said it may change or erase it. */
  mine: z.boolean(),
});
export type Memory = z.infer<typeof Memory>;

const MemoryText = z.string().trim().min(1).max(500);
const scoped = { scope: MemoryScope, scope_space_id: Id.nullable().default(null) };
const oneMemory = z.object({ memory_id: Id });
/** Typed by hand before everything is erased. */
export const erasingWord = 'FORGET';

export const memories = call({
  name: 'guide.memories',
  title: 'What the guide remembers and may use when it talks with me: who said it, when, and for whom it is',
  method: 'GET',
  path: '/api/mairy/memories',
  answer: z.object({ on: z.boolean(), memories: z.array(Memory) }),
  permission: 'person',
  errors: [],
});

export const remember = call({
  name: 'guide.remember',
  title: 'Have the guide remember something; the client makes the id',
  method: 'POST',
  path: '/api/mairy/memories',
  body: z.object({ id: Id, text: MemoryText, ...scoped }),
  answer: Memory,
  permission: 'person',
  errors: ['found.not', 'memory.off', 'memory.scope', 'id.taken', 'input.wrong'],
});

export const changeMemory = call({
  name: 'guide.changeMemory',
  title: 'Put right what the guide remembers of what one said',
  method: 'PATCH',
  path: '/api/mairy/memories/:memory_id',
  params: oneMemory,
  body: z.object({ text: MemoryText }),
  answer: Memory,
  permission: 'person',
  errors: ['found.not', 'allowed.not', 'input.wrong'],
});

export const forgetMemory = call({
  name: 'guide.forget',
  title: 'Have the guide forget one thing that one said',
  method: 'DELETE',
  path: '/api/mairy/memories/:memory_id',
  params: oneMemory,
  answer: z.object({ forgotten: z.int() }),
  permission: 'person',
  errors: ['found.not', 'allowed.not'],
});

export const forgetAll = call({
  name: 'guide.forgetAll',
  title: 'Have the guide forget everything that one said; the word is typed by hand',
  method: 'POST',
  path: '/api/mairy/memories/forget-all',
  body: z.object({ word: z.string().max(40) }),
  answer: z.object({ forgotten: z.int() }),
  permission: 'person',
  errors: ['memory.word', 'input.wrong'],
});

export const memoryCalls = [memories, remember, changeMemory, forgetMemory, forgetAll];
