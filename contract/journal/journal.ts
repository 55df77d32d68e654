import { passwordRounds } from '@kinsong/engines/journal/locks.ts';
import * as z from 'zod';
import { call } from '../common/call.ts';
import { Id } from '../common/ids.ts';
import { Moment } from '../common/time.ts';

const sealedText = (longest: number) =>
  z
    .string()
    .min(1)
    .max(longest)
    .regex(/^[\w-]+$/);
/** The longest page, sealed: some eighty thousand letters. */
export const longestSealed = 320_000;
/** So many bytes, as letters: what is of another length opens nothing, and would stand in its owner's way. */
const bytes = (many: number) => z.string().regex(new RegExp(`^[\\w-]{${Math.ceil((many * 4) / 3)}}$`));
const Proof = bytes(32);

/** The journal's key, sealed by something that the house does not keep (engines/journal/locks.ts). */
const Lock = z.object({ salt: bytes(16), rounds: z.int(), sealed: bytes(12 + 32 + 16) });
/** Fewer rounds make guessing easier; more keep the house busy when the password is changed. */
const PasswordLock = Lock.extend({
  rounds: z
    .int()
    .min(passwordRounds)
    .max(4 * passwordRounds),
});
const RandomLock = Lock.extend({ rounds: z.int().min(0).max(0) });

/** Of one's former password, until one has opened the journal by it once more. */
export const lockKinds = ['password', 'former password', 'passkey', 'code', 'house'] as const;

export const JournalLock = z.object({
  id: Id,
  kind: z.enum(lockKinds),
  /** Which passkey, for one of that kind. */
  passkey_id: z.string().nullable(),
  made_at: Moment,
  /** null for the house's, which stays in the house. */
  lock: Lock.nullable(),
});
export type JournalLock = z.infer<typeof JournalLock>;

const ByPassword = z.object({
  kind: z.literal('password'),
  /** Looked at and not kept: a lock by a mistyped password would open to nobody. */
  password: z.string().min(1).max(200),
  lock: PasswordLock,
});
const ByPasskey = z.object({
  kind: z.literal('passkey'),
  passkey_id: z.string().min(1).max(1400),
  lock: RandomLock,
});
const ByCode = z.object({ kind: z.literal('code'), lock: RandomLock });
/** The key itself, which the house seals by its own: for whoever has neither password nor passkey that could. */
const ByHouse = z.object({ kind: z.literal('house'), key: bytes(32) });

export const Journal = z.object({
  begun: z.boolean(),
  pages: z.int(),
  last_at: Moment.nullable(),
  locks: z.array(JournalLock),
});
export type Journal = z.infer<typeof Journal>;

/** The house knows of a page its size and when it was written and changed. */
export const SealedPage = z.object({
  id: Id,
  /** Its place among all, the oldest first. */
  nr: z.int(),
  rev: z.int(),
  written_at: Moment,
  changed_at: Moment,
  sealed: z.string(),
});
export type SealedPage = z.infer<typeof SealedPage>;

const page_id = z.object({ page_id: Id });
const often = { max: 20, perMinutes: 10 };

export const myJournal = call({
  name: 'journal.mine',
  title: "One's own secret journal: how many pages, and what opens it",
  method: 'GET',
  path: '/api/journal',
  answer: Journal,
  permission: 'person',
  errors: [],
});

export const beginJournal = call({
  name: 'journal.begin',
  title:
    'Begin a secret journal, by what its key is locked with; the house keeps the key only where it has to',
  method: 'POST',
  path: '/api/journal',
  body: z.object({ proof: Proof, by: z.discriminatedUnion('kind', [ByPassword, ByPasskey, ByHouse]) }),
  answer: Journal,
  permission: 'person',
  errors: ['found.not', 'journal.begun', 'journal.house', 'password.wrong', 'rate.limited'],
  limit: often,
});

export const keepLock = call({
  name: 'journal.keepLock',
  title:
    "Let a password, a passkey or a recovery code open one's journal too; the house's own lock goes then",
  method: 'PUT',
  path: '/api/journal/locks',
  body: z.object({ proof: Proof, by: z.discriminatedUnion('kind', [ByPassword, ByPasskey, ByCode]) }),
  answer: Journal,
  permission: 'person',
  errors: ['found.not', 'journal.key', 'password.wrong', 'rate.limited'],
  limit: often,
});

export const openByHouse = call({
  name: 'journal.openByHouse',
  title: 'The key of a journal that only the house locks; of any other the house has none',
  method: 'POST',
  path: '/api/journal/open',
  answer: z.object({ key: z.string() }),
  permission: 'person',
  errors: ['found.not'],
  limit: { max: 60, perMinutes: 10 },
});

export const burnJournal = call({
  name: 'journal.burn',
  title: 'Burn all pages of the journal and its locks, for good',
  method: 'POST',
  path: '/api/journal/burn',
  body: z.object({ word: z.string().max(40) }),
  answer: z.object({ burned: z.int() }),
  permission: 'person',
  errors: ['journal.word'],
});

export const listPages = call({
  name: 'journal.pages',
  title: 'Pages of the journal, sealed, the newest first; `before` the place of one',
  method: 'GET',
  path: '/api/journal/pages',
  query: z.object({ before: z.coerce.number().int().positive().max(2_000_000_000).optional() }),
  answer: z.object({ pages: z.array(SealedPage), more: z.boolean() }),
  permission: 'person',
  errors: [],
});

export const onePage = call({
  name: 'journal.page',
  title: 'One page of the journal, sealed',
  method: 'GET',
  path: '/api/journal/pages/:page_id',
  params: page_id,
  answer: SealedPage,
  permission: 'person',
  errors: [],
});

export const writePage = call({
  name: 'journal.write',
  title: 'Put a sealed page into the journal; sent twice under one id, it stands there once',
  method: 'POST',
  path: '/api/journal/pages',
  body: z.object({ id: Id, sealed: sealedText(longestSealed) }),
  answer: SealedPage,
  permission: 'person',
  errors: ['found.not', 'journal.changed'],
});

export const changePage = call({
  name: 'journal.change',
  title: 'Change a page, as long as it was not changed elsewhere since it was seen',
  method: 'PUT',
  path: '/api/journal/pages/:page_id',
  params: page_id,
  body: z.object({ rev: z.int(), sealed: sealedText(longestSealed) }),
  answer: SealedPage,
  permission: 'person',
  errors: ['journal.changed'],
});

export const tearOutPage = call({
  name: 'journal.tearOut',
  title: 'Tear a page out, as long as it was not changed elsewhere since it was seen; nothing of it stays',
  method: 'DELETE',
  path: '/api/journal/pages/:page_id',
  params: page_id,
  query: z.object({ rev: z.coerce.number().int() }),
  answer: z.object({ removed: z.boolean() }),
  permission: 'person',
  errors: ['journal.changed'],
});

export const journalCalls = [
  myJournal,
  beginJournal,
  keepLock,
  openByHouse,
  burnJournal,
  listPages,
  onePage,
  writePage,
  changePage,
  tearOutPage,
];
