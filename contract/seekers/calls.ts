import { blocksCalls } from './blocks.ts';
import { raiseSoul, soulScore } from './soul-score.ts';
import { myTrust, trustLine } from './trust.ts';

export const seekersCalls = [soulScore, raiseSoul, myTrust, trustLine, ...blocksCalls];
