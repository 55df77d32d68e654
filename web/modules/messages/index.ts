/** Messages of a space: the stream and what hangs on it. */
export { messages } from './manifest.ts';
export { MessageStream, type MessageStreamProps } from './stream/MessageStream.tsx';
export { useDraft } from './drafts.ts';
export { MessageMenuOf } from './stream/MessageMenuOf.tsx';
export type { OnMessage } from './stream/on-message.ts';
export { StreamAdditions, type StreamOptions } from './stream/stream-options.ts';
export type { MessageRow } from './stream/stream-rows.ts';
export { SalonMessages, type NewestWords } from './across/SalonMessages.tsx';
export { Conversations } from './across/Conversations.tsx';
export { SearchSheet } from './lazy-sheets.ts';
export { bring, books, loadOne, loadPlace } from './messages.data.ts';
export { liveStretch } from './loaded-messages.ts';
export { MessageText } from './stream/MessageText.tsx';
export { clock, when } from './stream/time-words.ts';
export { posts, type Says } from './stream/unsent-overlay.ts';
export { say } from './messages.actions.ts';
export { useTalk } from './stream/talk-context.ts';
export { ConversationSoulButton } from './taps/ConversationSoulButton.tsx';
