import { giftKinds, splits } from '@kinsong/engines/worksheets/ledger.ts';
import * as z from 'zod';
import { call } from '../common/call.ts';
import { Id } from '../common/ids.ts';
import { isHonest } from '../common/plain-text.ts';
import { Day, GivenDay, Moment } from '../common/time.ts';

const inSpace = z.object({ space_id: Id });
const cannotWrite = ['found.not', 'allowed.not', 'space.archived'] as const;
export const longestGift = 300;
const mostAmount = 1_000_000_000;
const mostParts = 100;

export const LedgerRule = z.object({
  split: z.enum(splits),
  /** In hundredths of money. */
  hour_worth: z.int().min(0).max(1_000_000),
  things_count: z.boolean(),
  needs: z.array(z.object({ person_id: Id, parts: z.int().min(0).max(mostParts) })).max(200),
});

export const LedgerMoved = z.object({ space_id: Id, rev: z.int(), born: z.int() });

/** One line: who gave what. Amounts are hundredths: of hours, or of money. */
export const LedgerGift = z.object({
  id: Id,
  person_id: Id,
  gift: z.enum(giftKinds),
  amount: z.int(),
  words: z.string(),
  given_on: Day,
  /** The line that this one puts right. */
  corrects: Id.nullable(),
  written_by: Id,
  written_at: Moment,
});
export type LedgerGift = z.infer<typeof LedgerGift>;

const RuleChange = z.object({ rule: LedgerRule, by: Id, at: Moment });
export type RuleChange = z.infer<typeof RuleChange>;

export const NewGift = z.object({
  id: Id,
  person_id: Id,
  gift: z.enum(giftKinds),
  amount: z.int().min(0).max(mostAmount).default(0),
  words: z
    .string()
    .trim()
    .min(1, 'Write what it was.')
    .max(longestGift, `Say it in ${longestGift} characters.`)
    .refine(isHonest, 'There is a letter in this that can not be kept.'),
  given_on: GivenDay,
  corrects: Id.nullable().default(null),
});
export type NewGift = z.infer<typeof NewGift>;

export const Ledger = z.object({
  rule: LedgerRule,
  /** Every rule there was, the latest first. */
  rules: z.array(RuleChange),
  /** The newest lines; `more` says that there are older ones. Shares are counted from all. */
  gifts: z.array(LedgerGift),
  more: z.boolean(),
  shares: z.array(z.object({ person_id: Id, counted: z.int(), share: z.int() })),
});
export type Ledger = z.infer<typeof Ledger>;

export const readLedger = call({
  name: 'worksheets.ledger',
  title: 'Who gave what in a space, by which rule it counts, and the share of each',
  method: 'GET',
  path: '/api/spaces/:space_id/ledger',
  params: inSpace,
  query: z.object({ limit: z.coerce.number().int().min(1).max(2000).default(100) }),
  answer: Ledger,
  permission: 'worksheets.readLedger',
  errors: ['found.not', 'allowed.not'],
});

export const give = call({
  name: 'worksheets.give',
  title: 'Write a line into the ledger, or one that puts an earlier line right; the client makes the id',
  method: 'POST',
  path: '/api/spaces/:space_id/ledger',
  params: inSpace,
  body: NewGift,
  answer: LedgerGift,
  permission: 'worksheets.give',
  errors: [...cannotWrite, 'id.taken', 'gift.corrected', 'input.wrong'],
});

export const changeRule = call({
  name: 'worksheets.changeRule',
  title: 'Choose by which rule the ledger counts; the rules before stay on record',
  method: 'PUT',
  path: '/api/spaces/:space_id/ledger/rule',
  params: inSpace,
  body: LedgerRule,
  answer: RuleChange,
  permission: 'worksheets.rule',
  errors: [...cannotWrite],
});

export const ledgerCalls = [readLedger, give, changeRule];
