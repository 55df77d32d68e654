/** Messages of a space: the stream and what hangs on it, lent to the screens of spaces. */
export { MessageStream, type MessageStreamProps } from './stream/MessageStream.tsx';
export { SearchSheet } from './search/SearchSheet.tsx';
export { messagesRows, messagesSends } from './messages.data.ts';
export { unreadEars, useUnread } from './unread.data.ts';
