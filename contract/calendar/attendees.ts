import { mostAttendees, type Attendee, type CalendarEvent } from './event.ts';
import type { GivenAnswer } from './event-input.ts';

type Said = Pick<Attendee, 'answer' | 'reason' | 'answered_at'>;

const notYet: Said = { answer: null, reason: '', answered_at: null };

/** Those who are asked to come, from a list of who they are: whoever was asked already keeps their answer. */
export function asked(
  ids: readonly string[],
  known: readonly Attendee[],
  made: { by: string; at: string },
): Attendee[] {
  const before = new Map(known.map((attendee) => [attendee.person_id, attendee]));
  return [...new Set(ids)].map((person_id) => before.get(person_id) ?? newlyAsked(person_id, made));
}

/** Whoever puts it into the calendar and is among those who come has said yes by that. */
function newlyAsked(person_id: string, { by, at }: { by: string; at: string }): Attendee {
  const said: Said = person_id === by ? { answer: 'yes', reason: '', answered_at: at } : notYet;
  return { person_id, ...said, on_days: [] };
}

/** What somebody says of one day, or of all of them and with that of every single one. Whoever was not asked is added. */
export function withAnswer(
  attendees: readonly Attendee[],
  person_id: string,
  { answer, reason, original_start = null }: GivenAnswer,
  at: string,
): Attendee[] {
  const known = attendees.find((attendee) => attendee.person_id === person_id);
  const before = known ?? { person_id, ...notYet, on_days: [] };
  const said = { answer, reason, answered_at: at };
  const others = before.on_days.filter((day) => day.original_start !== original_start);
  const after: Attendee =
    original_start === null
      ? { person_id, ...said, on_days: [] }
      : { ...before, on_days: [...others, { original_start, ...said }] };
  if (known === undefined) return [...attendees, after].slice(0, mostAttendees);
  return attendees.map((attendee) => (attendee === known ? after : attendee));
}

/** What each of them says of one day of an event: what they said of that day, else of all. */
export function saidOf<One extends Pick<Attendee, 'answer' | 'on_days'>>(
  people: readonly One[],
  originalStart: string | null,
): One[] {
  return people.map((one) => {
    const ofDay = one.on_days.find(({ original_start }) => original_start === originalStart);
    if (ofDay === undefined) return one;
    const { original_start: _day, ...said } = ofDay;
    return { ...one, ...said };
  });
}

/** Everybody whom it concerns: asked, and not wholly refusing. */
export const whomItConcerns = ({ attendees }: Pick<CalendarEvent, 'attendees'>): string[] =>
  attendees
    .filter(({ answer, on_days }) => answer !== 'no' || on_days.some((day) => day.answer !== 'no'))
    .map(({ person_id }) => person_id);
