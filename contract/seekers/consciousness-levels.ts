/**
 * How far somebody has come, in this order: a level once reached is not lost. Founders raise to `elevated`, with the
 * person's own yes; the architect begins at the last, which counts as elevated.
 */
export const consciousnessLevels = [
  'awakening',
  'discovering',
  'manifesto_activated',
  'guild_founder',
  'elevated',
  'cosmic',
] as const;
export type ConsciousnessLevel = (typeof consciousnessLevels)[number];

/** The levels that count as this one: itself and those above it. */
export const levelsFrom = (level: ConsciousnessLevel): readonly ConsciousnessLevel[] =>
  consciousnessLevels.slice(consciousnessLevels.indexOf(level));

/** Those who may still be raised to it. */
export const levelsBelow = (level: ConsciousnessLevel): readonly ConsciousnessLevel[] =>
  consciousnessLevels.slice(0, consciousnessLevels.indexOf(level));

/** 'Manifesto activated'. */
export function levelInWords(level: string): string {
  const words = level.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
