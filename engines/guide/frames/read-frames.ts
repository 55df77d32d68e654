import { clausesOf } from '../clauses/split.ts';
import { addDays, oneDay } from '../read/days/calendar.ts';
import type { Ear } from '../ear/ear.ts';
import { factOf } from '../read/words/fact.ts';
import type { Known } from '../read/read.ts';
import { readClause } from './clause-line.ts';
import { following } from './follow.ts';
import { sharedOut } from './follow-shares.ts';
import { toEach } from './follow-person.ts';
import { frameOf } from './frame-of-clause.ts';
import type { Days, Frame, When } from './frame.ts';

/** What a message says, a frame for each clause; a later clause corrects or takes up an earlier one. */
export function framesOf(text: string, known: Known, ear: Ear): readonly Frame[] {
  const readOnce = remembered((said) => readClause(said, known));
  const read = (said: string): Frame => frameOf(readOnce(said), known, ear);
  const clauses = heard(clausesOf(text)).flatMap((said) => sharedOut(said, readOnce));
  const frames = heard(clauses).reduce<readonly Frame[]>((before, said) => following(before, said, read), []);
  return worthwhile(withFacts(inThatWeek(frames.flatMap(toEach))));
}

/** Of a long tale the beginning and the end are heard: what is asked stands in one of them. */
const most = 32;
const heard = (clauses: readonly string[]): readonly string[] =>
  clauses.length <= most ? clauses : [...clauses.slice(0, most / 2), ...clauses.slice(-most / 2)];

/** The same clause is read several times over on the way to its frame. */
function remembered<T>(read: (said: string) => T): (said: string) => T {
  const known = new Map<string, T>();
  return (said) => {
    const before = known.get(said);
    if (before !== undefined) return before;
    const fresh = read(said);
    known.set(said, fresh);
    return fresh;
  };
}

/** "Next week: Monday gym, Thursday cake": the days of that week, and not of this one. */
const inThatWeek = (frames: readonly Frame[]): readonly Frame[] => {
  const week = frames
    .flatMap(({ when }) => when?.readings ?? [])
    .find(({ from, to }) => addDays(from, 6) === to);
  if (week === undefined) return frames;
  const dated = frames.map((frame) =>
    frame.when === null ? frame : { ...frame, when: ofWeek(frame.when, week) },
  );
  const isInside = ({ when }: Frame): boolean =>
    when?.readings.every(({ from, to }) => from === to && from >= week.from && to <= week.to) === true;
  return dated.some(isInside) ? dated.map((frame) => (isHeading(frame, week) ? told(frame) : frame)) : dated;
};
/** "School week next week": what stands over its days is no wish itself. */
const isHeading = ({ act, sure, when }: Frame, week: Days): boolean =>
  act === 'add_task' && sure < 0.8 && when?.readings.includes(week) === true;
const told = (frame: Frame): Frame => ({ ...frame, act: 'smalltalk', polarity: 'told', object: null });
const ofWeek = (when: When, { from, to }: Days): When => {
  const readings = when.readings
    .flatMap((day) => (day.from < from ? [day, oneDay(addDays(day.from, 7))] : [day]))
    .filter((day) => day.from === day.to && day.from >= from && day.to <= to);
  const isBare = /^(?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/.test(when.said);
  return isBare && new Set(readings.map((day) => day.from)).size === 1
    ? { ...when, readings: readings.slice(0, 1) }
    : when;
};

/** "Ines is vegetarian, keep that in mind": the fact stands in the clause before; a second one stands behind. */
const withFacts = (frames: readonly Frame[]): readonly Frame[] =>
  frames.flatMap((frame, at): readonly Frame[] => {
    const before = frames[at - 1];
    if (isOfFact(frames[at + 1], frame)) return [];
    if (before === undefined || frame.act !== 'remember_this') return [frame];
    if (isOfFact(frame, before))
      return [{ ...frame, object: factOf(before.said)?.replace(/(?<=\S{2})[.!]+$/, '') ?? null }];
    return before.act === 'remember_this' && before.polarity === 'wanted'
      ? [{ ...frame, polarity: 'wanted' }]
      : [frame];
  });
const isOfFact = (frame: Frame | undefined, fact: Frame): boolean =>
  frame?.act === 'remember_this' &&
  frame.object === null &&
  frame.polarity === 'wanted' &&
  fact.polarity !== 'wanted';

/** Courtesy counts only where nothing else was said. */
const worthwhile = (frames: readonly Frame[]): readonly Frame[] => {
  const rest = frames.filter(({ act }) => act !== 'greeting' && act !== 'thanks' && act !== 'farewell');
  return rest.length === 0 ? frames.slice(0, 1) : rest;
};
