import type { Filling, OwnWords, Point } from '@kinsong/engines/worksheets/sheet-state.ts';
import { longestOffer } from '@kinsong/engines/worksheets/offers.ts';
import {
  longestSentence,
  longestLine,
  longestWords,
  mostLines,
} from '@kinsong/engines/worksheets/answers.ts';
import * as z from 'zod';
import { Id } from '../common/ids.ts';
import { isHonest, isHonestLine } from '../common/plain-text.ts';
import { ClockTime, Day, GivenDay, Moment } from '../common/time.ts';

export const longestAbout = 120;
export const mostOffers = 60;

const Words: z.ZodType<OwnWords> = z.object({ person_id: Id, text: z.string(), at: Moment });

const AnyPoint: z.ZodType<Point> = z.object({
  question: z.string(),
  words: z.array(Words),
  sentence: z.object({ text: z.string(), by: Id, at: Moment }).nullable(),
  yes: z.array(Id),
  lit_at: Moment.nullable(),
});

export const sheetOffer = {
  key: z.string(),
  kind: z.enum(['task', 'event']),
  title: z.string(),
  person_id: Id.nullable(),
  day: Day.nullable(),
  time: z.string().nullable(),
  ticked: z.boolean(),
};

/**
 * A worksheet that is filled in by a family, or was. `born` is the revision at which it came to be; one that was taken
 * away stays as a tombstone without its words. While its tasks and its doc are being made it is `finishing`.
 */
export const Worksheet = z.object({
  id: Id,
  space_id: Id,
  rev: z.int(),
  born: z.int(),
  /** Which sheet it is: a key of engines/worksheets/forms.ts. */
  form: z.string(),
  about: z.string(),
  takers: z.array(Id),
  points: z.array(AnyPoint),
  offers: z.array(z.object(sheetOffer)),
  status: z.enum(['open', 'finishing', 'finished']),
  /** What it became. */
  doc_id: Id.nullable(),
  made: z.array(z.object({ key: z.string(), kind: z.enum(['task', 'event']), id: Id })),
  finished_by: Id.nullable(),
  finished_at: Moment.nullable(),
  created_by: Id,
  created_at: Moment,
  changed_at: Moment,
  deleted_at: Moment.nullable(),
}) satisfies z.ZodType<Filling>;
export type Worksheet = z.infer<typeof Worksheet>;

const QuestionId = z.string().min(1).max(40);
const most = Math.max(longestWords, longestSentence, mostLines * (longestLine + 1));
const OwnText = z
  .string()
  .refine((text) => text.length <= most, `There is room for ${most} characters.`)
  .refine(isHonest, 'There is a letter in this that can not be kept.');

/** When an event begins on its day. */

export const GivenOffer = z.object({
  key: z.string().min(1).max(60),
  kind: z.enum(['task', 'event']),
  title: z
    .string()
    .trim()
    .min(1, 'Write what is to be done.')
    .max(longestOffer, `Say it in ${longestOffer} characters.`)
    .refine(isHonestLine, 'There is a letter in this that can not be kept.'),
  person_id: Id.nullable(),
  day: GivenDay.nullable(),
  time: ClockTime.nullable(),
  ticked: z.boolean(),
});

/** What somebody does at a sheet. Each may be sent twice. */
export const SheetDeed = z.discriminatedUnion('deed', [
  z.object({ deed: z.literal('join') }),
  z.object({ deed: z.literal('leave') }),
  z.object({ deed: z.literal('write'), question: QuestionId, text: OwnText }),
  z.object({
    deed: z.literal('propose'),
    question: QuestionId,
    text: OwnText,
    over: z.string().max(most).nullable(),
  }),
  z.object({ deed: z.literal('agree'), question: QuestionId, text: z.string().max(most), yes: z.boolean() }),
  z.object({ deed: z.literal('offer'), offer: GivenOffer }),
  z.object({ deed: z.literal('drop_offer'), key: z.string().min(1).max(60) }),
]);
export type SheetDeed = z.infer<typeof SheetDeed>;

export const About = z
  .string()
  .trim()
  .max(longestAbout, `Say it in ${longestAbout} characters.`)
  .refine(isHonestLine, 'There is a letter in this that can not be kept.');
