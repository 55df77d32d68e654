/** What a guild may turn to (S1 §3): thirteen, in the specification's words and order. */
export const focusTags = [
  'regenerative-agriculture',
  'consciousness-expansion',
  'family-projects',
  'business-innovation',
  'community-building',
  'spiritual-practice',
  'environmental-healing',
  'creative-collaboration',
  'wisdom-sharing',
  'mycology',
  'permaculture',
  'trust-economics',
  'gift-economy',
] as const;
export type FocusTag = (typeof focusTags)[number];

/** As it is read on a screen. */
export const focusWords = (tag: FocusTag): string => tag.replace('-', ' ');
