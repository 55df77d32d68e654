import { addDays, hereAndNow } from './dates/calendar.ts';
import { readTimes } from './dates/times.ts';
import { readLine } from './words/line.ts';
import { stem } from './words/stem.ts';
import type { Days, Understanding, When } from './understanding.ts';
import type { Choice, Question, World } from './world.ts';

/** What was asked, answered by these words; null when they answer something else. */
export function readAnswer(
  now: Understanding,
  before: Understanding,
  asked: Question,
  world: World,
): Understanding | null {
  if (now.sure >= clear && questions.has(now.intent) && !isChoosing(now, asked)) return null;
  switch (asked.about) {
    case 'day':
      return dayAnswer(now, before, asked.choices);
    case 'time':
      return timeAnswer(now, before, asked.choices, world);
    case 'person': {
      if (nobody.test(now.text.trim())) return { ...before, assignee: null };
      const own = oneself.test(now.text.trim());
      const id = own ? world.me.id : (chosen(now, asked.choices) ?? personIn(now, asked.choices, world));
      return id === null ? null : withPerson(own ? keepingName(before) : before, id);
    }
    case 'task': {
      const id = chosen(now, asked.choices) ?? taskIn(now, asked.choices);
      return id === null ? null : { ...before, tasks: [id] };
    }
    case 'reminder': {
      const id = chosen(now, asked.choices) ?? taskIn(now, asked.choices);
      return id === null || before.reminder === undefined
        ? null
        : { ...before, reminder: { ...before.reminder, id } };
    }
    case 'title':
      return now.intent === 'no'
        ? null
        : isOnlyDay(now)
          ? { ...before, dates: now.dates.map((when) => timed(when, before)) }
          : {
              ...before,
              title: titled(now),
              dates: before.dates.length > 0 ? before.dates : now.dates,
              assignee: before.assignee ?? now.assignee,
            };
    case 'go ahead':
      return now.intent === 'yes' ? before : null;
  }
}

const pointing = /^(?:i mean )?(?:the|that|this) (?:one|first|second|third|last|other|latter|former)\b/i;

/** A bare name, or "the one in the kitchen", is one of what was offered, whatever else it may sound like. */
const isChoosing = ({ text }: Understanding, { about, choices }: Question): boolean =>
  pointing.test(text.trim()) ||
  ((choices.length > 0 || about === 'person') && text.trim().split(/\s+/).length <= 2);

