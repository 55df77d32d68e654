/** The day it is somewhere: 2026-11-25. */
export function dayIn(moment: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(moment);
}

export function hourIn(moment: Date, timeZone: string): number {
  const hour = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', hourCycle: 'h23' });
  return Number(hour.format(moment));
}

/** What the clocks show there: 09:00. */
export function timeIn(moment: Date, timeZone: string): string {
  const clock = { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  return new Intl.DateTimeFormat('en-GB', clock).format(moment);
}

/** The moment at which the clocks there show this day and time. An hour that is skipped there comes an hour later. */
export function momentIn(day: string, time: string, timeZone: string): Date {
  const wanted = Date.parse(`${day}T${time}:00Z`);
  const first = wanted - aheadAt(new Date(wanted), timeZone);
  // Near a change of the clocks the first guess stands on the wrong side of it.
  return new Date(wanted - aheadAt(new Date(first), timeZone));
}

/** How far the clocks there are ahead of UTC, in milliseconds. */
function aheadAt(moment: Date, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  }).formatToParts(moment);
  const of = (type: string): number => Number(parts.find((part) => part.type === type)?.value);
  const shown = Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'));
  return shown - Math.floor(moment.getTime() / 1000) * 1000;
}
