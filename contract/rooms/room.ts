import * as z from 'zod';
import { Id } from '../common/ids.ts';
import { isBlank, isHonestLine, cannotBeKept } from '../common/plain-text.ts';
import { day, Moment } from '../common/time.ts';
import { gates, type GateName } from '../seekers/trust-gates.ts';
import { RoleName } from '../spaces/spaces.ts';

/** At what trust a room's door may open, each the number of a gate. */
export const thresholds = [gates.rooms.at, gates.more_rooms.at] as const;
export const Threshold = z.literal(thresholds);
export type Threshold = z.infer<typeof Threshold>;

/** The gate behind which a room lies: who has passed it keeps its rooms for as long as it keeps them. */
export const gateOf = (threshold: Threshold): GateName =>
  threshold === gates.rooms.at ? 'rooms' : 'more_rooms';

/** How long words stay in a room: for good, or gone after a month. */
export const rules = ['kept', 'month'] as const;
export const Rule = z.enum(rules);
export type Rule = z.infer<typeof Rule>;
/** How old words grow in a room whose rule is a month. */
export const monthLasts = 30 * day;

/** So long that the longest name of a person has room for the specification's ending. */
export const longestRoomName = 120;

export const RoomName = z
  .string()
  .trim()
  .refine((text) => !isBlank(text), 'It needs a name.')
  .refine((text) => text.length <= longestRoomName, `Say it in ${longestRoomName} characters.`)
  .refine(isHonestLine, cannotBeKept)
  .meta({ minLength: 1, maxLength: longestRoomName });

/** So many faces stand before a door; the others are a number. */
export const mostFaces = 4;

/** A door of the lobby, or the room behind it, as one person sees it. */
export const Room = z.object({
  id: Id,
  name: z.string(),
  threshold: Threshold,
  rule: Rule,
  created_at: Moment,
  /** Its owner: who founded it, or to whom it passed. */
  owner: Id.nullable(),
  members: z.int(),
  faces: z.array(z.object({ person_id: Id, name: z.string(), avatar_url: z.string() })).max(mostFaces),
  last_said_at: Moment.nullable(),
  /** What one is in it; null for who has not entered. */
  role: RoleName.nullable(),
  /** Its door opens for this person now. */
  open: z.boolean(),
  /** How much trust is missing until it would open by the number; 0 where the score reaches it. */
  missing: z.int(),
  /** Trust has fallen well below: the door shuts then, and who is inside falls out. */
  closes_at: Moment.nullable(),
});
export type Room = z.infer<typeof Room>;

/** What a room is besides a space; everybody in it is told when it changes. */
export const RoomTerms = z.object({ space_id: Id, threshold: Threshold, rule: Rule, rev: z.int() });
export type RoomTerms = z.infer<typeof RoomTerms>;
