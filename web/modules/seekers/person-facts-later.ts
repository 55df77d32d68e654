import { partLater } from '../../ui/index.ts';

/** It stands on a sheet that somebody opens, and not among what is seen first. */
export const PersonFacts = partLater(async () => (await import('./PersonFacts.tsx')).PersonFacts);
