import { occurrencesBetween } from '@kinsong/engines/calendar/occurrences.ts';
import type { Kept } from '@kinsong/engines/calendar/times.ts';
import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { writeCalendar } from './write-calendar.ts';
import type { WrittenEvent } from './write-events.ts';

const now = new Date('2026-10-01T10:00:00Z');
const plain: WrittenEvent = {
  uid: 'a@kinsong.example',
  sequence: 3,
  title: 'Soup; and song,\nthen “sleep”',
  notes: 'Bring:\n- bowls, spoons; salt\\pepper\n' + 'a long line '.repeat(30),
  place: 'Hof 3, Köln 🏡',
  type: 'celebration',
  category: 'music',
  start: '2026-03-22T15:00',
  end: '2026-03-22T16:30',
  zone: 'Europe/Berlin',
  all_day: false,
  repeat: null,
  original_start: null,
  reminders: [30, 1440],
  created_at: '2026-01-01T10:00:00.000Z',
  changed_at: '2026-02-01T10:00:00.000Z',
};

/** Read by a program of another hand, with the zones that stand in the file and no others. */
async function readBack(events: readonly WrittenEvent[], method?: 'PUBLISH' | 'CANCEL') {
  const organiser = { name: 'Anna "the cook"', email: 'kinsong@kinsong.example' };
  const text = await writeCalendar(
    { name: 'Oma; Grete', events, ...(method === undefined ? {} : { method, organiser }) },
    now,
  );
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  for (const zone of calendar.getAllSubcomponents('vtimezone')) {
    const name = String(zone.getFirstPropertyValue('tzid'));
    ICAL.TimezoneService.remove(name);
    ICAL.TimezoneService.register(new ICAL.Timezone(zone), name);
  }
  const read = calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each));
  const single = read.filter(({ recurrenceId }) => (recurrenceId as unknown) === null);
  for (const event of single)
    for (const other of read)
      if (other.uid === event.uid && (other.recurrenceId as unknown) !== null) event.relateException(other);
  return { text, calendar, events: single };
}

/** The moments at which an event begins and ends, as the other program reckons them. */
function expanded(event: ICAL.Event, most: number): [number, number][] {
  const days = event.iterator();
  const found: [number, number][] = [];
  for (let day = days.next(); (day as unknown) != null && found.length < most; day = days.next()) {
    const { startDate, endDate } = event.getOccurrenceDetails(day) as Record<string, ICAL.Time>;
    found.push([startDate!.toUnixTime() * 1000, endDate!.toUnixTime() * 1000]);
  }
  return found.toSorted(([one], [other]) => one - other);
}

function ours(event: WrittenEvent, moved: readonly WrittenEvent[], until: string): [number, number][] {
  const kept = (each: WrittenEvent, id: string, series_id: string | null): Kept => ({
    ...each,
    id,
    series_id,
  });
  const series = kept(event, 'series', null);
  const others = moved.map((each, at) => kept(each, `day ${at}`, 'series'));
  const span = { from: '2020-01-01T00:00', to: until, zone: event.all_day ? 'UTC' : event.zone };
  return occurrencesBetween(series, others, span).map(({ start, end }) => [start, end]);
}

