import type { Shown } from '../shown.ts';
import { clock } from '../time-words.ts';

/** The zone whose clock this device shows. */
export const zoneHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** 'Europe/Berlin' as one says it: 'Berlin'. */
export const zoneName = (zone: string): string => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');

/** Where the clocks are others than here: '15:00 in Berlin'. */
export function zoneLine({ event, startsAt, allDay }: Shown): string | undefined {
  if (allDay || event.zone === zoneHere()) return undefined;
  const there = new Intl.DateTimeFormat('sv-SE', {
    timeZone: event.zone,
    dateStyle: 'short',
    timeStyle: 'short',
  }).format(startsAt);
  return `${clock(there)} in ${zoneName(event.zone)}; shown by your own clock`;
}
