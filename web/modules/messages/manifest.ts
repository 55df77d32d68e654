import MessageCircle from 'lucide-react/icons/message-circle';
import type { WebModule } from '../../platform/web-module.ts';
import { useActivity } from '../spaces/index.ts';
import { messagesRows, messagesSends } from './messages.data.ts';
import { SearchSheet } from './search/SearchSheet.tsx';
import { tapsEars } from './taps/taps.data.ts';
import { unreadEars, unreadKept } from './unread.data.ts';

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