test('[P6] what was written comes back as it was, whatever letters stand in it', async () => {
  const { events, text } = await readBack([plain]);
  const [event] = events;
  expect(event).toMatchObject({
    uid: plain.uid,
    sequence: 3,
    summary: plain.title,
    description: plain.notes,
    location: plain.place,
  });
  expect(event?.component.getFirstProperty('categories')?.getValues()).toEqual(['music', 'celebration']);
  const alarms = event?.component.getAllSubcomponents('valarm') ?? [];
  expect(alarms.map((alarm) => String(alarm.getFirstPropertyValue('trigger')))).toEqual(['-PT30M', '-P1D']);
  expect(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
});

test('[P6] nothing that somebody writes becomes a line of its own', async () => {
  const nasty = 'x\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nUID:evil\u0000\u001b';
  const { events } = await readBack([{ ...plain, title: nasty, notes: nasty, place: nasty }]);
  expect(events.map(({ uid }) => uid)).toEqual([plain.uid]);
});

describe('[P6] a program of another hand finds the same moments', () => {
  const zones = [
    'Europe/Berlin',
    'America/New_York',
    'Australia/Lord_Howe',
    'Asia/Kolkata',
    'America/Sao_Paulo',
    'Africa/Casablanca',
    'UTC',
  ];
  const rules = [
    'FREQ=WEEKLY',
    'FREQ=DAILY;INTERVAL=3',
    'FREQ=MONTHLY;BYDAY=-1SU',
    'FREQ=WEEKLY;BYDAY=TU,SU',
  ];

  test.each(zones.flatMap((zone) => rules.map((rule) => [zone, rule] as const)))(
    'in %s, %s, over both changes of the clocks',
    async (zone, rule) => {
      const times = { start: '2025-03-30T05:30', end: '2025-03-30T07:30' };
      const event = {
        ...plain,
        ...times,
        zone,
        repeat: { rule: `${rule};UNTIL=20261130T235900`, except: [] },
      };
      const { events } = await readBack([event]);
      expect(expanded(events[0]!, 1000)).toEqual(ours(event, [], '2027-01-01T00:00'));
    },
  );

  test('of the 29th of February, each fourth year', async () => {
    const times = { start: '2024-02-29T00:00', end: '2024-03-01T00:00', all_day: true };
    const event = { ...plain, ...times, repeat: { rule: 'FREQ=YEARLY;UNTIL=20361231', except: [] } };
    const { events } = await readBack([event]);
    const found = expanded(events[0]!, 10).map(([start]) => new Date(start).toISOString().slice(0, 10));
    expect(found).toEqual(['2024-02-29', '2028-02-29', '2032-02-29', '2036-02-29']);
  });

  test('of the 31st, in the months that have one', async () => {
    const times = { start: '2026-01-31T15:00', end: '2026-01-31T16:00' };
    const event = { ...plain, ...times, repeat: { rule: 'FREQ=MONTHLY;COUNT=7', except: [] } };
    const { events } = await readBack([event]);
    expect(expanded(events[0]!, 10)).toEqual(ours(event, [], '2028-01-01T00:00'));
  });

  test('where days fall out, move, and move to another zone', async () => {
    const except = ['2026-03-29T15:00', '2026-10-25T15:00'];
    const event = { ...plain, repeat: { rule: 'FREQ=WEEKLY;COUNT=40', except } };
    const moved: WrittenEvent[] = [
      { ...plain, start: '2026-04-06T10:00', end: '2026-04-06T11:00', original_start: '2026-04-05T15:00' },
      {
        ...plain,
        start: '2026-04-12T09:00',
        end: '2026-04-12T10:00',
        zone: 'America/New_York',
        series_zone: 'Europe/Berlin',
        original_start: '2026-04-12T15:00',
      },
    ];
    const { events } = await readBack([event, ...moved]);
    const found = expanded(events[0]!, 100);
    expect(found).toEqual(ours(event, moved, '2027-06-01T00:00'));
    expect(found).toHaveLength(38);
  });

  test('of whole days that fall out and move', async () => {
    const times = { start: '2026-02-27T00:00', end: '2026-03-01T00:00', all_day: true };
    const event = {
      ...plain,
      ...times,
      repeat: { rule: 'FREQ=WEEKLY;COUNT=5', except: ['2026-03-06T00:00'] },
    };
    const moved: WrittenEvent = {
      ...plain,
      start: '2026-03-14T00:00',
      end: '2026-03-15T00:00',
      all_day: true,
      original_start: '2026-03-13T00:00',
    };
    const { events } = await readBack([event, moved]);
    const days = expanded(events[0]!, 10).map(([start]) => new Date(start).toISOString().slice(0, 10));
    expect(days).toEqual(['2026-02-27', '2026-03-14', '2026-03-20', '2026-03-27']);
  });
});

test('[P6] a letter’s calendar says who answers for it, and one that is called off says so', async () => {
  const asked = await readBack([plain], 'PUBLISH');
  expect(asked.calendar.getFirstPropertyValue('method')).toBe('PUBLISH');
  const organiser = asked.events[0]?.component.getFirstProperty('organizer');
  expect(organiser?.getFirstValue()).toBe('mailto:kinsong@kinsong.example');
  expect(organiser?.getFirstParameter('cn')).toBe('Anna "the cook"');
  const over = await readBack([{ ...plain, called_off: true }], 'CANCEL');
  expect(over.calendar.getFirstPropertyValue('method')).toBe('CANCEL');
  expect(over.events[0]?.component.getFirstPropertyValue('status')).toBe('CANCELLED');
});
