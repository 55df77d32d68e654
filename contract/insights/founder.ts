import * as z from 'zod';
import { call } from '../common/call.ts';
import { Id } from '../common/ids.ts';
import { Moment } from '../common/time.ts';

/** S2 §9: founder lists show five, and a sentence is cut at so many characters. */
export const shownByFounders = 5;
export const longestWisdom = 100;

const Count = z.int().min(0);

const named = { person_id: Id, name: z.string(), avatar_url: z.string(), trust_score: z.int() };

/** Somebody who could come to a retreat; `last_asked_at` is null for who was never asked. */
export const EligibleUser = z.object({ ...named, last_asked_at: Moment.nullable() });
export type EligibleUser = z.infer<typeof EligibleUser>;

/** Somebody who could be raised; `offered_at` where they were asked and have not answered. */
export const ReadyPerson = z.object({ ...named, offered_at: Moment.nullable() });
export type ReadyPerson = z.infer<typeof ReadyPerson>;

/** What a match is made of; the score never stands without them. */
export const matchTerms = ['threshold', 'gift', 'distance', 'children', 'availability'] as const;

/** Two families who could do something together. It comes from lodging's own matching, and from nowhere else. */
export const CollaborationMatch = z.object({
  id: Id,
  between: z.array(z.object({ name: z.string(), avatar_url: z.string() })).length(2),
  score: z.int().min(0).max(100),
  terms: z.array(z.object({ term: z.enum(matchTerms), fit: z.int().min(0).max(100), words: z.string() })),
});
export type CollaborationMatch = z.infer<typeof CollaborationMatch>;

/** A sentence that its author offered to show. */
export const Wisdom = z.object({
  message_id: Id,
  name: z.string(),
  avatar_url: z.string(),
  /** The trust taps that people gave it. */
  wisdom_level: Count,
  /** When it was said. */
  timestamp: Moment,
  user_message: z.string(),
});
export type Wisdom = z.infer<typeof Wisdom>;

/** S2 §7: what founders see. Figures of the house and names of those who could be asked; no words but those offered. */
export const founderDashboard = call({
  name: 'insights.founder',
  title:
    'The founders’ dashboard: figures, who could come to a retreat, who could be raised, offered sentences',
  method: 'GET',
  path: '/api/founder/dashboard',
  answer: z.object({
    overview: z.object({
      total_consciousness_travelers: Count,
      /** Here in the last seven days. */
      active_this_week: Count,
      /** Trust above 150, and not under 16. */
      retreat_candidates: Count,
      /** Sentences offered since midnight, where the founder is. */
      wisdom_interactions_today: Count,
    }),
    /** The first five; all of them by /api/founder/eligible. */
    retreat_eligible_users: z.array(EligibleUser),
    consciousness_curation: z.object({
      ready_for_elevation: z.array(ReadyPerson),
      collaboration_matches: z.array(CollaborationMatch),
      /** False until lodging tells of matches: then none is no finding. */
      matching: z.boolean(),
    }),
    /** The five that people gave most, of the last 28 days; each cut. */
    high_wisdom_interactions: z.array(Wisdom),
  }),
  permission: 'insights.seeFounder',
  errors: ['allowed.not'],
});

export const founderCalls = [founderDashboard];
