import { wordsOf } from '../tasks/find.ts';
import { nothingSaid } from '../understanding.ts';
import type { Intent, Understanding } from '../understanding.ts';
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
  const count = countIn(about.text);
  if (count > 1 && order.length > 0) return several(order.slice(0, count), about, world);
  const heard = world.recent
    .slice(-4)
    .map(({ text }) => text)
    .join('\n');
  const one = order.find(({ title }) => !heard.includes(`“${title}”`)) ?? order[0];
  if (one === undefined) return nothingToDo(about, world);
  const meant = { ...about, tasks: [one.id] };
  const { text, onYes } = offering(one, world);
  return plain(text, { about: meant, asked: null, offer: null, onYes });
}

/** "Three things I can finish in ten minutes" */
function several(order: readonly Task[], about: Understanding, world: World): Reply {
  const lines = order.map((task) => `• ${task.title}: ${reasonFor(task, world)}`);
  const lead =
    order.length === 1 ? 'One is all I find:' : 'How long they take I can not say; these want doing most:';
  const tasks = order.map(({ id }) => id);
  return plain([lead, ...lines].join('\n'), { about: { ...about, tasks }, asked: null, offer: null });
}

const wanted =
  /\b(?:(two|2|a couple of|three|3|a few|some|four|4|five|5)) (?:\w+ )?(?:things?|tasks?|jobs?|chores?)\b/i;

function countIn(text: string): number {
  const word = wanted.exec(text)?.[1]?.toLowerCase() ?? '';
  const found = /two|2|couple/.test(word) ? 2 : /four|4/.test(word) ? 4 : /five|5/.test(word) ? 5 : 3;
  return word === '' ? 1 : found;
}

/** What it may end with, and what a yes to that would mean. */
const steps: readonly { says: string; yes: Intent }[] = [
  { says: 'Is something in the way of it, and would a hand help?', yes: 'who_could_help' },
  { says: 'Shall I move it to a day that suits you better?', yes: 'change_task' },
  { says: 'Would it go easier with somebody beside you?', yes: 'who_could_help' },
];

function offering(task: Task, world: World): { text: string; onYes: Understanding } {
  const why = reasonFor(task, world);
  const step = oneOf(
    world,
    steps.map(({ says }) => says),
  );
  const onYes = {
    ...nothingSaid(steps.find(({ says }) => says === step)?.yes ?? 'who_could_help'),
    tasks: [task.id],
    title: task.title,
    topic: wordsOf(task.title),
  };
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
  return { text: `${oneOf(world, words)} ${step}`, onYes };
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
