import { ear } from '../ear/ear.ts';
import type { Ear } from '../ear/ear.ts';
import { understand } from '../understand.ts';
import type { Understanding, When, Who } from '../understanding.ts';
import { house } from './house.ts';

export interface Expected {
  text: string;
  intents: readonly string[];
  dates: readonly string[];
  people: readonly string[];
}

export interface Verdict {
  expected: Expected;
  got: Understanding;
  right: boolean;
  /** A day or a person that was not meant, taken without asking. */
  wrong: readonly string[];
}

export function expectedOf(rows: string): readonly Expected[] {
  return rows
    .trim()
    .split('\n')
    .map((row) => {
      const [text = '', intents = '', dates = '', people = ''] = row.split('|').map((cell) => cell.trim());
      return { text, intents: intents.split(' or '), dates: listed(dates), people: listed(people) };
    });
}

const listed = (cell: string): readonly string[] => cell.split(', ').filter((each) => each !== '');

function dayOf({ readings, time, times }: When): string {
  const [one] = readings;
  if (readings.length !== 1 || one === undefined) return 'ask';
  const day = one.from === one.to ? one.from : `${one.from}..${one.to}`;
  return times.length > 0 ? `${day} ask` : time === null ? day : `${day} ${time}`;
}

const personOf = ({ ids, guessed }: Who): string =>
  ids.length === 1 && !guessed ? (ids[0] ?? 'ask') : 'ask';

const own = await ear();

export const judged = (expected: Expected): Verdict => judgedBy(own, expected);

export function judgedBy(hear: Ear, expected: Expected): Verdict {
  const got = understand(expected.text, house(), hear);
  const dates = got.dates.map(dayOf);
  const people = got.people.map(personOf);
  const right =
    expected.intents.includes(got.intent) && same(dates, expected.dates) && same(people, expected.people);
  const wrong = [
    ...dates.filter((day) => day !== 'ask' && !expected.dates.includes(day)),
    ...people.filter((person) => person !== 'ask' && !expected.people.includes(person)),
  ];
  return { expected, got, right, wrong };
}

const same = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((each) => b.includes(each));

/** One line for whoever reads what went wrong. */
export function told({ expected, got }: Verdict): string {
  return `${expected.text} -> ${got.intent} (${expected.intents.join(' or ')}) [${got.dates.map(dayOf).join(', ')}] [${got.people.map(personOf).join(', ')}] wanted [${expected.dates.join(', ')}] [${expected.people.join(', ')}]`;
}
