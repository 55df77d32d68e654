/** Messages of a space: the stream and what hangs on it, lent to the screens of spaces. */
export { MessageStream, type MessageStreamProps } from './stream/MessageStream.tsx';
export type { StreamLent } from './stream/lent.ts';
export type { MessageRow } from './stream/rows.ts';
export { SearchSheet } from './search/SearchSheet.tsx';
export { messagesRows, messagesSends } from './messages.data.ts';
export { unreadEars, useUnread } from './unread.data.ts';
