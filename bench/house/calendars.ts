import { createEvent } from '@kinsong/contract/calendar/calendar.ts';
import { showFree } from '@kinsong/contract/calendar/free-times.ts';
import { addDays } from '@kinsong/contract/common/calendar-days.ts';
import { newId } from '@kinsong/contract/common/ids.ts';
import { Caller } from '@kinsong/server/test/caller.ts';

export const zone = 'Europe/Berlin';
const farAway = 'America/New_York';

/** An .ics file of so many events in the weeks from a Monday on; every tenth of them comes back each week. */
export function calendarFile(events: number, monday: string, weeks: number): Blob {
  const lines = Array.from({ length: events }, (_, at) => {
    const day = addDays(monday, at % (7 * weeks)).replaceAll('-', '');
    const clock = `${String(6 + (at % 16)).padStart(2, '0')}${at % 2 === 0 ? '00' : '30'}00`;
    return [
      'BEGIN:VEVENT',
      `UID:${newId()}@hearth.example`,
      'DTSTAMP:20261001T080000Z',
      // Every third of them is written down by the clock of somewhere else.
      `DTSTART;TZID=${at % 3 === 0 ? farAway : zone}:${day}T${clock}`,
      'DURATION:PT1H',
      ...(at % 10 === 0 ? ['RRULE:FREQ=WEEKLY;COUNT=52'] : []),
      `SUMMARY:Soup and songs ${at}`,
      'LOCATION:The long table',
      'DESCRIPTION:Whoever comes first lights the stove and puts the kettle on.',
      'END:VEVENT',
    ];
  });
  const text = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//bench//EN',
    ...lines.flat(),
    'END:VCALENDAR',
    '',
  ];
  return new Blob([text.join('\r\n')]);
}

/** Somebody shows when they are free, and has something on each day of four weeks and three things every week. */
export async function livesByTheClock(
  base: string,
  token: string,
  { space_id, monday, at }: { space_id: string; monday: string; at: number },
): Promise<void> {
  const who = new Caller(base, token);
  const params = { space_id };
  const hours = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: '08:00', to: '22:00' }));
  await who.call(showFree, { params, body: { shown: true, zone, hours } });
  const put = (day: number, hour: number, rule?: string) =>
    who.call(createEvent, {
      params,
      body: {
        id: newId(),
        title: 'Away',
        zone: at % 3 === 0 ? farAway : zone,
        date: addDays(monday, day),
        time: `${String(hour).padStart(2, '0')}:15`,
        ...(rule === undefined ? {} : { repeat: { rule } }),
      },
    });
  for (let day = 0; day < 28; day += 1) await put(day, 8 + ((day + at) % 6));
  for (let day = 0; day < 3; day += 1) await put(day, 15 + day, 'FREQ=WEEKLY');
}
