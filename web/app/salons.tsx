import { useNavigate, useSearch } from '@tanstack/react-router';
import MessageCircle from 'lucide-react/icons/message-circle';
import { useMemo, useState } from 'react';
import { MessageStream, SearchSheet, useUnread, type MessageStreamProps } from '../modules/messages/index.ts';
import { SalonScreen, SalonsHub, type SpaceTool } from '../modules/spaces/index.ts';
import type { ScreenProps } from './screens.ts';

/** The hub, told by messages what is new in each salon. */
export function Salons({ screen }: ScreenProps) {
  const activity = useUnread();
  const go = useNavigate();
  return (
    <SalonsHub
      title={screen.title}
      activity={activity}
      onFounded={({ id }) => void go({ to: `/salon/${id}` })}
    />
  );
}

/** One salon, with the tools that other modules lend it: a line for each. */
export function Salon({ params }: ScreenProps) {
  const id = params['salon_id'] ?? '';
  return <OneSalon key={id} id={id} />;
}

function OneSalon({ id }: { id: string }) {
  const activity = useUnread();
  const go = useNavigate();
  const { tab } = useSearch({ strict: false }) as { tab?: string };
  const [searching, setSearching] = useState(false);
  const [target, setTarget] = useState<MessageStreamProps['target']>();
  const tools = useMemo<SpaceTool[]>(
    () => [
      {
        key: 'messages',
        label: 'Messages',
        icon: MessageCircle,
        count: activity.get(id)?.unread ?? 0,
        panel: <MessageStream space={id} target={target} />,
      },
    ],
    [id, activity, target],
  );
  return (
    <>
      <SalonScreen id={id} tab={tab} tools={tools} activity={activity} onSearch={() => setSearching(true)} />
      <SearchSheet
        space={id}
        open={searching}
        onOpenChange={setSearching}
        onFound={({ id: message, seq }) => {
          setSearching(false);
          setTarget({ id: message, seq });
          if (tab !== undefined && tab !== 'messages') void go({ to: `/salon/${id}` });
        }}
      />
    </>
  );
}
