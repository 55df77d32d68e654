import * as z from 'zod';
import { Id } from '../common/ids.ts';
import { cannotBeKept, isHonest, isHonestLine } from '../common/plain-text.ts';
import { Day, GivenDay, Moment } from '../common/time.ts';
import { consciousnessLevels } from '../seekers/consciousness-levels.ts';

/** S2 §9: the curation criteria where nobody says otherwise. */
export const usualCriteria = {
  min_trust_score: 150,
  max_participants: 20,
  consciousness_level: 'elevated',
} as const;

export const mostPlaces = 100;
export const longestLetter = 600;
export const longestReason = 280;
/** So many days a retreat may last. */
export const mostDays = 31;

/**
 * Where somebody stands with a retreat. `chosen` while it is being made; `asked`, `perhaps` and `yes` hold a chair;
 * `waiting` moves up as a chair comes free; `lapsed`: the day passed without a yes; `withdrawn`: no longer asked.
 */
export const guestStates = [
  'chosen',
  'asked',
  'perhaps',
  'yes',
  'no',
  'waiting',
  'lapsed',
  'withdrawn',
] as const;
export type GuestState = (typeof guestStates)[number];

export const holdsChair = (state: GuestState): boolean =>
  state === 'asked' || state === 'perhaps' || state === 'yes';

export const retreatStates = ['draft', 'open', 'cancelled'] as const;
export const answers = ['yes', 'perhaps', 'no'] as const;
export type RetreatAnswer = (typeof answers)[number];

const line = (longest: number) => z.string().trim().max(longest).refine(isHonestLine, cannotBeKept);

/** What a founder writes of a retreat. Half of it may be missing until the invitations go out. */
export const Plan = z.object({
  name: line(80),
  /** As coarse as they like: a river, a town. The address is said in the salon. */
  place: line(80),
  starts_on: GivenDay.nullable(),
  ends_on: GivenDay.nullable(),
  answer_by: GivenDay.nullable(),
  places: z.int().min(1).max(mostPlaces),
  min_trust_score: z.int().min(usualCriteria.min_trust_score).max(1000),
  consciousness_level: z.enum(consciousnessLevels),
  /** The founder's own words in the invitation. */
  letter: z.string().trim().max(longestLetter).refine(isHonest, cannotBeKept),
});
export type Plan = z.infer<typeof Plan>;

/** One person of a retreat, as founders see them. */
export const Guest = z.object({
  person_id: Id,
  name: z.string(),
  avatar_url: z.string(),
  trust_score: z.int(),
  state: z.enum(guestStates),
  /** By when their answer is waited for. */
  answer_by: Day.nullable(),
  asked_at: Moment.nullable(),
  answered_at: Moment.nullable(),
  reason: z.string(),
});
export type Guest = z.infer<typeof Guest>;

const shown = {
  id: Id,
  name: z.string(),
  place: z.string(),
  starts_on: Day.nullable(),
  ends_on: Day.nullable(),
  answer_by: Day.nullable(),
  places: z.int(),
  letter: z.string(),
  state: z.enum(retreatStates),
  cancel_reason: z.string(),
  host: z.object({ name: z.string(), avatar_url: z.string() }),
};

/** A retreat as founders see it: everybody in the order in which they are asked. */
export const Retreat = z.object({
  ...shown,
  min_trust_score: z.int(),
  consciousness_level: z.enum(consciousnessLevels),
  space_id: Id.nullable(),
  guests: z.array(Guest),
});
export type Retreat = z.infer<typeof Retreat>;

/** The same as who was asked sees it: who comes, and nothing of those who do not. */
export const MyRetreat = z.object({
  ...shown,
  mine: z.object({
    state: z.enum(guestStates),
    answer_by: Day.nullable(),
    reason: z.string(),
    /** Which in the row of those who wait; null for all others. */
    waiting: z.int().nullable(),
  }),
  /** Still open for an answer: neither called off nor begun. */
  open: z.boolean(),
  come: z.array(z.object({ name: z.string(), avatar_url: z.string() })),
  free: z.int(),
  /** Where those who come pack and cook; for them alone. */
  space_id: Id.nullable(),
});
export type MyRetreat = z.infer<typeof MyRetreat>;
