/** Messages of a space: the stream and what hangs on it. */
export { messages } from './manifest.ts';
export { MessageStream, type MessageStreamProps } from './stream/MessageStream.tsx';
export { useDraft } from './drafts.ts';
export { MenuOf } from './stream/MenuOf.tsx';
export type { OnMessage } from './stream/on-message.ts';
export { StreamAdditions, type StreamOptions } from './stream/stream-options.ts';
export type { MessageRow } from './stream/rows.ts';
export { SearchSheet } from './search/SearchSheet.tsx';
export { bring, books, loadPlace } from './messages.data.ts';
export { liveStretch } from './book.ts';
export { Words } from './stream/Words.tsx';
export { clock, when } from './stream/when.ts';
export type { Says } from './stream/overlay.ts';
export { useTalk } from './stream/talk.ts';
export { SoulOf } from './taps/SoulOf.tsx';
