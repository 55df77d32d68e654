import { acts, outcomes } from '@kinsong/engines/onboarding/evening.ts';
import * as z from 'zod';
import { call } from '../common/call.ts';
import { EveningPart, EveningStep } from '../common/evening-step.ts';
import { Moment } from '../common/time.ts';

export const Evening = z.object({
  step: EveningStep,
  /** Those that ended, each with how and when. */
  parts: z.array(z.object({ part: EveningPart, outcome: z.enum(outcomes), ended_at: Moment })),
  guild_wanted: z.boolean(),
});
export type Evening = z.infer<typeof Evening>;

export const evening = call({
  name: 'onboarding.evening',
  title: "How far one's own first evening has come",
  method: 'GET',
  path: '/api/onboarding/evening',
  answer: Evening,
  permission: 'person',
  errors: [],
});

export const endPart = call({
  name: 'onboarding.endPart',
  title:
    'End a part of the first evening: finished, skipped, or all the rest skipped; what ended before stays so',
  method: 'POST',
  path: '/api/onboarding/parts',
  body: z.object({
    /** The promises and the manifesto have calls of their own, which end their parts. */
    part: EveningPart.exclude(['sacred_tenets', 'manifesto_onboarding']),
    outcome: z.enum(acts),
  }),
  answer: Evening,
  permission: 'person',
  errors: ['onboarding.promises', 'onboarding.goesOn'],
});
