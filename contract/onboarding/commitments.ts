import * as z from 'zod';
import { call } from '../common/call.ts';
import { EveningStep } from '../common/evening-step.ts';
import { isText } from '../common/plain-text.ts';
import { Moment } from '../common/time.ts';

/** Three commitments and one silence, in the order in which they stand on the mantel. */
export const commitmentIds = ['word', 'listening', 'help', 'nda'] as const;
export type CommitmentId = (typeof commitmentIds)[number];

export const longestSignature = 200;

export const Acceptance = z.object({
  id: z.enum(commitmentIds),
  version: z.int(),
  accepted_at: Moment,
  /** As it was typed: a name, or the code by which somebody came. */
  signature: z.string(),
});
export type Acceptance = z.infer<typeof Acceptance>;

export const Commitments = z.object({
  /** All that this person ever promised, the oldest first. */
  accepted: z.array(Acceptance),
});
export type Commitments = z.infer<typeof Commitments>;

export const myCommitments = call({
  name: 'onboarding.commitments',
  title: 'What one has promised: each commitment with its version, the time and how one signed',
  method: 'GET',
  path: '/api/onboarding/commitments',
  answer: Commitments,
  permission: 'person',
  errors: [],
});

export const acceptCommitments = call({
  name: 'onboarding.acceptCommitments',
  title:
    'Promise all commitments and the NDA of one version: the first step of the evening; sent again, nothing changes',
  method: 'POST',
  path: '/api/onboarding/commitments',
  body: z.object({
    signature: z
      .string()
      .max(longestSignature)
      .refine(isText, 'There is a letter in this that can not be kept.'),
    acknowledged: z.array(z.enum(commitmentIds)).max(commitmentIds.length),
    version: z.int(),
  }),
  answer: Commitments.extend({ step: EveningStep }),
  permission: 'person',
  errors: ['onboarding.unsigned', 'onboarding.promises', 'onboarding.newWords'],
});
