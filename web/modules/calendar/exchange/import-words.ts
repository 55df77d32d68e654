import type { ImportPreview } from '@kinsong/contract/calendar/import.ts';

type Counts = Pick<ImportPreview, 'added' | 'changed' | 'same'>;

export const events = (count: number): string => (count === 1 ? 'one event' : `${count} events`);

/** On the button: what it does. */
export function countsInWords({ added, changed }: Counts): string {
  if (added === 0) return `Change ${events(changed)}`;
  return changed === 0 ? `Put ${events(added)} in` : `Put ${added} in, change ${changed}`;
}

/** When it is done. */
export function doneInWords({ added, changed, same }: Counts): string {
  const parts = [
    ...(added > 0 ? [`${events(added)} put in`] : []),
    ...(changed > 0 ? [`${events(changed)} changed`] : []),
  ];
  if (parts.length === 0) return `All ${same} were here as they are.`;
  return `${parts.join(', ')}.`;
}

const day = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** "214 events, from 3 March 2025 to 9 May 2027, 3 repeat" */
export function wholeInWords({ events: count, from, to, repeating }: ImportPreview): string {
  const inDays = (text: string): string => day.format(new Date(`${text}T00:00:00Z`));
  const span =
    from === null || to === null
      ? ''
      : from === to
        ? `, on ${inDays(from)}`
        : `, from ${inDays(from)} to ${inDays(to)}`;
  const back = repeating === 0 ? '' : repeating === 1 ? ', one repeats' : `, ${repeating} repeat`;
  return `${count === 1 ? 'One event' : `${count} events`}${span}${back}.`;
}

/** What else there is to say before somebody decides. */
export function furtherInWords(preview: ImportPreview): string[] {
  const { same, changed, left_out, unknown_zones } = preview;
  return [
    ...(same > 0 ? [`${same === 1 ? 'One is' : `${same} are`} here already and stay as they are.`] : []),
    ...(changed > 0
      ? [`${changed === 1 ? 'One is' : `${changed} are`} here in another form and will be changed.`]
      : []),
    ...(left_out > 0
      ? [`${left_out === 1 ? 'One entry is' : `${left_out} entries are`} left out: called off, or no event.`]
      : []),
    ...unknown_zones.map(
      (zone) => `The time zone “${zone}” is not known here. Its hours are taken as yours.`,
    ),
  ];
}
