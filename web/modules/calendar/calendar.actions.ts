import type { Capability } from '@kinsong/contract/capabilities.ts';
import { answerEvent, changeEvent, createEvent, deleteEvent } from '@kinsong/contract/calendar/calendar.ts';
import type { AnswerWord, CalendarEvent } from '@kinsong/contract/calendar/event.ts';
import type { EventChange, NewEvent, Scope } from '@kinsong/contract/calendar/event-input.ts';
import { newId } from '@kinsong/contract/common/ids.ts';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import type { Action } from '../../platform/action.ts';
import { signedIn } from '../../platform/signed-in.ts';
import type { Shown } from './shown.ts';

/** What is said of an event when it is put into the calendar. */
export type NewWords = Omit<NewEvent, 'id' | 'made_at'>;
export type Change = Omit<EventChange, 'scope' | 'original_start' | 'new_id'>;

/** Puts an event into the calendar: kept at once, and sent when it can be. Answers its id. */
export async function putIn(space: string, words: NewWords): Promise<string> {
  const body = { id: newId(), made_at: new Date().toISOString(), ...words };
  await signedIn().outbox.write(space, createEvent, { params: { space_id: space }, body });
  return body.id;
}

/** The series a day belongs to; what is once is its own. */
const seriesOf = ({ id, series_id }: CalendarEvent): string => series_id ?? id;

/** Whether one has to say which of its days one means. */
export const isSeries = ({ repeat, series_id }: CalendarEvent): boolean =>
  repeat !== null || series_id !== null;

/** Changes an event; of a series that day, that and the later ones, or all. */
export async function change({ event, originalStart }: Shown, scope: Scope, words: Change): Promise<void> {
  const day = isSeries(event) ? { scope, original_start: originalStart } : {};
  const other = isSeries(event) && scope !== 'all' ? { new_id: newId() } : {};
  await signedIn().outbox.write(event.space_id, changeEvent, {
    params: { event_id: seriesOf(event) },
    body: { ...words, ...day, ...other },
  });
}

export async function remove({ event, originalStart }: Shown, scope: Scope): Promise<void> {
  const day = isSeries(event) && originalStart !== null ? { scope, original_start: originalStart } : {};
  await signedIn().outbox.write(event.space_id, deleteEvent, {
    params: { event_id: seriesOf(event) },
    query: day,
  });
}

/** Says whether I come; of a series for that day or for all of them. */
export async function answer(
  { event, originalStart }: Shown,
  word: AnswerWord,
  reason: string,
  forAll: boolean,
): Promise<void> {
  const day = isSeries(event) && !forAll ? { original_start: originalStart } : {};
  await signedIn().outbox.write(
    event.space_id,
    answerEvent,
    { params: { event_id: seriesOf(event) }, body: { answer: word, reason, ...day } },
    // Of several answers that wait only the last one counts.
    { replaces: `answer ${seriesOf(event)} ${forAll ? '' : originalStart}` },
  );
}

type Able = ReadonlySet<Capability>;

const isOwn = ({ created_by }: CalendarEvent): boolean => created_by === signedIn().person.id;

export const mayChange = (event: CalendarEvent, abilities: Able): boolean =>
  abilities.has('calendar.changeAny') || (abilities.has('calendar.changeOwn') && isOwn(event));

export const mayRemove = (event: CalendarEvent, abilities: Able): boolean =>
  abilities.has('calendar.deleteAny') || (abilities.has('calendar.deleteOwn') && isOwn(event));

/** An event, and what the screen around it can do for it. */
export interface OnEvent {
  readonly shown: Shown;
  readonly abilities: Able;
  edit(): void;
  askRemove(): void;
}

export const eventActions: readonly Action<OnEvent>[] = [
  {
    key: 'change',
    label: 'Edit',
    icon: Pencil,
    enabled: ({ shown, abilities }) => mayChange(shown.event, abilities),
    perform: ({ edit }) => edit(),
  },
  {
    key: 'delete',
    label: 'Delete',
    icon: Trash2,
    danger: true,
    enabled: ({ shown, abilities }) => mayRemove(shown.event, abilities),
    perform: ({ askRemove }) => askRemove(),
  },
];
