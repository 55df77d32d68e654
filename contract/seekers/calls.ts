import { blocksCalls } from './blocks.ts';
import { elevationCalls } from './elevation.ts';
import { profileCalls } from './profile.ts';
import { raiseSoul, soulScore } from './soul-score.ts';
import { myTrust, trustLine } from './trust.ts';

export const seekersCalls = [
  soulScore,
  raiseSoul,
  myTrust,
  trustLine,
  ...blocksCalls,
  ...profileCalls,
  ...elevationCalls,
];
