/** How far somebody has come, in this order: a level once reached is not lost. The architect begins at the last. */
export const consciousnessLevels = [
  'awakening',
  'discovering',
  'manifesto_activated',
  'guild_founder',
  'cosmic',
] as const;
export type ConsciousnessLevel = (typeof consciousnessLevels)[number];
