import type { Understanding } from '../understanding.ts';
import type { Reply, Task, World } from '../world.ts';
import type { Answers } from './answer.ts';
import { oneOf, plain } from './phrases.ts';
import { inOrderOfNeed, isMine, isOpen, nameOf, reasonFor } from './whose.ts';

export const smallThingAnswers: Answers = { next_small_thing: nextSmallThing };

/** One thing, and why this one: what was named a moment ago is not named again. */
export function nextSmallThing(about: Understanding, world: World): Reply {
  const mine = world.tasks.filter((task) => isOpen(task) && task.status !== 'blocked' && isMine(task, world));
  const shared = world.tasks.filter(
    (task) => isOpen(task) && task.assignedTo === null && !isMine(task, world),
  );
  const order = inOrderOfNeed(mine.length > 0 ? mine : shared, world);
  const heard = world.recent
    .slice(-4)
    .map(({ text }) => text)
    .join('\n');
  const one = order.find(({ title }) => !heard.includes(`“${title}”`)) ?? order[0];
  if (one === undefined) return nothingToDo(about, world);
  return plain(offering(one, world), { about: { ...about, tasks: [one.id] }, asked: null, offer: null });
}

function offering(task: Task, world: World): string {
  const why = reasonFor(task, world);
  const step = oneOf(world, [
    'What would the first five minutes of it look like?',
    'Is something in the way of it?',
    'Now, or shall I move it to a day that suits?',
    'Say “done” when it is, or name another day.',
    'Would it go easier with somebody beside you?',
  ]);
  const words =
    world.mode === 'game'
      ? [
          `Your page of the Secret History wants one line: “${task.title}”. ${why.slice(0, 1).toUpperCase()}${why.slice(1)}.`,
          `The next door in the tale is a plain one: “${task.title}”, because ${why}.`,
        ]
      : [
          `Take “${task.title}”: ${why}.`,
          `One small real thing: “${task.title}”, because ${why}.`,
          `I would say “${task.title}”; ${why}.`,
        ];
  return `${oneOf(world, words)} ${step}`;
}

function nothingToDo(about: Understanding, world: World): Reply {
  const [quiet] = world.people.filter(({ id }) => !world.recent.some(({ authorId }) => authorId === id));
  const who = quiet === undefined ? 'somebody you have not heard from this week' : nameOf(world, quiet.id);
  return plain(
    oneOf(world, [
      `Your list is empty. Then the smallest real thing is a word to ${who}.`,
      `Nothing is waiting for you. Rest counts; so does asking ${who} how the week went.`,
      'There is nothing open with your name on it. What have you been meaning to write down?',
    ]),
    { about, asked: null, offer: null },
  );
}
