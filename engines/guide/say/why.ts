import { capital } from '../../text/capital.ts';
import type { Asked, Told } from './asked.ts';
import { dayInWords, dayOf, dueInWords, todayIn } from './days.ts';
import { openBy } from './open-things.ts';
import { asking, askWhoTakes } from './questions.ts';
import { nameOf } from './whose.ts';

/** Why nobody does it: whose it is, for when, since when it lies there. Null where no open task is meant. */
export function whyOpen(asked: Asked): Told | null {
  const { world, frame } = asked;
  const [task] = openBy(asked).flatMap((thing) => thing.task ?? []);
  if (task === undefined) return null;
  const today = todayIn(world);
  const whose =
    task.assignedTo === null ? 'nobody has taken it' : `it stands with ${nameOf(world, task.assignedTo)}`;
  const due = dueInWords(task.dueDate, today, task.dueTime) ?? 'it has no day';
  const since = dayInWords(dayOf(world, task.touchedAt), today);
  const text = `I can’t see why. “${task.title}” is open: ${whose}, ${due}, and it was last touched ${since.replace(/^(?=[A-Z])/, 'on ')}.`;
  return asking(capital(text), askWhoTakes(frame, task));
}
