import type { Message } from '@kinsong/contract/messages/messages.ts';
import ListPlus from 'lucide-react/icons/list-plus';
import { useMemo, useState, type ReactNode } from 'react';
import type { Action } from '../../../platform/action.ts';
import { house } from '../../../platform/house.ts';
import type { OnMessage, StreamLent } from '../../messages/index.ts';
import { useEveryone } from '../../spaces/index.ts';
import { NewSheet } from '../edit/TaskSheets.tsx';
import { useSayings, useToday } from '../tasks.hooks.ts';
import { Became } from './Became.tsx';
import { SayingsContext } from './sayings.ts';
import { SaidWords } from './SaidWords.tsx';
import { wishOf } from './wish.ts';

export interface TasksOfWordsProps {
  /** Nobody else is in this talk, nor ever will be. */
  alone?: boolean;
  /** The talk, lent what can become of its words. */
  children: (lent: Pick<StreamLent, 'doings' | 'Under'>) => ReactNode;
}

/** Lets what is said in a talk become tasks, and shows under the words what became of them. */
export function TasksOfWords({ alone = false, children }: TasksOfWordsProps) {
  const [said, setSaid] = useState<Message>();
  const lent = useMemo(() => ({ doings: [makeATask(setSaid)], Under: Became }), []);
  return (
    <SayingsContext value={useSayings()}>
      {children(lent)}
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
    return said && wishOf(said, { place, people, me: house().person.id, today });
  }, [said, alone, people, today]);
  return (
    <NewSheet wish={wish} space={said?.space_id} alone={alone} today={today} onClose={onClose}>
      {said && <SaidWords said={said} people={people} />}
    </NewSheet>
  );
}
