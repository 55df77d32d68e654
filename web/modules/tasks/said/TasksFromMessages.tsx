import type { Message } from '@kinsong/contract/messages/messages.ts';
import ListPlus from 'lucide-react/icons/list-plus';
import { useMemo, useState } from 'react';
import type { Action } from '../../../platform/action.ts';
import { useRows } from '../../../platform/live/use-rows.ts';
import type { AroundTalkProps } from '../../../platform/web-module.ts';
import { StreamAdditions, type OnMessage } from '../../messages/index.ts';
import { sheetLater } from '../../../ui/index.ts';
import { tasksRows } from '../tasks.data.ts';
import { useSayings } from '../tasks.hooks.ts';
import { TasksMadeOfMessage } from './TasksMadeOfMessage.tsx';
import { UnderSaid } from './UnderSaid.tsx';
import { SayingsContext } from './tasks-by-message.ts';
import type { SaidSheetProps } from './SaidSheet.tsx';

const SaidSheet = sheetLater<SaidSheetProps>(
  async () => (await import('./SaidSheet.tsx')).SaidSheet,
  ({ said }) => said !== undefined,
  ({ onClose }) => onClose(),
);

/** Lets what is said in a talk become tasks, and shows under the words what became of them. */
export function TasksFromMessages({ space, alone = false, children }: AroundTalkProps) {
  useRows(space, tasksRows);
  const [said, setSaid] = useState<Message>();
  const additions = useMemo(
    () => ({ actions: [makeATask(setSaid)], Under: alone ? TasksMadeOfMessage : UnderSaid }),
    [alone],
  );
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
