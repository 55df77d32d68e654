import * as z from 'zod';
import { call } from '../common/call.ts';
import { Id } from '../common/ids.ts';
import { Day, Moment } from '../common/time.ts';
import { gateNames } from './trust-gates.ts';

/** How often a cause counts for one person: once ever, or so many times in a day or in seven days. */
export type Limit = 'once' | { readonly times: number; readonly in: 'day' | 'week' } | 'unlimited';

export interface TrustRule {
  readonly amount: number;
  readonly limit: Limit;
}

/**
 * What moves trust. Nothing else does: never absence, and never a machine's opinion of what someone wrote.
 * A cause counts once for each thing it came from, whatever its limit.
 */
export const trustRules = {
  joined: { amount: 100, limit: 'once' },
  /** The specification gives the architect 200. */
  architect: { amount: 100, limit: 'once' },
  onboarded: { amount: 20, limit: 'once' },
  /** From one person they count once in seven days besides; only the nightly count can see to that. */
  taps: { amount: 1, limit: { times: 3, in: 'day' } },
  task_done: { amount: 2, limit: { times: 4, in: 'day' } },
  care_given: { amount: 5, limit: { times: 2, in: 'week' } },
  council_closed: { amount: 6, limit: 'unlimited' },
  perspective_swap: { amount: 3, limit: { times: 1, in: 'day' } },
  guest_onboarded: { amount: 2, limit: 'unlimited' },
  commitment_broken: { amount: -4, limit: 'unlimited' },
  report_upheld: { amount: -10, limit: 'unlimited' },
} as const satisfies Record<string, TrustRule>;

export type Cause = keyof typeof trustRules;
export const causes = Object.keys(trustRules) as [Cause, ...Cause[]];

/** What an entry came from: a task, a council, the taps of a day in a space. Its words are kept as they were then. */
export const TrustSource = z.object({
  type: z.string().max(40),
  id: Id.nullable(),
  space_id: Id.nullable(),
  text: z.string().nullable(),
});
export type TrustSource = z.infer<typeof TrustSource>;

export const TrustEntry = z.object({
  id: Id,
  cause: z.enum(causes),
  amount: z.int(),
  at: Moment,
  from: TrustSource.nullable(),
});
export type TrustEntry = z.infer<typeof TrustEntry>;

export const TrustGate = z.object({
  gate: z.enum(gateNames),
  /** Open for this person now. */
  open: z.boolean(),
  /** How much is missing until it opens; 0 where the score reaches it. */
  missing: z.int(),
  /** Fallen well below a gate passed before: it stays open until then. */
  closes_at: Moment.nullable(),
});
export type TrustGate = z.infer<typeof TrustGate>;

export const myTrust = call({
  name: 'seekers.trust',
  title:
    "One's own trust: the score, what it is made of, the gates, and the newest entries or those before one",
  method: 'GET',
  path: '/api/trust',
  query: z.object({
    before: Id.optional(),
    limit: z.coerce.number().int().min(1).max(100).default(50),
  }),
  answer: z.object({
    score: z.int(),
    gates: z.array(TrustGate),
    /** Each cause with all it brought, in the order in which they first came. */
    causes: z.array(z.object({ cause: z.enum(causes), amount: z.int(), times: z.int() })),
    entries: z.array(TrustEntry),
    more: z.boolean(),
  }),
  permission: 'person',
  errors: [],
});

export const trustLine = call({
  name: 'seekers.trustLine',
  title: "One's own trust over time: the score at the end of each day on which it moved",
  method: 'GET',
  path: '/api/trust/line',
  answer: z.object({ points: z.array(z.object({ day: Day, score: z.int() })) }),
  permission: 'person',
  errors: [],
});
