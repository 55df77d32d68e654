import * as z from 'zod';
import { call } from '../common/call.ts';
import { Id } from '../common/ids.ts';
import { largestText } from '../common/plain-text-file.ts';
import { GivenMoment, Moment } from '../common/time.ts';
import { User } from '../identity/identity.ts';
import {
  farIntentions,
  nearIntentions,
  type FarIntention,
  type Intention,
  type NearIntention,
} from './intentions.ts';

/** More than a page: what is longer is brought as a file. */
export const longestObjective = 4000;

const Objective = z.string().trim().max(longestObjective).default('');
const oneOf = <T extends string>(all: readonly (Intention & { readonly id: T })[]) =>
  z
    .array(z.enum(all.map(({ id }) => id)))
    .max(all.length)
    .default([]);
const chosen = {
  /** The stars that are lit. They stay so whatever is written beside them. */
  personal_intentions: oneOf<NearIntention>(nearIntentions),
  earth_intentions: oneOf<FarIntention>(farIntentions),
};

/** The manifesto of S1 §3. */
export const Manifesto = z.object({
  avatar_name: z.string(),
  personal_objective: z.string(),
  earth_objective: z.string(),
  wants_to_create_guild: z.boolean(),
  /** The address of the avatar. */
  uploaded_avatar: z.string().nullable(),
  /** The address of the text that was brought as a file. */
  uploaded_manifesto: z.string().nullable(),
  created_at: Moment,
  world_set_participant: z.boolean(),
  /** Of somebody who skipped it, and lets it grow. */
  build_over_time: z.boolean().optional(),
});
export type Manifesto = z.infer<typeof Manifesto>;

/** A text somebody wrote before and brought along: for nobody's eyes but theirs. */
export const BroughtText = z.object({ id: Id, name: z.string(), characters: z.int() });
export type BroughtText = z.infer<typeof BroughtText>;

export const ManifestoVersion = Manifesto.extend({
  id: Id,
  version: z.int(),
  kept_at: Moment,
  personal_intentions: z.array(z.string()),
  earth_intentions: z.array(z.string()),
  text: BroughtText.nullable(),
});
export type ManifestoVersion = z.infer<typeof ManifestoVersion>;

/** What somebody has begun and not kept yet, as it stands in the form. */
export const ManifestoDraft = z.object({
  avatar_name: z.string().max(80),
  personal_objective: z.string().max(longestObjective),
  earth_objective: z.string().max(longestObjective),
  wants_to_create_guild: z.boolean(),
  ...chosen,
});
export type ManifestoDraft = z.infer<typeof ManifestoDraft>;

/** The user object after the manifesto (S1 §3). */
export const PlayerAfterManifesto = User.extend({
  manifesto: Manifesto,
  consciousness_level: z.string(),
  ready_for_gameplay: z.boolean(),
  guild_creation_requested: z.boolean(),
});

export const myManifesto = call({
  name: 'onboarding.manifesto',
  title: 'One’s own manifesto: as it is now, as it was before, and what was begun and not kept yet',
  method: 'GET',
  path: '/api/onboarding/manifesto',
  answer: z.object({
    current: ManifestoVersion.nullable(),
    /** The latest first. */
    earlier: z.array(ManifestoVersion),
    draft: ManifestoDraft.nullable(),
    /** The text that goes with the draft, or with the current version where nothing was begun. */
    text: BroughtText.nullable(),
  }),
  permission: 'person',
  errors: [],
});

export const keepManifesto = call({
  name: 'onboarding.keepManifesto',
  title: 'Keep a manifesto as its newest version, and enter with it; or skip it and build over time',
  method: 'POST',
  path: '/api/onboarding/manifesto',
  body: z.object({
    /** The client’s own: the same one twice is one version. */
    id: Id.optional(),
    avatar_name: z.string().trim().max(80),
    /** Empty: what is chosen stands for it. */
    personal_objective: Objective,
    earth_objective: Objective,
    wants_to_create_guild: z.boolean().default(false),
    /** A face or picture of this house that is one’s own to wear; nothing keeps the one that is worn. */
    uploaded_avatar: z.string().max(2000).nullish(),
    /** The address of a text of one’s own, or the text itself where it is short enough for a message. */
    uploaded_manifesto: z.string().max(largestText).nullish(),
    created_at: GivenMoment.optional(),
    world_set_participant: z.boolean().default(true),
    build_over_time: z.boolean().default(false),
    ...chosen,
  }),
  answer: PlayerAfterManifesto,
  permission: 'person',
  errors: [
    'manifesto.name',
    'onboarding.promises',
    'onboarding.denied',
    'id.taken',
    'found.not',
    'text.kind',
    'text.empty',
    'text.large',
  ],
});

export const draftManifesto = call({
  name: 'onboarding.draftManifesto',
  title: 'Lay aside what was begun of a manifesto; the last word counts',
  method: 'PUT',
  path: '/api/onboarding/manifesto/draft',
  body: ManifestoDraft,
  answer: z.object({ kept_at: Moment }),
  permission: 'person',
  errors: [],
});

export const bringText = call({
  name: 'onboarding.bringText',
  title: 'Bring a manifesto one wrote before, as the bytes of a plain text file',
  method: 'PUT',
  path: '/api/onboarding/manifesto/text',
  query: z.object({ name: z.string().trim().max(200).default('manifesto.txt') }),
  upload: { largest: largestText, tooLarge: 'text.large' },
  answer: BroughtText,
  permission: 'person',
  errors: ['text.kind', 'text.empty', 'text.large', 'text.encoding'],
  limit: { max: 30, perMinutes: 10 },
});

export const readText = call({
  name: 'onboarding.readText',
  title: 'Read a text that one brought',
  method: 'GET',
  path: '/api/onboarding/manifesto/text/:text_id',
  params: z.object({ text_id: Id }),
  answer: BroughtText.extend({ text: z.string() }),
  permission: 'person',
  errors: ['found.not'],
});

export const leaveText = call({
  name: 'onboarding.leaveText',
  title: 'Enter without the text one brought; versions that were kept with it keep it',
  method: 'DELETE',
  path: '/api/onboarding/manifesto/text',
  answer: z.object({ removed: z.boolean() }),
  permission: 'person',
  errors: [],
});

/** Where a text one brought is read. */
export const textAddress = (textId: string): string => `/api/onboarding/manifesto/text/${textId}`;

export const manifestoCalls = [myManifesto, keepManifesto, draftManifesto, bringText, readText, leaveText];
