import type { Question } from './pending.ts';
import type { Proposal } from './proposal.ts';

/** What a wish leads to; a lead stands before the words of a card. */
export type Proposed =
  | { readonly lead?: string; readonly proposals: readonly Proposal[] }
  | { readonly lead?: string; readonly question: Question }
  | { readonly lead?: string; readonly says: string }
  /** Said only where nothing else is. */
  | { readonly lead?: string; readonly courtesy: string };
