import type { Mode } from '@kinsong/contract/guide/message-extra.ts';

/** As the modes are named on what is said in them, and on the toggle that chooses them. */
export const modeWords: Readonly<Record<Mode, string>> = {
  real_world: 'Real World Mode',
  game: 'Game Mode',
};
export const modeChoices: readonly { value: Mode; label: string }[] = [
  { value: 'real_world', label: 'IRL+Game' },
  { value: 'game', label: 'Game Only' },
];
