import * as z from 'zod';
import { call } from '../common/call.ts';
import { Id } from '../common/ids.ts';
import { cannotBeKept, isBlank, isText } from '../common/plain-text.ts';
import { GivenMoment, Moment } from '../common/time.ts';

/** An answer, and a slip, may be so long. */
export const longestAnswer = 2000;
/** With the greeting, thirty answers and thirty replies. */
export const longestTalk = 61;

export const manifestoFields = [
  'purpose',
  'values',
  'skills',
  'interests',
  'short_term_goals',
  'long_term_goals',
] as const;
export type ManifestoField = (typeof manifestoFields)[number];

/** What the talk is about, in its order; the goals are two slips. */
export const talkTopics = ['purpose', 'values', 'skills', 'interests', 'goals'] as const;
export type TalkTopic = (typeof talkTopics)[number];

export const fieldsOf = (topic: TalkTopic): readonly ManifestoField[] =>
  topic === 'goals' ? ['short_term_goals', 'long_term_goals'] : [topic];

const Slip = z.string().trim().max(longestAnswer).refine(isText, cannotBeKept);

/** What is on the slips; '' where nothing is yet. */
export const ManifestoFields = z.object({
  purpose: Slip,
  values: Slip,
  skills: Slip,
  interests: Slip,
  short_term_goals: Slip,
  long_term_goals: Slip,
});
export type ManifestoFields = z.infer<typeof ManifestoFields>;

export const noFields: ManifestoFields = {
  purpose: '',
  values: '',
  skills: '',
  interests: '',
  short_term_goals: '',
  long_term_goals: '',
};

const Role = z.enum(['user', 'assistant']);

export const TalkEntry = z.object({
  id: Id,
  role: Role,
  content: z.string(),
  at: Moment,
  /** Which guide said it. */
  by: z.enum(['built-in', 'model']).optional(),
  /** A number to call now, where the person's words sounded as if a life was in danger. */
  call: z.string().optional(),
});
export type TalkEntry = z.infer<typeof TalkEntry>;

/** Who else may read the slips; the talk itself nobody. */
export const Sharing = z.object({ matchmaking: z.boolean(), lore: z.boolean() });
export type Sharing = z.infer<typeof Sharing>;
export type SharingUse = keyof Sharing;

/** As the switches stand before one has touched them. */
export const sharingAtFirst: Sharing = { matchmaking: true, lore: false };

export const ManifestoTalk = z.object({
  entries: z.array(TalkEntry),
  /** How often was replied. */
  current_step: z.int(),
  understood: ManifestoFields,
  /** What the last reply put on slips. */
  newest: z.array(z.enum(manifestoFields)),
  sharing: Sharing,
  /** The newest version that was saved; null before the first. */
  saved: ManifestoFields.extend({ at: Moment }).nullable(),
  versions: z.int(),
});
export type ManifestoTalk = z.infer<typeof ManifestoTalk>;

export const manifestoTalk = call({
  name: 'onboarding.manifestoTalk',
  title: "One's own talk about one's manifesto, and what was understood of it; for its author alone",
  method: 'GET',
  path: '/api/user/manifesto/talk',
  answer: ManifestoTalk,
  permission: 'person',
  errors: [],
});

const Said = z.object({
  role: Role,
  content: z
    .string()
    .max(2 * longestAnswer)
    .refine(isText, cannotBeKept),
});

/** S2 §7. The house keeps the talk itself: what a client sends of it is read and believed by nobody. */
export const manifestoGuidance = call({
  name: 'onboarding.manifestoGuidance',
  title: "Answer the guide's question about one's manifesto; what was understood comes back as fields",
  method: 'POST',
  path: '/api/mairy/manifesto-guidance',
  body: z.object({
    message: z
      .string()
      .max(longestAnswer)
      .refine((text) => !isBlank(text), 'Write something first.')
      .refine(isText, cannotBeKept),
    history: z.array(Said).max(longestTalk).default([]),
    current_step: z.int().min(0).default(0),
    /** The id of what is said: sent twice with it, it is said once. */
    client_id: Id.optional(),
  }),
  answer: ManifestoTalk.extend({
    response: z.string(),
    /** Which guide answered. */
    mode: z.enum(['built-in', 'model']),
  }),
  permission: 'person',
  errors: ['manifesto.long', 'id.taken', 'input.wrong'],
});

export const correctManifesto = call({
  name: 'onboarding.correctManifesto',
  title: 'Put slips right, before the manifesto is saved or after',
  method: 'PATCH',
  path: '/api/user/manifesto/talk',
  body: ManifestoFields.partial(),
  answer: ManifestoTalk,
  permission: 'person',
  errors: ['input.wrong'],
});

/** S2 §7. Its `created_at` is its own mark: sent twice with it, it is saved once. */
export const saveManifesto = call({
  name: 'onboarding.saveManifesto',
  title: "Save one's manifesto as a new version, and say who may read it",
  method: 'POST',
  path: '/api/user/manifesto',
  body: z.object({
    manifesto_data: ManifestoFields.extend({
      full_conversation: z.array(Said).max(longestTalk),
      created_at: GivenMoment,
    }),
    is_complete: z.literal(true),
    sharing_permissions: Sharing,
  }),
  answer: ManifestoTalk,
  permission: 'person',
  errors: ['input.wrong'],
});

export const manifestoVersions = call({
  name: 'onboarding.manifestoVersions',
  title: "What one's manifesto said each time it was saved, the newest first",
  method: 'GET',
  path: '/api/user/manifesto',
  answer: z.object({ versions: z.array(ManifestoFields.extend({ at: Moment })) }),
  permission: 'person',
  errors: [],
});

export const shareManifesto = call({
  name: 'onboarding.shareManifesto',
  title: "Who may read one's manifesto from now on",
  method: 'PUT',
  path: '/api/user/manifesto/sharing',
  body: Sharing,
  answer: ManifestoTalk,
  permission: 'person',
  errors: ['input.wrong'],
});

export const manifestoTalkCalls = [
  manifestoTalk,
  manifestoGuidance,
  correctManifesto,
  saveManifesto,
  manifestoVersions,
  shareManifesto,
];
