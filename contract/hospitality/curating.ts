import * as z from 'zod';
import { call } from '../common/call.ts';
import { Id } from '../common/ids.ts';
import { Moment } from '../common/time.ts';
import { consciousnessLevels } from '../seekers/consciousness-levels.ts';
import { mostPlaces, usualCriteria } from './retreat.ts';

/** Somebody who could sit at a retreat's table. */
export const Candidate = z.object({
  person_id: Id,
  name: z.string(),
  avatar_url: z.string(),
  trust_score: z.int(),
  consciousness_level: z.enum(consciousnessLevels),
  /** When they were asked to a retreat last; null for never. */
  last_asked_at: Moment.nullable(),
});
export type Candidate = z.infer<typeof Candidate>;

export const Criteria = z.object({
  /** Their trust is above this. */
  min_trust_score: z
    .int()
    .min(usualCriteria.min_trust_score)
    .max(1000)
    .default(usualCriteria.min_trust_score),
  max_participants: z.int().min(1).max(mostPlaces).default(usualCriteria.max_participants),
  /** This level or one above it. */
  consciousness_level: z.enum(consciousnessLevels).default(usualCriteria.consciousness_level),
});
export type Criteria = z.infer<typeof Criteria>;

/**
 * S2 §7. It chooses and invites nobody. First come those who were never asked, then whoever was asked longest ago; among
 * these whoever came into the house first.
 */
export const curateRetreat = call({
  name: 'hospitality.curate',
  title:
    'Who could come to a retreat by these criteria: those never asked first, then whoever was asked longest ago',
  method: 'POST',
  path: '/api/founder/curate-retreat',
  body: z.object({ criteria: Criteria.default(Criteria.parse({})) }),
  answer: z.object({ selected: z.array(Candidate), total_eligible: z.int() }),
  permission: 'hospitality.curate',
  errors: ['allowed.not', 'input.wrong'],
});

export const eligible = call({
  name: 'hospitality.eligible',
  title: 'Everybody whose trust opens retreats, in the order in which they would be asked, page by page',
  method: 'GET',
  path: '/api/founder/eligible',
  query: z.object({
    offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
    limit: z.coerce.number().int().min(1).max(100).default(50),
  }),
  answer: z.object({ people: z.array(Candidate), total: z.int(), more: z.boolean() }),
  permission: 'hospitality.curate',
  errors: ['allowed.not', 'input.wrong'],
});

export const curatingCalls = [curateRetreat, eligible];
