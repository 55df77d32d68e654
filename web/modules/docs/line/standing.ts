/** How far a doc on this screen has come. */
export interface Standing {
  /** Not here yet; what this browser kept; in step with the house; not for us, or not any more. */
  readonly shows: 'opening' | 'kept' | 'live' | 'gone';
  /** What was written here: at the house, on its way, or kept here until there is a way. */
  readonly words: 'saved' | 'sending' | 'kept';
  /** When the house last had all of it. */
  readonly savedAt: number | undefined;
  /** The house lets us read and not write. */
  readonly readOnly: boolean;
}

export const atFirst: Standing = { shows: 'opening', words: 'saved', savedAt: undefined, readOnly: false };

/** Said beside the words: "saved" is said of what the house has, and of nothing else. */
export function savedWords({ shows, words, savedAt }: Standing, clock: (at: Date) => string): string {
  if (words === 'kept') return 'Kept here, sent later';
  if (words === 'sending') return 'Saving';
  if (shows === 'kept') return 'As it was here last';
  return savedAt === undefined ? '' : `Saved ${clock(new Date(savedAt))}`;
}
