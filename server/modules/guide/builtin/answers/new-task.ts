import type { Understanding, When } from '../understanding.ts';
import type { Place, Reply, World } from '../world.ts';
import type { Answers } from './answer.ts';
import { ask, askDay, askPerson, certainDay, isTooLong } from './asking.ts';
import { dayInWords, todayIn } from './days.ts';
import { knows, notYet, offer } from './offering.ts';
import { oneOf } from './phrases.ts';
import { speaksOf } from './recalled.ts';
import { nameOf } from './whose.ts';

export const newTaskAnswers: Answers = { add_task: newTask };

export function newTask(about: Understanding, world: World): Reply {
  if (!knows(world, 'tasks.create'))
    return notYet(about, 'Lists are not open here yet. I keep your words above; nothing is lost.');
  const open = askFirst(about, world);
  if (open !== null) return open;
  const certain = certainDay(about);
  // A day behind us is told of, not planned for.
  const day = certain !== null && certain.day >= todayIn(world) ? certain : null;
  const who = about.assignee?.ids[0] ?? null;
  const place = about.spaces[0] ?? (who === null ? null : placeWith(who, about, world));
  const args = {
    title: about.title ?? '',
    ...(day === null ? {} : { due_date: day.day }),
    ...(about.priority === null ? {} : { priority: about.priority }),
    ...(who === null ? {} : { assigned_to: who }),
    ...(place === null ? {} : { space_id: place }),
  };
  return offer(about, { tool: 'tasks.create', args }, wordsFor(about, day?.day ?? null, who, world));
}

/** Who is to do it has to be able to read it: the shared space that speaks of it, else the liveliest. */
function placeWith(person: string, about: Understanding, world: World): string | null {
  const fit = ({ id, name }: Place): number =>
    speaksOf(
      [name, ...world.tasks.filter(({ spaceId }) => spaceId === id).map(({ title }) => title)].join(' '),
      about.topic,
    );
  const [best] = world.spaces
    .filter(({ people }) => people.includes(person))
    .toSorted((a, b) => fit(b) - fit(a) || (b.lastWordAt?.getTime() ?? 0) - (a.lastWordAt?.getTime() ?? 0));
  return best?.id ?? null;
}

/** "Can you call the plumber for me": the guide has no hands and no telephone. */
const asksMe =
  /\b(?:can|could|will|would) you (?:please )?(?:call|phone|ring|write|email|mail|text|book|order|buy|pay|translate|fetch|bring|cook|clean|fix|drive|send)\b|\bwrite me\b|\bfor me\b/i;

function wordsFor(about: Understanding, day: string | null, who: string | null, world: World): string {
  const when = day === null ? '' : `, for ${dayInWords(day, todayIn(world))}`;
  const whom = who === null ? '' : ` for ${nameOf(world, who)}`;
  const repeated =
    about.repeats === null
      ? ''
      : ` A list does not repeat itself yet; this would be the first of “${about.repeats}”.`;
  const questions =
    day === null && who === null
      ? [
          'Shall I write it down?',
          'Shall it go on the list? A day would help it get done.',
          'Shall I put it on your list?',
        ]
      : [
          `Shall I write it down${whom}${when}?`,
          `Shall it go on the list${whom}${when}?`,
          `Like this${whom}${when}?`,
        ];
  const mine = asksMe.test(about.text) ? 'That I can not do myself; a list can hold it. ' : '';
  return mine + oneOf(world, questions) + repeated;
}

/** What has to be known before anything is offered; null when all of it is. */
function askFirst(about: Understanding, world: World): Reply | null {
  if (about.title === null)
    return ask(
      about,
      { about: 'title', choices: [] },
      oneOf(world, ['What shall I write down?', 'In a few words: what is to be done?', 'What shall it say?']),
    );
  if (about.assignee !== null && (about.assignee.guessed || about.assignee.ids.length > 1))
    return askPerson(about, about.assignee, world);
  const when = theDay(about);
  if (when === null) return null;
  if (when === 'several') return askDay(about, merged(about.dates), world);
  if (when.readings.length !== 1) return askDay(about, when, world);
  if (isTooLong(when)) return askDay(about, undefined, world, `“${when.said}” is long. `);
  return null;
}

/** Two different days in one sentence: one of them is when, the other what it is about. The guide does not choose. */
export function theDay(about: Understanding): When | 'several' | null {
  const [first, ...others] = about.dates;
  if (first === undefined) return null;
  return others.length > 0 ? 'several' : first;
}

export const merged = (dates: readonly When[]): When => ({
  said: dates.map(({ said }) => said).join(' or '),
  readings: dates.flatMap(({ readings }) => readings),
  time: null,
  times: [],
});
