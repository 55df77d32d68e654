/** Whose voice it is, for those who listen and above what is cast for another. */
export const voiceLabel = (whose: string | undefined): string =>
  whose === undefined ? 'Your voice' : `${whose}’s voice, which you carry`;
