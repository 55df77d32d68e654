import { isHollow } from '../amended.ts';
import type { Understanding, When } from '../understanding.ts';
import type { Place, Reply, World } from '../world.ts';
import type { Answers } from './answer.ts';
import { ask, askDay, askPerson, certainDay, isTooLong } from './asking.ts';
import { dayInWords, todayIn } from './days.ts';
import { knows, notYet, offer } from './offering.ts';
import { oneOf, opened, plain } from './phrases.ts';
import { speaksOf } from './recalled.ts';
import { isOpen, nameOf } from './whose.ts';

export const newTaskAnswers: Answers = { add_task: newTask };

export function newTask(heard: Understanding, world: World): Reply {
  const about = { ...heard, title: titled(heard, world) };
  if (!knows(world, 'tasks.create'))
    return notYet(about, 'Lists are not open here yet. I keep your words above; nothing is lost.');
  const said = noTask(about, world) ?? listed(about, world);
  if (said !== null) return said;
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

/** Without "Tomas has to" where Tomas himself says it, and nothing at all where the words name nothing. */
function titled({ title }: Understanding, { me }: World): string | null {
  if (title === null || isHollow(title)) return null;
  const [first = '', ...rest] = title.split(/\s+/);
  if (first.toLowerCase() !== me.name.toLowerCase()) return title;
  const own = /^(?:has to|have to|must|should|needs to|ought to) (?!not\b)(.+)$/i.exec(rest.join(' '))?.[1];
  return own === undefined ? title : opened(own);
}

const secret =
  /\b(?:must|should|may|can|do|does)(?: ?not|n['’]?t) (?:ever |yet )?(?:know|find out|hear|see|learn|be told|notice)\b/i;
const regret =
  /\b(?:i|we) (?:should|could|ought to)(?: have|['’]ve) (?:\w+ed|been|gone|said|told|done|written|bought|known|asked|gotten|got|made|come|brought|thought|sent|paid|kept|taken|given|seen|rung|met|left)\b/i;

/** What sounds like a task and is none: a secret to be kept, a regret. */
function noTask({ text }: Understanding, world: World): Reply | null {
  if (secret.test(text))
    return plain(
      oneOf(world, [
        'I pass nothing on. Is there something to be done so that it stays so?',
        'From me nobody hears it. Is there anything to prepare meanwhile?',
      ]),
    );
  return regret.test(text)
    ? plain(
        oneOf(world, [
          'That still weighs on you. Can some of it be done today? Say what, and I write it down.',
          'It may not be too late for a part of it. What would be the first step now?',
        ]),
      )
    : null;
}

/** "Call the plumber", and nothing in it that speaks of something behind us. */
export const isWish = ({ text, title }: Understanding): boolean =>
  title !== null &&
  title.split(/\s+/).length > 1 &&
  title.toLowerCase() === text.trim().toLowerCase() &&
  !isHollow(title) &&
  !/\b(?:done|did|have|has|had|is|are|was|were|went|finished|ready|off|behind|star|i|we|\w+ed)\b|['’]s\b/i.test(
    text,
  );

/** These very words stand on the list, and nobody asked for them once more: they may tell that it is done. */
function listed(about: Understanding, world: World): Reply | null {
  const same = world.tasks.find(
    (task) => isOpen(task) && task.title.toLowerCase() === about.title?.toLowerCase(),
  );
  if (same === undefined || !isWish(about)) return null;
  return ask(
    { ...about, intent: 'done_task', tasks: [same.id], text: 'done' },
    { about: 'go ahead', choices: [] },
    `“${same.title}” is on the list already. Is it done?`,
  );
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
