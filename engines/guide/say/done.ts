import type { Asked } from './asked.ts';
import { wants } from './asked.words.ts';
import { dayInWords, dayOf, todayIn } from './days.ts';
import { tickedBy } from './found.ts';
import { lineFor, openBy } from './open-things.ts';
import { section } from './phrases.ts';
import { nameOf, namesOf } from './whose.ts';

const most = 6;
const onlyTasks = 'I see only what was written down as a task.';

/** Whether something is done; or what was ticked off in some days, by somebody, in a space, the newest first. */
export function whatWasDone(asked: Asked): string {
  const { frame, world, topic, people, place, span, falls, onlyDay, matter } = asked;
  const then = `${place}${span === '' ? ' lately' : span}`;
  if (topic.length > 0) {
    const open = openBy(asked).filter(({ kind }) => kind === 'task');
    const ticked = tickedBy(asked);
    const lines =
      ticked !== null && wants.what.test(frame.said) ? [] : open.map((thing) => lineFor(thing, asked));
    const notYet = section('Not yet, still open', lines, 3);
    return notYet ?? ticked ?? `Nothing about ${matter} was ticked off${then}. ${onlyTasks}`;
  }
  const done = world.tasks
    .flatMap((task) => (task.completedAt === null ? [] : [{ ...task, on: dayOf(world, task.completedAt) }]))
    .filter(({ on, spaceId }) => falls(on) && (frame.spaces.length === 0 || frame.spaces.includes(spaceId)))
    .filter(({ assignedTo }) => people.length === 0 || people.includes(assignedTo ?? ''))
    .toSorted((a, b) => b.on.localeCompare(a.on))
    .map(({ title, assignedTo, on }) => {
      const who = assignedTo === null ? [] : [nameOf(world, assignedTo)];
      const facts = onlyDay === null ? [...who, dayInWords(on, todayIn(world))] : who;
      return `“${title}”${facts.length === 0 ? '' : ` (${facts.join(', ')})`}`;
    });
  const by = people.length === 0 ? '' : ` by ${namesOf(people, world, 'or')}`;
  return section(`Ticked off${then}`, done, most) ?? `Nothing was ticked off${by}${then}. ${onlyTasks}`;
}
