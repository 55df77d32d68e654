import { daysBetween, hereAndNow } from '../dates/calendar.ts';
import { numberOf } from '../dates/numbers.ts';
import type { Understanding } from '../understanding.ts';
import type { Reply, World } from '../world.ts';
import type { Answers } from './answer.ts';
import { askDay } from './asking.ts';
import { dayInWords, fullDay, timeInWords } from './days.ts';
import { listed, oneOf, opened, plain, things } from './phrases.ts';

export const reckonedAnswers: Answers = { what_day: whatDay, reckoning };

function whatDay(about: Understanding, world: World): Reply {
  const { day: today, time } = hereAndNow(world.now, world.timeZone);
  const carry = { about, asked: null, offer: null };
  const [when] = about.dates;
  const [days] = when?.readings ?? [];
  if (/\btime\b/.test(about.text) && when === undefined)
    return plain(`It is ${timeInWords(time)}, where you are.`, carry);
  if (when === undefined || days === undefined)
    return plain(`Today is ${fullDay(today, '0001-01-01')}.`, carry);
  if (when.readings.length > 1 && !when.readings.some(({ from }) => from === today))
    return askDay(about, when, world);
  const away = daysBetween(today, days.from);
  if (/\bhow (?:many|long|far|much)\b/.test(about.text.toLowerCase())) {
    const unit = /\bsleeps?|nights?\b/.test(about.text.toLowerCase()) ? 'sleep' : 'day';
    return plain(
      away <= 0
        ? `That is ${dayInWords(days.from, today)}.`
        : `${opened(things(away, unit))}: ${fullDay(days.from, '0001-01-01')}.`,
      carry,
    );
  }
  return plain(
    `${opened(fullDay(days.from, '0001-01-01'))}${away === 0 ? ', today' : away > 0 ? `, in ${things(away, 'day')}` : `, ${things(-away, 'day')} ago`}.`,
    carry,
  );
}

/** Who gave cents gets cents. */
const written = (value: number, text: string): string =>
  new Intl.NumberFormat('en', {
    minimumFractionDigits: /[.,]\d\d(?!\d)/.test(text) && !Number.isInteger(value) ? 2 : 0,
    maximumFractionDigits: 2,
  }).format(value);
const numberIn = (text: string): number =>
  Number(/,\d{3}\b/.test(text) || text.includes('.') ? text.replaceAll(',', '') : text.replace(',', '.'));

const shares: Readonly<Record<string, number>> = { half: 2, third: 3, quarter: 4, fifth: 5, tenth: 10 };

function reckoning(about: Understanding, world: World): Reply {
  const text = about.text.toLowerCase();
  const carry = { about, asked: null, offer: null };
  const result = split(text) ?? share(text) ?? twoNumbers(text);
  if (result === null || !Number.isFinite(result.value))
    return plain(
      oneOf(world, [
        'I reckon only plain sums: “split 1,840 by three”.',
        'Say it as a plain sum and I will try: “6,400 / 4”.',
      ]),
      carry,
    );
  return plain(`${result.said}: ${written(result.value, text)}.`, carry);
}

interface Result {
  said: string;
  value: number;
}

function split(text: string): Result | null {
  const match =
    /([\d.,]*\d)\D{0,12}?\b(?:split|divided|shared|split up) (?:by|between|among|for) (\d+|two|three|four|five|six|seven|eight|nine|ten)\b/.exec(
      text,
    ) ??
    /(?:split|divide|share)\D*([\d.,]*\d)\D*?(?:by|between|among|in|into|over)?\s+(\d+|two|three|four|five|six|seven|eight|nine|ten)\b/.exec(
      text,
    );
  if (match === null) return null;
  const parts = numberOf(match[2] ?? '');
  return {
    said: `${match[1]} in ${listed([String(parts)])} parts, each`,
    value: numberIn(match[1] ?? '') / parts,
  };
}

function share(text: string): Result | null {
  const match = /(half|third|quarter|fifth|tenth) of ([\d.,]*\d)/.exec(text);
  return match === null
    ? null
    : {
        said: `A ${match[1]} of ${match[2]}`.replace('A half', 'Half'),
        value: numberIn(match[2] ?? '') / (shares[match[1] ?? ''] ?? 1),
      };
}

const sums: readonly (readonly [RegExp, (a: number, b: number) => number])[] = [
  [/^(?:plus|\+)$/, (a, b) => a + b],
  [/^(?:minus|-|−)$/, (a, b) => a - b],
  [/^(?:times|x|\*|×|\w+ at)$/, (a, b) => a * b],
  [/^(?:divided by|over|\/|÷)$/, (a, b) => a / b],
  [/^(?:percent of|% of)$/, (a, b) => (a * b) / 100],
];

function twoNumbers(text: string): Result | null {
  const match =
    /([\d.,]*\d)\s*(plus|\+|minus|-|−|times|x|[a-z]+ at|\*|×|divided by|over|\/|÷|percent of|% of)\s*([\d.,]*\d)/.exec(
      text,
    );
  if (match === null) return null;
  const [said, a = '', sign = '', b = ''] = match;
  const sum = sums.find(([pattern]) => pattern.test(sign));
  return sum === undefined ? null : { said, value: sum[1](numberIn(a), numberIn(b)) };
}
