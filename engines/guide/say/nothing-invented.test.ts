import { capital } from '../../text/capital.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hereAndNow, addDays, dateOf, monthOf, weekdayOf } from '../read/days/calendar.ts';
import { months, weekdays } from '../read/days/numbers.ts';
import type { Frame } from '../frames/frame.ts';
import type { World } from '../talk/world.ts';
import { answerTo } from './answers.ts';
import { hourInWords, ordinal } from './days.ts';
import { reminder } from './reminder.ts';
import { cases } from './test-questions.ts';
import { frame, furnished, on, searched, who } from './test-world.ts';

/** Words of the guide's own that begin with a capital, and what it quotes as an example. */
const itsOwn = ['I', 'Memory', 'remember that …', 'split 1,840 by three', '20 percent of 60'];

/** Every name, title, day and hour of an answer that stands neither in the world nor in the sentence. */
function invented(text: string, asked: Frame, world: World): readonly string[] {
  const source = JSON.stringify([world, asked], (key, value: unknown) => (key === 'timeZone' ? '' : value));
  const knows = (words: string): boolean =>
    itsOwn.includes(words) || source.toLowerCase().includes(words.toLowerCase().replace(/…$/, '').trim());
  const quotes = [...text.matchAll(/“([^”]*)”/g)].map(([, inside = '']) => inside);
  const bare = text.replaceAll(/“[^”]*”/g, '“”');
  const names = [...bare.matchAll(/(?<![.!?:•]\s*|^|\n|“”\s*)\b\p{Lu}[\p{L}’']*/gu)].map(([name]) => name);
  const days = daysIn(world, asked);
  const dayWords = new Set(
    days.flatMap((day) => [capital(weekdays[weekdayOf(day)] ?? ''), capital(months[monthOf(day) - 1] ?? '')]),
  );
  const dates = new Set(
    days.flatMap((day) => [
      ordinal(dateOf(day)),
      `${dateOf(day)} ${capital(months[monthOf(day) - 1] ?? '')}`,
    ]),
  );
  const hours = new Set(
    [...source.matchAll(/\b(\d\d:\d\d)\b/g)]
      .map(([, time = '']) => hourInWords(time))
      .concat(world.reminders.map(({ at }) => hourInWords(hereAndNow(at, world.timeZone).time))),
  );
  return [
    ...quotes.filter((quote) => !knows(quote.replace(/^Ask Piet (?:to|about|for help) ?/, ''))),
    ...names.filter((name) => !dayWords.has(name) && !knows(name.replace(/[’']s$/, ''))),
    ...[...bare.matchAll(/\b\d{1,2}(?:st|nd|rd|th)\b|\b\d{1,2} [A-Z][a-z]+\b/g)]
      .map(([date]) => date)
      .filter((date) => !dates.has(date)),
    ...[
      ...bare.matchAll(
        /\bat ((?:half|quarter|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|midnight|\d)[a-z:\d ]*)/g,
      ),
    ]
      .map(([, hour = '']) => hour.trim())
      .filter((hour) => !hours.has(hour)),
  ];
}

function daysIn(world: World, { when, otherDays }: Frame): readonly string[] {
  const moments = [
    world.now,
    ...world.reminders.map(({ at }) => at),
    ...world.lookedUp.found.map(({ at }) => at),
    ...world.lookedUp.latest.map(({ at }) => at),
    ...world.lookedUp.decisions.map(({ closedAt }) => closedAt),
    ...world.help.map(({ at }) => at),
    ...world.tasks.flatMap(({ completedAt, touchedAt }) => [
      touchedAt,
      ...(completedAt === null ? [] : [completedAt]),
    ]),
  ];
  return [
    ...moments.map((moment) => hereAndNow(moment, world.timeZone).day),
    ...world.tasks.flatMap(({ dueDate }) => dueDate ?? []),
    ...world.events.map(({ day }) => day),
    ...world.help.flatMap(({ day }) => day ?? []),
    ...[when, ...otherDays].flatMap(
      (each) => each?.readings.flatMap(({ from, to }) => [from, to, addDays(from, -1)]) ?? [],
    ),
  ];
}

test('the check itself finds an invented name, day, hour and quotation', () => {
  const asked = frame('what_is_due', 'What is on?');
  const found = (text: string): readonly string[] => invented(text, asked, furnished());
  expect(found('Two things, and Walter does “Buy fish”.')).toEqual(['Walter']);
  expect(found('It is on Thursday the 26th at eleven.')).toEqual(['Thursday', '26th', 'eleven']);
  expect(found('You have “Buy bread” to do.')).toEqual(['Buy bread']);
  expect(found('One thing: “Buy fish” (due Friday at four).')).toEqual([]);
});

const asked = [...cases].flatMap(([act, table]) => table.map((each) => ({ act, ...each })));

test.each(asked)(
  '[G2] $act names nothing that is not there: $asked',
  ({ act, asked: said, read, world = furnished() }) => {
    for (const seed of ['one', 'two', 'three', 'four', 'five']) {
      const about = frame(act, said, read);
      expect(invented(answerTo(about, { ...world, seed })?.text ?? '', about, world)).toEqual([]);
    }
  },
);

const today = '2026-11-23';
const aDay = fc.option(fc.integer({ min: -20, max: 60 }).map((away) => addDays(today, away)));
const anHour = fc.option(
  fc
    .integer({ min: 0, max: 95 })
    .map(
      (quarter) =>
        `${String(Math.floor(quarter / 4)).padStart(2, '0')}:${['00', '15', '30', '45'][quarter % 4]}`,
    ),
);
const aTask = fc.record({
  dueDate: aDay,
  dueTime: anHour,
  priority: fc.constantFrom(1 as const, 2 as const, 3 as const, 4 as const),
  assignedTo: fc.constantFrom(null, 'ruth', 'piet', 'anna'),
  status: fc.constantFrom('pending' as const, 'blocked' as const, 'in_progress' as const),
});
const questions = [
  frame('what_is_due', 'What do we have to do?'),
  frame('what_is_due', 'What is on this week?', { when: on(today, addDays(today, 6)) }),
  frame('what_is_due', 'What does Piet have to do on Friday?', {
    people: [who('Piet', 'piet')],
    when: on('2026-11-27'),
  }),
  frame('who_does', 'Who buys the fish?', { topic: ['fish'] }),
  frame('next_small_thing', 'What shall I do?'),
  frame('search', 'When is the fish due?', { topic: ['fish'] }),
];

test('[G2] whatever stands on the lists, no answer and no reminder adds to it', () => {
  fc.assert(
    fc.property(fc.array(aTask, { maxLength: 8 }), fc.string({ maxLength: 4 }), (given, seed) => {
      const { tasks } = furnished();
      const world = searched({
        seed,
        tasks: given.flatMap((each, index) => ({ ...tasks[index], ...each }) as World['tasks'][number]),
      });
      for (const about of questions)
        expect(invented(answerTo(about, world)?.text ?? '', about, world)).toEqual([]);
      expect(invented(reminder(world)?.text ?? '', frame('unknown', ''), world)).toEqual([]);
    }),
    { numRuns: 150 },
  );
});
