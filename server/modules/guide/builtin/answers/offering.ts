import type { Understanding } from '../understanding.ts';
import type { Proposal, Reply, World } from '../world.ts';
import { plain } from './phrases.ts';

/** An offer with its words; it stays on the table so that "no, Saturday" changes it. */
export function offer(about: Understanding, proposal: Proposal, text: string): Reply {
  return { text, lyrical: false, proposals: [proposal], carry: { about, asked: null, offer: proposal } };
}

/** Several cards under one question. */
export const offerAll = (about: Understanding, proposals: readonly Proposal[], text: string): Reply => ({
  ...plain(text, { about, asked: null, offer: null, offers: proposals }),
  proposals,
});

export const knows = (world: World, tool: string): boolean => world.tools.has(tool);

/** For what this house can not do yet: said plainly, and the nearest thing it can do. */
export const notYet = (about: Understanding, text: string): Reply =>
  plain(text, { about, asked: null, offer: null });
