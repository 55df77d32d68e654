import type { Message } from '@kinsong/contract/messages/messages.ts';
import ListPlus from 'lucide-react/icons/list-plus';
import { useMemo, useState } from 'react';
import type { Action } from '../../../platform/action.ts';
import { signedIn } from '../../../platform/signed-in.ts';
import { useRows } from '../../../platform/live/use-rows.ts';
import type { AroundTalkProps } from '../../../platform/web-module.ts';
import { StreamAdditions, type OnMessage } from '../../messages/index.ts';
import { useEveryone } from '../../spaces/index.ts';
import { NewSheet } from '../edit/TaskSheets.tsx';
import { tasksRows } from '../tasks.data.ts';
import { useSayings, useToday } from '../tasks.hooks.ts';
import { TasksMadeOfMessage } from './TasksMadeOfMessage.tsx';
import { SayingsContext } from './tasks-by-message.ts';
import { SourceQuote } from './SourceQuote.tsx';
import { wishOf } from './task-from-text.ts';

/** Lets what is said in a talk become tasks, and shows under the words what became of them. */
export function TasksFromMessages({ space, alone = false, children }: AroundTalkProps) {
  useRows(space, tasksRows);
  const [said, setSaid] = useState<Message>();
  const additions = useMemo(() => ({ actions: [makeATask(setSaid)], Under: TasksMadeOfMessage }), []);
  return (
    <SayingsContext value={useSayings()}>
      <StreamAdditions value={additions}>{children}</StreamAdditions>
      <SaidSheet said={said} alone={alone} onClose={() => setSaid(undefined)} />
    </SayingsContext>
  );
}

const makeATask = (begin: (message: Message) => void): Action<OnMessage> => ({
  key: 'make-a-task',
  label: 'Make it a task',
  icon: ListPlus,
  shortcut: 'M',
  enabled: ({ shown: { message, way }, abilities }) =>
    abilities.has('tasks.create') &&
    way !== 'refused' &&
    message.deleted_at === null &&
    message.content.trim() !== '',
  perform: ({ shown }) => begin(shown.message),
});

interface SaidSheetProps {
  said: Message | undefined;
  alone: boolean;
  onClose: () => void;
}

function SaidSheet({ said, alone, onClose }: SaidSheetProps) {
  const today = useToday();
  const people = useEveryone(said?.space_id ?? '');
  const wish = useMemo(() => {
    const place = alone ? 'chat' : 'project';
    return said && wishOf(said, { place, people, me: signedIn().person.id, today });
  }, [said, alone, people, today]);
  return (
    <NewSheet wish={wish} space={said?.space_id} alone={alone} today={today} onClose={onClose}>
      {said && <SourceQuote said={said} people={people} />}
    </NewSheet>
  );
}
