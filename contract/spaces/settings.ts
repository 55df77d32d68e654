import * as z from 'zod';
import { Day, GivenDay, Moment } from '../common/time.ts';
import { cannotBeKept, isBlank, isHonest, isHonestLine } from '../common/plain-text.ts';
import { GivenPriority, priorities } from '../common/priority.ts';

/** A project's type in S2 §3. */
export const projectTypes = ['family', 'community', 'personal'] as const;

/** Who finds a space they are not in, and may ask to enter: nobody, whoever shares a family or guild with a member, anyone here. */
export const finders = ['nobody', 'acquainted', 'house'] as const;
/** Who may invite into it. */
export const inviters = ['keepers', 'members'] as const;

export const longestSubtitle = 100;
export const longestSpaceDescription = 2000;

const upTo = (longest: number) =>
  [(text: string) => text.length <= longest, `Say it in ${longest} characters.`] as const;

export const longestSpaceName = 80;

export const SpaceName = z
  .string()
  .trim()
  .refine((text) => !isBlank(text), 'It needs a name.')
  .refine(...upTo(longestSpaceName))
  .refine(isHonestLine, cannotBeKept)
  .meta({ minLength: 1, maxLength: longestSpaceName });

/** What a space says of itself besides its name; every member reads it. */
export const SpaceSettings = z.object({
  /** One line: a Quick Guild's vision. */
  subtitle: z.string(),
  description: z.string(),
  /** The address of a picture; null is drawn by the house. */
  thumbnail: z.string().nullable(),
  type: z.enum(projectTypes),
  priority: z.literal(priorities),
  due_date: Day.nullable(),
  found_by: z.enum(finders),
  invited_by: z.enum(inviters),
  /** Gone for everybody within a day of this, unless it is taken back. */
  deleted_at: Moment.nullable(),
});
export type SpaceSettings = z.infer<typeof SpaceSettings>;

const Subtitle = z
  .string()
  .trim()
  .refine(...upTo(longestSubtitle))
  .refine(isHonestLine, cannotBeKept);
const Description = z
  .string()
  .trim()
  .refine(...upTo(longestSpaceDescription))
  .refine(isHonest, cannotBeKept);

/** Only what is given changes. */
export const SettingsChange = z
  .object({
    name: SpaceName,
    subtitle: Subtitle,
    description: Description,
    thumbnail: z.string().max(200).nullable(),
    type: z.enum(projectTypes),
    priority: GivenPriority,
    due_date: GivenDay.nullable(),
    found_by: z.enum(finders),
    invited_by: z.enum(inviters),
  })
  .partial();
export type SettingsChange = z.infer<typeof SettingsChange>;

/** What a salon may be furnished with on the day it is founded. */
export const templates = ['empty', 'event', 'house_repair', 'care', 'journey', 'company', 'retreat'] as const;
export type Template = (typeof templates)[number];
