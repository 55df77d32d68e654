import * as z from 'zod';
import { call } from '../common/call.ts';
import { Id } from '../common/ids.ts';
import { Moment } from '../common/time.ts';

/**
 * Two people exchange how each sees something; or one does so with the guide. Each tells, neither reads before both have;
 * then each says back what they heard, until the other says that this is it; then both read it all.
 */
export const SwapPhase = z.enum(['telling', 'saying_back', 'reading', 'finished', 'left']);
export type SwapPhase = z.infer<typeof SwapPhase>;

export const SwapSide = z.object({
  /** null: the guide. */
  person_id: Id.nullable(),
  told: z.boolean(),
  /** Hidden from the other until both have told. */
  telling: z.string().nullable(),
  /** What the other heard in it, and said back. */
  heard: z.string().nullable(),
  /** Whoever told says: this is what I meant. */
  confirmed: z.boolean(),
  /** Whoever told says what is still missing. */
  not_quite: z.string().nullable(),
  read: z.boolean(),
});
export type SwapSide = z.infer<typeof SwapSide>;

export const Swap = z.object({
  id: Id,
  space_id: Id,
  rev: z.int(),
  about: z.string(),
  phase: SwapPhase,
  /** Whoever began, and the other. */
  sides: z.tuple([SwapSide, SwapSide]),
  /** The guide's words on both, when both may read. */
  reflection: z.string().nullable(),
  created_at: Moment,
  finished_at: Moment.nullable(),
});
export type Swap = z.infer<typeof Swap>;

const oneSwap = z.object({ swap_id: Id });
const Words = z
  .string()
  .max(4000)
  .refine((text) => text.trim() !== '', 'Write something first.');

export const mySwaps = call({
  name: 'guide.swaps',
  title: 'The perspective swaps one is in, the newest first',
  method: 'GET',
  path: '/api/mairy/swaps',
  answer: z.object({ swaps: z.array(Swap) }),
  permission: 'person',
  errors: [],
});

export const openSwap = call({
  name: 'guide.swap',
  title: 'One perspective swap, as one may read it now',
  method: 'GET',
  path: '/api/mairy/swaps/:swap_id',
  params: oneSwap,
  answer: Swap,
  permission: 'person',
  errors: ['found.not'],
});

export const beginSwap = call({
  name: 'guide.beginSwap',
  title: 'Ask someone one shares a space with, or the guide, to exchange how each sees something',
  method: 'POST',
  path: '/api/mairy/swaps',
  body: z.object({ id: Id, about: z.string().trim().min(1).max(200), with: Id.nullable().default(null) }),
  answer: Swap,
  permission: 'person',
  errors: ['found.not', 'id.taken', 'input.wrong'],
});

export const SwapStep = z.discriminatedUnion('do', [
  z.object({ do: z.literal('tell'), text: Words }),
  z.object({ do: z.literal('say_back'), text: Words }),
  z.object({ do: z.literal('confirm') }),
  z.object({ do: z.literal('not_quite'), text: Words }),
  z.object({ do: z.literal('read') }),
  z.object({ do: z.literal('leave') }),
]);
export type SwapStep = z.infer<typeof SwapStep>;

export const takeStep = call({
  name: 'guide.swapStep',
  title: 'Tell, say back, confirm or say what is missing, read, or leave it',
  method: 'POST',
  path: '/api/mairy/swaps/:swap_id/steps',
  params: oneSwap,
  body: SwapStep,
  answer: Swap,
  permission: 'person',
  errors: ['found.not', 'swap.turn', 'input.wrong'],
});

export const swapCalls = [mySwaps, openSwap, beginSwap, takeStep];
