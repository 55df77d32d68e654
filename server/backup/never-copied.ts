/**
 * What makes it possible to say who gave a trust tap, or who wanted what in an anonymous vote, is destroyed when tapping
 * closes and when the vote does. A copy would outlive that, and with it anybody could read it for good: so none is made.
 * What is kept of taps and ballots says nothing without it.
 */
export const tablesNeverCopied: ReadonlySet<string> = new Set([
  'message_tap_keys',
  'message_taps',
  'sealed_ballots',
]);
export const filesNeverCopied = ['tap-keys/', 'vote-keys/'] as const;
