import * as z from 'zod';
import { call } from '../common/call.ts';
import { Id } from '../common/ids.ts';
import { TimeZone } from '../common/time-zone.ts';

/** What one's own words have moved in oneself. It is apart from trust and buys nothing. */
export const SoulScore = z.object({ total: z.int(), today_total: z.int() });
export type SoulScore = z.infer<typeof SoulScore>;

export const soulScore = call({
  name: 'seekers.soul',
  title: "One's own soul score: all of it, and since midnight where one is",
  method: 'GET',
  path: '/api/soul/score',
  query: z.object({ time_zone: TimeZone.optional() }),
  answer: SoulScore,
  permission: 'person',
  errors: [],
});

export const raiseSoul = call({
  name: 'seekers.raiseSoul',
  title: "Double-tap one's own message: one more, once a message",
  method: 'POST',
  path: '/api/soul/score',
  body: z.object({
    amount: z.literal(1).default(1),
    source: z.literal('message_double_tap').default('message_double_tap'),
    message_id: Id,
    time_zone: TimeZone.optional(),
  }),
  answer: SoulScore,
  permission: 'person',
  errors: ['found.not', 'allowed.not', 'input.wrong'],
});
