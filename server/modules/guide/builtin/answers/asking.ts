import { day as wholeDay } from '@kinsong/contract/common/time.ts';
import type { Understanding, When, Who } from '../understanding.ts';
import type { Choice, Question, Reply, World } from '../world.ts';
import { daysInWords, fullDay, timeInWords, todayIn } from './days.ts';
import { listed, oneOf, opened, plain } from './phrases.ts';
import { nameOf, personOf } from './whose.ts';

export function ask(about: Understanding, asked: Question, text: string): Reply {
  return plain(text, { about, asked, offer: null });
}

/** Which of the days; "which day" where none can be told. */
export function askDay(about: Understanding, when: When | undefined, world: World, lead = ''): Reply {
  const today = todayIn(world);
  const choices: readonly Choice[] = (when?.readings ?? []).map(({ from, to }) => ({
    value: from === to ? from : `${from}/${to}`,
    label: from === to ? fullDay(from, today) : daysInWords({ from, to }, today),
  }));
  const question =
    choices.length > 1
      ? `${opened(
          listed(
            choices.map(({ label }) => label),
            'or',
          ),
        )}?`
      : oneOf(world, ['Which day shall it be?', 'On which day?', 'For which day do you want it?']);
  return ask(about, { about: 'day', choices }, lead + question);
}

export function askTime(about: Understanding, times: readonly string[], world: World): Reply {
  const choices = times.map((time) => ({ value: time, label: timeInWords(time) }));
  const question = `${opened(
    listed(
      choices.map(({ label }) => label),
      'or',
    ),
  )}?`;
  return ask(
    about,
    { about: 'time', choices },
    oneOf(world, [question, `Tell me which: ${question.toLowerCase()}`]),
  );
}

/** Two of one name: by their other name, else by a space in which only one of them is. */
function toldApart(id: string, all: readonly string[], world: World): string {
  const name = nameOf(world, id);
  const namesakes = all.filter((other) => other !== id && nameOf(world, other) === name);
  if (namesakes.length === 0) return name;
  const realName = personOf(world, id)?.realName ?? null;
  if (realName !== null && realName !== name) return realName;
  const own = world.spaces.find(
    ({ people }) => people.includes(id) && !namesakes.some((other) => people.includes(other)),
  );
  return own === undefined ? name : `${name} in ${own.name}`;
}

export function askPerson(about: Understanding, who: Who, world: World): Reply {
  const choices = who.ids.map((id) => ({ value: id, label: toldApart(id, who.ids, world) }));
  const [only] = choices;
  const question =
    choices.length === 1 && only !== undefined
      ? oneOf(world, [`By ${who.said}, do you mean ${only.label}?`, `${only.label}, do you mean?`])
      : `Which ${who.said}: ${listed(
          choices.map(({ label }) => label),
          'or',
        )}?`;
  return ask(about, { about: 'person', choices }, question);
}

export function askTask(about: Understanding, ids: readonly string[], world: World): Reply {
  const choices = ids
    .slice(0, 4)
    .map((id) => ({ value: id, label: world.tasks.find((task) => task.id === id)?.title ?? '' }));
  const lead = oneOf(world, [
    'Which of these do you mean?',
    'I see more than one. Which?',
    'Which one is it?',
  ]);
  return ask(
    about,
    { about: 'task', choices },
    [lead, ...choices.map(({ label }, index) => `${index + 1}. ${label}`)].join('\n'),
  );
}

/** The day that is meant, if it is one and certain. */
export function certainDay(about: Understanding): { day: string; time: string | null } | null {
  const [when] = about.dates;
  const [days] = when?.readings ?? [];
  if (when === undefined || days === undefined || when.readings.length !== 1) return null;
  return { day: days.to, time: when.time };
}

const longStretch = 8 * wholeDay;
/** "In January" is no day to be held to; "this weekend" is its Sunday. */
export const isTooLong = ({ readings: [days] }: When): boolean =>
  days !== undefined && Date.parse(days.to) - Date.parse(days.from) > longStretch;
