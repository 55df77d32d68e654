import { useNavigate, useSearch } from '@tanstack/react-router';
import ListChecks from 'lucide-react/icons/list-checks';
import MessageCircle from 'lucide-react/icons/message-circle';
import { useMemo, useState } from 'react';
import { MessageStream, SearchSheet, useUnread, type MessageStreamProps } from '../modules/messages/index.ts';
import { SalonScreen, SalonsHub, type SpaceTool } from '../modules/spaces/index.ts';
import { TasksOfWords, TasksPanel, useTasksOf } from '../modules/tasks/index.ts';
import type { ScreenProps } from './screen.ts';

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
  const { tab, task, message } = useSearch({ strict: false }) as Partial<Record<string, string>>;
  const [searching, setSearching] = useState(false);
  const [target, setTarget] = useState<MessageStreamProps['target']>(
    message === undefined ? undefined : { id: message },
  );
  // A task of this salon leads to the words it came of without leaving the salon.
  const [led, setLed] = useState(message);
  if (led !== message) {
    setLed(message);
    setTarget(message === undefined ? undefined : { id: message });
  }
  const open = useTasksOf(id).filter((shown) => shown.task.status !== 'completed').length;
  const tools = useMemo<SpaceTool[]>(
    () => [
      {
        key: 'messages',
        label: 'Messages',
        icon: MessageCircle,
        count: activity.get(id)?.unread ?? 0,
        panel: (
          <TasksOfWords>{(lent) => <MessageStream space={id} target={target} lent={lent} />}</TasksOfWords>
        ),
      },
      {
        key: 'todo',
        label: 'To Do',
        icon: ListChecks,
        count: open,
        wide: true,
        panel: (
          <TasksPanel
            space={id}
            selected={task}
            onSelect={(chosen) =>
              void go({ to: `/salon/${id}`, search: { tab: 'todo', task: chosen }, replace: true })
            }
          />
        ),
      },
    ],
    [id, activity, target, open, task, go],
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
