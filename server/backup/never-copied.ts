/**
 * What makes it possible to say who gave a trust tap is destroyed when tapping closes. A copy would outlive that, and
 * with it anybody could read for good who tapped: so none is made. What is kept of taps says nothing without it.
 */
export const tablesNeverCopied: ReadonlySet<string> = new Set(['message_tap_keys', 'message_taps']);
export const filesNeverCopied = 'tap-keys/';
