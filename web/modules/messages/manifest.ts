import MessageCircle from 'lucide-react/icons/message-circle';
import type { WebModule } from '../../platform/web-module.ts';
import { isOpenSalon, useActivity, useSpaces } from '../spaces/index.ts';
import { messagesRows, messagesSends } from './messages.data.ts';
import { SearchSheet } from './lazy-sheets.ts';
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
      across: { href: '/salons/messages', useCount: useUnreadSalons },
      useCount: (space) => useActivity().get(space)?.unread ?? 0,
      Search: SearchSheet,
      load: async () => (await import('./MessagesTab.tsx')).MessagesTab,
    },
  ],
};

/** In how many salons there is something new. */
function useUnreadSalons(): number {
  const activity = useActivity();
  const { spaces } = useSpaces();
  return [...spaces.values()].filter(
    (space) => isOpenSalon(space) && (activity.get(space.id)?.unread ?? 0) > 0,
  ).length;
}
