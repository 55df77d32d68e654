import { doerOf, type Task } from '@kinsong/contract/tasks/task.ts';
import { dayWithin } from '../../../ui/index.ts';
import { someone, type People } from '../people-words.ts';

/** 'Piet, yesterday': who did it and when. */
export function DoneLabel({ task, people }: { task: Task; people: People }) {
  const id = doerOf(task);
  const who = id === null ? undefined : someone(id, people);
  const name = who === undefined ? undefined : who.isMe ? 'You' : who.name;
  const when = task.completed_at === null ? undefined : dayWithin(new Date(task.completed_at));
  return <span>{[name, when].filter(Boolean).join(', ')}</span>;
}
