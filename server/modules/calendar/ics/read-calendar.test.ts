import { describe, expect, test } from 'vitest';
import { BrokenCalendar, NoCalendar } from './blocks.ts';
import { readCalendar } from './read-calendar.ts';
import { writeCalendar } from './write-calendar.ts';
import type { WrittenEvent } from './write-events.ts';

const here = 'Europe/Berlin';
const file = (...lines: readonly string[]): string =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n');
const event = (...lines: readonly string[]): string[] => ['BEGIN:VEVENT', 'UID:one', ...lines, 'END:VEVENT'];
const one = (...lines: readonly string[]) => readCalendar(file(...event(...lines)), here).events[0];

const outlook = [
  'BEGIN:VTIMEZONE',
  'TZID:W. Europe Standard Time',
  'BEGIN:STANDARD',
  'DTSTART:16010101T030000',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=10',
  'END:STANDARD',
  'BEGIN:DAYLIGHT',
  'DTSTART:16010101T020000',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=3',
  'END:DAYLIGHT',
  'END:VTIMEZONE',
];

describe('[P6] times of a file', () => {
  test('are those of its zone, by the name of the list, with a path before it, or by the hours it tells', () => {
    const at = (zone: string) => one(`DTSTART;TZID=${zone}:20261017T150000`)?.zone;
    expect(at('America/New_York')).toBe('America/New_York');
    expect(at('/freeassociation.sourceforge.net/Asia/Kolkata')).toBe('Asia/Kolkata');
    const begins = 'DTSTART;TZID=W. Europe Standard Time:20261017T150000';
    const [told] = readCalendar(file(...outlook, ...event(begins)), 'UTC').events;
    expect(told).toMatchObject({ zone: 'Europe/Berlin', start: '2026-10-17T15:00' });
  });

  test('of a zone that nobody knows are said, and taken as the reader’s', () => {
    const { events, unknownZones } = readCalendar(
      file(...event('DTSTART;TZID=Moon/Tycho:20261017T150000')),
      here,
    );
    expect(unknownZones).toEqual(['Moon/Tycho']);
    expect(events).toMatchObject([{ zone: here, start: '2026-10-17T15:00' }]);
  });

  test('in the world’s own clock are shown by the reader’s, unless they come back', () => {
    expect(one('DTSTART:20260717T150000Z')).toMatchObject({ zone: here, start: '2026-07-17T17:00' });
    expect(one('DTSTART:20260717T150000Z', 'RRULE:FREQ=DAILY')).toMatchObject({
      zone: 'UTC',
      start: '2026-07-17T15:00',
    });
  });

  test('end where they say, last as long as they say, or an hour; a day lasts a day', () => {
    const begins = 'DTSTART;TZID=Europe/Berlin:20261017T150000';
    expect(one(begins)?.end).toBe('2026-10-17T16:00');
    expect(one(begins, 'DURATION:PT1H30M')?.end).toBe('2026-10-17T16:30');
    expect(one(begins, 'DTEND;TZID=America/New_York:20261017T113000')?.end).toBe('2026-10-17T17:30');
    expect(one('DTSTART;VALUE=DATE:20240229')).toMatchObject({ end: '2024-03-01T00:00', all_day: true });
    expect(one('DTSTART:20240229', 'DTEND:20240302')).toMatchObject({
      end: '2024-03-02T00:00',
      all_day: true,
    });
  });
});

test('[P6] words, alarms, category and version come along; what is too long is cut', () => {
  const read = one(
    'DTSTART:20261017T150000',
    'SUMMARY:Soup\\, and\\n song',
    `DESCRIPTION:${'x'.repeat(6000)}`,
    'LOCATION:The ki',
    ' tchen',
    'CATEGORIES:Family,MUSIC,workshop',
    'SEQUENCE:7',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:-PT15M',
    'END:VALARM',
    'BEGIN:VALARM',
    'TRIGGER;VALUE=DATE-TIME:20261017T110000Z',
    'END:VALARM',
    'BEGIN:VALARM',
    'TRIGGER:PT15M',
    'END:VALARM',
  );
  expect(read).toMatchObject({ title: 'Soup, and song', place: 'The kitchen', sequence: 7 });
  expect(read).toMatchObject({ category: 'music', type: 'workshop', reminders: [15, 120] });
  expect(read?.notes).toHaveLength(5000);
});

