import { hereAndNow } from '../dates/calendar.ts';
import type { Understanding, When } from '../understanding.ts';
import type { Reminding, Reply, World } from '../world.ts';
import { ask, askDay } from './asking.ts';
import { dayInWords, timeInWords, todayIn } from './days.ts';
import { offer, offerAll } from './offering.ts';
import { inWords, oneOf, plain } from './phrases.ts';
import { speaksOf } from './recalled.ts';
import { openWhen, timeMeant } from './open-when.ts';

const most = 6;

/** What is set, with its day and hour. */
export function shown(
  about: Understanding,
  found: readonly Reminding[],
  world: World,
  lead = oneOf(world, ['These I shall say to you:', 'You asked me to come back to:']),
): Reply {
  const carry = { about, asked: null, offer: null };
  if (found.length === 0)
    return plain(
      oneOf(world, [
        'None is set. Say “remind me on Friday to …” and I ask before I set it.',
        'You have no reminder set. Name a day and a thing, and I will offer one.',
      ]),
      carry,
    );
  const lines = found.slice(0, most).map((one) => `• ${lineOf(one, world)}`);
  const more = found.length > most ? [`and ${inWords(found.length - most)} more.`] : [];
  return plain([lead, ...lines, ...more, 'I move or drop any of them when you say which.'].join('\n'), carry);
}

function lineOf({ text, at }: Reminding, world: World): string {
  const { day, time } = hereAndNow(at, world.timeZone);
  return `${text}, ${dayInWords(day, todayIn(world))} at ${timeInWords(time)}`;
}

const ownWords: ReadonlySet<string> = new Set(
  'cancel drop delete remove stop clear scrap kill switch rid forget dismiss call off move shift push postpone delay reschedule change forward back reminder reminders reminding one need needed want anymore longer both instead'.split(
    ' ',
  ),
);

/** What it is of, by the words that say so: without those that say what is to become of it. */
export const matterOf = ({ topic, people }: Understanding): readonly string[] =>
  [...topic, ...people.map(({ said }) => said.toLowerCase())].filter((word) => !ownWords.has(word));

/** Those that are meant by their words, their day and their hour; all of them where nothing sets one apart. */
export function remindersMeant(about: Understanding, world: World): readonly Reminding[] {
  const matter = matterOf(about);
  const by = about.reminder?.deed === 'move' ? daysOf(about).slice(0, -1) : about.dates;
  const close = world.reminders
    .map((one) => ({ one, fit: speaksOf(one.text, matter) }))
    .filter(({ one, fit }) => (matter.length === 0 || fit >= 1) && isThen(one, by, world));
  const best = Math.max(0, ...close.map(({ fit }) => fit));
  return close.filter(({ fit }) => fit === best).map(({ one }) => one);
}

/** "From the 25th to the 27th" is no stretch where something moves: it stands on the one and goes to the other. */
function daysOf({ dates }: Understanding): readonly When[] {
  return dates.flatMap((when) => {
    const [days, other] = when.readings;
    if (days === undefined || other !== undefined || !/ to /i.test(when.said)) return [when];
    return [days.from, days.to].map((day) => ({ ...when, readings: [{ from: day, to: day }] }));
  });
}

function isThen({ at }: Reminding, dates: readonly When[], world: World): boolean {
  const here = hereAndNow(at, world.timeZone);
  return dates.every(
    ({ dayless, readings, time, times }) =>
      (dayless === true || readings.some(({ from, to }) => from <= here.day && here.day <= to)) &&
      (time === null ? times.length === 0 || times.includes(here.time) : time === here.time),
  );
}

const all = /\b(?:all|both|every|each|reminders)\b/i;

/** A reminder that is set already is moved or dropped, after a Yes; of several it is asked which. */
export function oldReminder(about: Understanding, world: World): Reply {
  const { deed, id } = about.reminder ?? { deed: 'drop', id: null };
  const named = world.reminders.filter((one) => one.id === id);
  const found = named.length > 0 ? named : remindersMeant(about, world);
  const [one, ...others] = found;
  if (one === undefined) return shown(about, world.reminders, world, 'I have no such reminder. What is set:');
  if (deed === 'drop' && others.length > 0 && all.test(about.text)) return dropped(found, about);
  if (others.length > 0) return askWhich(about, found, world);
  const known = { ...about, reminder: { deed, id: one.id } };
  return deed === 'drop' ? dropped([one], known) : moved(known, one, world);
}

function askWhich(about: Understanding, found: readonly Reminding[], world: World): Reply {
  const choices = found.slice(0, most).map((one) => ({ value: one.id, label: lineOf(one, world) }));
  const lead = oneOf(world, ['Which of these?', 'I see more than one. Which?']);
  return ask(
    about,
    { about: 'reminder', choices },
    [lead, ...choices.map(({ label }, index) => `${index + 1}. ${label}`)].join('\n'),
  );
}

const mostAtOnce = 3;

function dropped(found: readonly Reminding[], about: Understanding): Reply {
  const proposals = found
    .slice(0, mostAtOnce)
    .map(({ id }) => ({ tool: 'guide.dropReminder', args: { reminder_id: id } }));
  const [only, other] = proposals;
  return only === undefined || other !== undefined
    ? offerAll(about, proposals, 'Shall I drop these?')
    : offer(about, only, 'Shall I drop it?');
}

/** A day alone keeps the hour, an hour alone the day. */
function moved(heard: Understanding, one: Reminding, world: World): Reply {
  const when = daysOf(heard).at(-1);
  const { day: old } = hereAndNow(one.at, world.timeZone);
  const about = {
    ...heard,
    title: one.text,
    dates: when === undefined ? [] : [when.dayless === true ? onDay(when, old) : when],
  };
  if (when === undefined) return askDay(about, undefined, world, `“${one.text}”. `);
  const open = openWhen(about, world);
  if (open !== null) return open;
  const day = about.dates[0]?.readings[0]?.from ?? old;
  const time = timeMeant(about);
  const hour = time === null ? '' : ` at ${timeInWords(time)}`;
  return offer(
    about,
    { tool: 'guide.moveReminder', args: { reminder_id: one.id, day, time } },
    oneOf(world, [
      `“${one.text}” moves to ${dayInWords(day, todayIn(world))}${hour}?`,
      `Shall I say “${one.text}” ${dayInWords(day, todayIn(world))}${hour} instead?`,
    ]),
  );
}

const onDay = ({ said, time, times }: When, day: string): When => ({
  said,
  readings: [{ from: day, to: day }],
  time,
  times,
});
