import MessageCircle from 'lucide-react/icons/message-circle';
import type { WebModule } from '../../platform/web-module.ts';
import { useActivity } from '../spaces/index.ts';
import { messagesRows, messagesSends } from './messages.data.ts';
import { SearchSheet } from './search/SearchSheet.tsx';
import { tapsEars } from './taps/taps.data.ts';
import { unreadEars, unreadKept } from './unread.data.ts';

/** Messages of a space: the stream and what hangs on it. */
export const messages: WebModule = {
  rows: messagesRows,
  keeps: [unreadKept],
  ears: [unreadEars, tapsEars],
  sends: messagesSends,
  tabs: [
    {
      key: 'messages',
      label: 'Messages',
      icon: MessageCircle,
      names: 'message',
      useCount: (space) => useActivity().get(space)?.unread ?? 0,
      Search: SearchSheet,
      load: async () => (await import('./MessagesTab.tsx')).MessagesTab,
    },
  ],
};

export { MessageStream, type MessageStreamProps } from './stream/MessageStream.tsx';
export { useDraft } from './drafts.ts';
export { MenuOf } from './stream/MenuOf.tsx';
export type { OnMessage } from './stream/on-message.ts';
export { StreamAdditions, type StreamOptions } from './stream/stream-options.ts';
export type { MessageRow } from './stream/rows.ts';
export { SearchSheet };
export { bring, books, loadPlace } from './messages.data.ts';
export { liveStretch } from './book.ts';
export { Words } from './stream/Words.tsx';
export { clock, when } from './stream/when.ts';
export type { Says } from './stream/overlay.ts';
export { useTalk } from './stream/talk.ts';
export { SoulOf } from './taps/SoulOf.tsx';