test('[P6] a series keeps its days that fall out, that moved, and that come on top; what was called off stays out', () => {
  const begins = 'DTSTART;TZID=Europe/Berlin:20261004T150000';
  const { events, leftOut } = readCalendar(
    file(
      ...event('RECURRENCE-ID:20261018T130000Z', 'DTSTART:20261018T160000Z', 'SUMMARY:Later'),
      ...event(
        begins,
        'RRULE:FREQ=WEEKLY;COUNT=5',
        'EXDATE;VALUE=DATE:20261011',
        'RDATE;TZID=Europe/Berlin:20261230T150000',
      ),
      ...event('DTSTART:20261004T150000', 'STATUS:CANCELLED').map((line) => line.replace('one', 'two')),
      ...['BEGIN:VTODO', 'UID:three', 'END:VTODO'],
    ),
    here,
  );
  expect(leftOut).toBe(2);
  expect(events).toMatchObject([
    {
      uid: 'one',
      repeat: { rule: 'FREQ=WEEKLY;COUNT=5', except: ['2026-10-11T15:00'] },
      original_start: null,
    },
    { uid: 'one/2026-12-30T15:00', start: '2026-12-30T15:00', end: '2026-12-30T16:00', repeat: null },
    { uid: 'one', title: 'Later', original_start: '2026-10-18T15:00' },
  ]);
});

describe('[P6] a broken file names its line', () => {
  const lineOf = (text: string): [number, string] => {
    try {
      readCalendar(text, here);
    } catch (error) {
      if (error instanceof BrokenCalendar) return [error.line, error.message];
      throw error;
    }
    throw new Error('it was read');
  };
  test.each<[number, string, readonly string[]]>([
    [5, 'is no time', event('DTSTART:20260230T100000')],
    [5, 'is no time', event('DTSTART:tomorrow')],
    [5, 'can not be read', event('DTSTART;TZID="Europe:20261017T150000')],
    [6, 'in this way', event('DTSTART:20261017T150000', 'RRULE:FREQ=HOURLY')],
    [6, 'before it begins', event('DTSTART:20261017T150000', 'DTEND:20261017T140000')],
    [3, 'when it begins', event('SUMMARY:Soup')],
    [6, 'no line of a calendar', event('DTSTART:20261017T150000', 'what is this')],
    [3, 'no name of its own', ['BEGIN:VEVENT', 'DTSTART:20261017T150000', 'END:VEVENT']],
    [5, 'did not begin', ['BEGIN:VEVENT', 'UID:one']],
  ])('in line %i: %s', (line, said, lines) => {
    const [found, words] = lineOf(file(...lines));
    expect([found, words]).toEqual([line, expect.stringContaining(said)]);
  });

  test('where it stops in the middle, and where it is no calendar at all', () => {
    expect(lineOf(file(...event('DTSTART:20261017T150000')).slice(0, 70))[1]).toContain('has no end');
    for (const text of ['', 'hello', '<html></html>', '{"a":1}', 'BEGIN:VCARD\nEND:VCARD'])
      expect(() => readCalendar(text, here)).toThrow(NoCalendar);
  });
});

test('[P6] what the house writes it reads as it was', async () => {
  const written: WrittenEvent = {
    uid: 'a@kinsong.example',
    sequence: 2,
    title: 'Choir',
    notes: 'Two\nlines',
    place: 'Hof 3',
    type: 'workshop',
    category: 'music',
    start: '2026-10-17T15:00',
    end: '2026-10-17T17:00',
    zone: 'Europe/Berlin',
    all_day: false,
    repeat: { rule: 'FREQ=WEEKLY;BYDAY=SA;COUNT=9', except: ['2026-10-24T15:00'] },
    original_start: null,
    reminders: [30],
    created_at: '2026-01-01T10:00:00.000Z',
    changed_at: '2026-02-01T10:00:00.000Z',
  };
  const moved = { ...written, start: '2026-10-31T16:00', end: '2026-10-31T18:00', repeat: null };
  const both = [written, { ...moved, original_start: '2026-10-31T15:00' }];
  const text = await writeCalendar({ name: 'Choir', events: both }, new Date());
  const { created_at: _made, changed_at: _changed, ...first } = written;
  const read = readCalendar(text, 'UTC').events;
  expect(read).toMatchObject([first, { start: '2026-10-31T16:00', original_start: '2026-10-31T15:00' }]);
});
