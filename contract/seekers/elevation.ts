import * as z from 'zod';
import { call } from '../common/call.ts';
import { Id } from '../common/ids.ts';
import { day, Moment } from '../common/time.ts';
import { consciousnessLevels } from './consciousness-levels.ts';

/** Who can be raised: trust strictly above this, onboarded, and here within so many days. */
export const elevationTrust = 150;
export const elevationActiveDays = 28;

/** After a no nobody asks again for so long. */
export const elevationRests = 90 * day;

/** Somebody whom a founder may offer the level `elevated`; `offered_at` where the offer waits for their answer. */
export const Ready = z.object({
  person_id: Id,
  name: z.string(),
  avatar_url: z.string(),
  trust_score: z.int(),
  consciousness_level: z.enum(consciousnessLevels),
  offered_at: Moment.nullable(),
});
export type Ready = z.infer<typeof Ready>;

export const offerElevation = call({
  name: 'seekers.offerElevation',
  title: 'Offer somebody who is ready the level elevated; they are asked, and nothing moves before their yes',
  method: 'POST',
  path: '/api/founder/elevations',
  body: z.object({ person_id: Id }),
  answer: Ready,
  permission: 'seekers.elevate',
  errors: ['allowed.not', 'found.not'],
});

export const myElevation = call({
  name: 'seekers.elevation',
  title: 'Whether a founder offers to raise me, and who',
  method: 'GET',
  path: '/api/elevation',
  answer: z.object({
    level: z.enum(consciousnessLevels),
    offer: z.object({ by: z.string(), by_avatar_url: z.string(), offered_at: Moment }).nullable(),
  }),
  permission: 'person',
  errors: [],
});

export const answerElevation = call({
  name: 'seekers.answerElevation',
  title: 'My yes raises me, my no leaves everything as it is',
  method: 'POST',
  path: '/api/elevation',
  body: z.object({ answer: z.enum(['yes', 'no']) }),
  answer: z.object({ level: z.enum(consciousnessLevels) }),
  permission: 'person',
  errors: ['found.not', 'input.wrong'],
});

export const elevationCalls = [offerElevation, myElevation, answerElevation];
