import * as z from 'zod';
import { call } from '../common/call.ts';
import { Homepage } from '../common/homepage.ts';
import { Id } from '../common/ids.ts';
import { cannotBeKept, isBlank, isHonest, isHonestLine } from '../common/plain-text.ts';
import { audiences } from './audiences.ts';

export const availabilities = ['weekends_only', 'flexible', 'limited', 'high'] as const;
export const Availability = z.enum(availabilities);
export type Availability = z.infer<typeof Availability>;

export const longestName = 80;
export const longestBio = 600;

const Name = z
  .string()
  .trim()
  .refine((text) => !isBlank(text), 'A name, so that people know whom they meet.')
  .refine((text) => text.length <= longestName, `At most ${longestName} letters.`)
  .refine(isHonestLine, cannotBeKept)
  .meta({ minLength: 1, maxLength: longestName });

const Bio = z
  .string()
  .trim()
  .refine((text) => text.length <= longestBio, `At most ${longestBio} letters.`)
  .refine(isHonest, cannotBeKept)
  .meta({ maxLength: longestBio });

const Audience = z.enum(audiences);

/** What of somebody is seen by whom: one line a fact, and no fact that is shown nowhere. */
export const SeenBy = z.object({ real_name: Audience, bio: Audience, availability: Audience });
export type SeenBy = z.infer<typeof SeenBy>;

export const OwnProfile = z.object({
  avatar_name: z.string(),
  real_name: z.string(),
  bio: z.string(),
  homepage_preference: Homepage,
  /** null: they have not said. */
  availability: Availability.nullable(),
  /** Whether a lamp burns beside their name while they are here. */
  shows_presence: z.boolean(),
  seen_by: SeenBy,
});
export type OwnProfile = z.infer<typeof OwnProfile>;

export const myProfile = call({
  name: 'seekers.myProfile',
  title: 'What one has said about oneself, and who sees it',
  method: 'GET',
  path: '/api/user/profile',
  answer: OwnProfile,
  permission: 'person',
  errors: [],
});

export const ProfileChange = z.object({
  avatar_name: Name.optional(),
  real_name: Name.optional(),
  bio: Bio.optional(),
  homepage_preference: Homepage.optional(),
  availability: Availability.nullable().optional(),
  shows_presence: z.boolean().optional(),
  seen_by: SeenBy.partial().optional(),
});
export type ProfileChange = z.infer<typeof ProfileChange>;

export const changeProfile = call({
  name: 'seekers.changeProfile',
  title: 'Change what one says about oneself, who sees it, or where one wants to land; the rest stays',
  method: 'PUT',
  path: '/api/user/profile',
  body: ProfileChange,
  answer: OwnProfile,
  permission: 'person',
  errors: ['input.wrong'],
});

/** Somebody as their own choice shows them to whoever asks; what is kept from these eyes is null. */
export const ShownProfile = z.object({
  person_id: Id,
  name: z.string(),
  avatar_url: z.string(),
  real_name: z.string().nullable(),
  bio: z.string().nullable(),
  availability: Availability.nullable(),
});
export type ShownProfile = z.infer<typeof ShownProfile>;

export const profileOf = call({
  name: 'seekers.profile',
  title: 'Somebody one shares a place with, as far as they let themselves be seen',
  method: 'GET',
  path: '/api/people/:person_id/profile',
  params: z.object({ person_id: Id }),
  answer: ShownProfile,
  permission: 'person',
  errors: ['found.not'],
});

export const profileCalls = [myProfile, changeProfile, profileOf];
