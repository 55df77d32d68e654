import { acceptCommitments, myCommitments } from './commitments.ts';
import { endPart, evening } from './evening.ts';
import { manifestoTalkCalls } from './manifesto-talk.ts';
import { manifestoCalls } from './manifesto.ts';
import { createMontage } from './montage.ts';

/** Every call of this module, each with a verb behind it. */
export const onboardingCalls = [
  evening,
  endPart,
  myCommitments,
  acceptCommitments,
  ...manifestoCalls,
  ...manifestoTalkCalls,
  createMontage,
];