const oneself = /^(?:me|myself|i|i will|i['’]ll do it|i do|for me|(?:on )?my(?: own)? list|mine)[.!]*$/i;
const nobody = /^(?:nobody|no one|no-one|anyone|anybody|whoever|nobody yet)[.!]*$/i;

/** Who asks one of these has turned to something else. */
const clear = 0.7;
const questions: ReadonlySet<string> = new Set([
  'what_is_due',
  'what_was_done',
  'who_are_you',
  'what_can_you_do',
  'what_do_you_remember',
  'story',
  'verse',
  'next_small_thing',
  'what_did_we_decide',
  'what_was_said',
  'who_could_help',
  'summarise_space',
  'what_day',
  'hardship',
  'conflict',
]);

/** "Tomorrow" says when, and not what. */
const isOnlyDay = ({ text, dates: [when, other], topic, people }: Understanding): boolean =>
  when !== undefined &&
  other === undefined &&
  topic.length === 0 &&
  people.length === 0 &&
  text.toLowerCase().replaceAll(/\b(?:on|at|for|by|the|and|please|to)\b|[^\p{L}\p{N}]/giu, '') ===
    when.said.toLowerCase().replaceAll(/\b(?:on|at|for|by|the|and|please|to)\b|[^\p{L}\p{N}]/giu, '');

function titled(now: Understanding): string {
  const words = (now.title ?? now.text).trim();
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

const places: readonly (readonly [RegExp, (count: number) => number])[] = [
  [/\b(?:second|2nd|2|two)\b/i, () => 1],
  [/\b(?:third|3rd|3|three)\b/i, () => 2],
  [/\b(?:fourth|4th|4|four)\b/i, () => 3],
  [/\b(?:last|latter|later)\b/i, (count) => count - 1],
  [/\b(?:first|1st|former|earlier|1|number one|sooner|nearest)\b|^one$/i, () => 0],
];

/** "The second one", "2", "yes" to the only one. */
function chosen(now: Understanding, choices: readonly Choice[]): string | null {
  const text = now.text.trim();
  if (
    choices.length === 1 &&
    (now.intent === 'yes' || /^(?:yes|yeah|yep|right|exactly|him|her|that one|correct)\b/i.test(text))
  )
    return choices[0]?.value ?? null;
  if (choices.length < 2 || text.split(/\s+/).length > 6) return null;
  for (const [pattern, at] of places)
    if (pattern.test(text)) return choices[at(choices.length)]?.value ?? null;
  return null;
}

function dayAnswer(
  now: Understanding,
  before: Understanding,
  choices: readonly Choice[],
): Understanding | null {
  const [when] = now.dates;
  if (when !== undefined) {
    if (when.dayless === true) return { ...before, dates: before.dates.map((old) => withHour(old, when)) };
    const among = when.readings.filter(({ from, to }) =>
      choices.some(({ value }) => value === from || value === `${from}/${to}`),
    );
    const readings = among.length > 0 ? among : when.readings.map((days) => inside(days, before));
    return { ...before, dates: [timed({ ...when, readings }, before)] };
  }
  const value = byDate(now, choices) ?? chosen(now, choices);
  if (value !== null) {
    const [from = '', to = from] = value.split('/');
    return {
      ...before,
      dates: [timed({ said: now.text, readings: [{ from, to }], time: null, times: [] }, before)],
    };
  }
  const none =
    /\b(?:no (?:day|date|matter)|any ?day|any ?time|whenever|does ?n.?t matter|do not know|don.?t know|without)\b/i.test(
      now.text,
    );
  return none && before.intent === 'add_task' ? { ...before, dates: [] } : null;
}

export const withHour = (old: When, { time, times }: When): When => ({ ...old, time, times });

/** "Next week" was said, and now "Thursday": the one of that week. */
function inside(days: Days, before: Understanding): Days {
  const [stretch] = before.dates.length === 1 ? (before.dates[0]?.readings ?? []) : [];
  if (stretch === undefined || stretch.from === stretch.to || days.from !== days.to) return days;
  const fits = [0, 7, 14, 21, 28]
    .map((ahead) => addDays(days.from, ahead))
    .find((day) => day >= stretch.from && day <= stretch.to);
  return fits === undefined ? days : { from: fits, to: fits };
}

/** "The 27th", or just "27", of the days that were named. */
function byDate(now: Understanding, choices: readonly Choice[]): string | null {
  const date = /\b(\d{1,2})(?:st|nd|rd|th)?\b/.exec(now.text)?.[1];
  const fitting = choices.filter(
    ({ value }) => date !== undefined && value.endsWith(`-${date.padStart(2, '0')}`),
  );
  return fitting.length === 1 ? (fitting[0]?.value ?? null) : null;
}

/** The hour that was said with the first words stays. */
const timed = (when: When, before: Understanding): When => {
  const [old] = before.dates;
  return when.time === null && when.times.length === 0 && old !== undefined
    ? { ...when, time: old.time, times: old.times }
    : when;
};

function timeAnswer(
  now: Understanding,
  before: Understanding,
  choices: readonly Choice[],
  world: World,
): Understanding | null {
  const [when] = before.dates;
  if (when === undefined) return null;
  const time = partOf(now, choices) ?? saidTime(now, when, world) ?? chosen(now, choices);
  return time === null ? null : { ...before, dates: [{ ...when, time, times: [] }] };
}

const parts: readonly (readonly [RegExp, (time: string) => boolean])[] = [
  [/\b(?:morning|am|early|before noon)\b/i, (time) => time < '12:00'],
  [/\b(?:evening|night|pm|late|tonight|afternoon)\b/i, (time) => time >= '12:00'],
];

/** "In the evening", of seven and seven. */
function partOf(now: Understanding, choices: readonly Choice[]): string | null {
  const fits = parts.find(([part]) => part.test(now.text))?.[1];
  const fitting = choices.filter(({ value }) => fits?.(value) ?? false);
  return fitting.length === 1 ? (fitting[0]?.value ?? null) : null;
}

/** An hour, "at six" or just "6"; for today the one that is still to come. */
function saidTime(now: Understanding, { readings }: When, world: World): string | null {
  const here = hereAndNow(world.now, world.timeZone);
  const times = readTimes(
    /\d\s?[ap]m|:|past|to|at|noon/i.test(now.text) ? plainOf(now) : `at ${plainOf(now)}`,
  ).flatMap((clock) => clock.times);
  const ahead = readings[0]?.from === here.day ? times.filter((time) => time > here.time) : times;
  return ahead.length === 1 ? (ahead[0] ?? null) : null;
}

const plainOf = (now: Understanding): string => readLine(now.text, new Set()).plain;

function personIn(now: Understanding, choices: readonly Choice[], world: World): string | null {
  const named = now.people.flatMap(({ ids }) => ids);
  const among = named.filter((id) => choices.some(({ value }) => value === id));
  const one = among.length > 0 ? among : named;
  if (new Set(one).size === 1) return one[0] ?? null;
  const said = new Set(wordsIn(now.text));
  const told = choices.map(({ value, label }) => {
    const realName = world.people.find(({ id }) => id === value)?.realName ?? '';
    return { value, words: wordsIn(`${label} ${realName}`) };
  });
  // Only what sets one apart from the others says which.
  const fitting = told.filter((one) =>
    one.words.some(
      (word) => said.has(word) && !told.some((other) => other !== one && other.words.includes(word)),
    ),
  );
  return fitting.length === 1 ? (fitting[0]?.value ?? null) : null;
}

const wordsIn = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 2);

function taskIn(now: Understanding, choices: readonly Choice[]): string | null {
  const words = now.text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 2)
    .map(stem);
  const fit = choices.map(({ value, label }) => ({
    value,
    hits: label
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .map(stem)
      .filter((word) => words.includes(word)).length,
  }));
  const most = Math.max(0, ...fit.map(({ hits }) => hits));
  const best = fit.filter(({ hits }) => hits === most && hits > 0);
  if (best.length === 1) return best[0]?.value ?? null;
  return choices.length === 0 && now.tasks.length === 1 ? (now.tasks[0] ?? null) : null;
}

/** Whoever asks a stranger does it themselves: "ask Bartholomew to bring the ladder" is theirs then. */
function keepingName(before: Understanding): Understanding {
  const { assignee, title, text } = before;
  if (assignee === null || assignee.ids.length > 0 || title === null) return before;
  if (!new RegExp(`\\b(?:ask|tell|get|have|let|nudge) ${assignee.said}\\b`, 'i').test(text)) return before;
  return { ...before, title: `Ask ${assignee.said} to ${title.slice(0, 1).toLowerCase()}${title.slice(1)}` };
}

/** Whoever was asked about takes the place of the unsure one. */
function withPerson(before: Understanding, id: string): Understanding {
  const sure = (who: Understanding['people'][number]): Understanding['people'][number] =>
    who.guessed || who.ids.length !== 1 ? { ...who, ids: [id], guessed: false } : who;
  return {
    ...before,
    people: before.people.map(sure),
    assignee: before.assignee === null ? null : sure(before.assignee),
  };
}
