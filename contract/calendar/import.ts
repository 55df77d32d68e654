import * as z from 'zod';
import { call } from '../common/call.ts';
import { Id } from '../common/ids.ts';
import { Day } from '../common/time.ts';
import { TimeZone } from '../common/time-zone.ts';

/** The largest calendar that is taken in: 10 MB. */
export const largestCalendar = 10_485_760;
/** More than ever stood in one family's calendar. */
export const mostImported = 20_000;

/** What a file would bring, before anything is put in. */
export const ImportPreview = z.object({
  /** A day of a series that was moved counts with its series. */
  events: z.int(),
  repeating: z.int(),
  /** The first day of the first, and the last one's. */
  from: Day.nullable(),
  to: Day.nullable(),
  /** Of these events: not here yet, here in another form, here as they are. */
  added: z.int(),
  changed: z.int(),
  same: z.int(),
  /** What stands in the file and is no event, or was called off. */
  left_out: z.int(),
  /** Zones that the house does not know; their hours are taken as those of the reader. */
  unknown_zones: z.array(z.string()),
  /** The first few titles. */
  titles: z.array(z.string()),
});
export type ImportPreview = z.infer<typeof ImportPreview>;

const importing = {
  method: 'POST',
  params: z.object({ space_id: Id }),
  /** Where the reader is: what stands in the file without a zone happens there. */
  query: z.object({ zone: TimeZone.default('UTC') }),
  upload: { largest: largestCalendar, tooLarge: 'calendar.large' },
  permission: 'calendar.create',
  errors: [
    'found.not',
    'allowed.not',
    'space.archived',
    'calendar.large',
    'calendar.kind',
    'calendar.broken',
    'calendar.many',
    'text.encoding',
    'house.full',
  ],
  limit: { max: 120, perMinutes: 60 },
} as const;

export const previewImport = call({
  ...importing,
  name: 'calendar.previewImport',
  title: 'Read an .ics file and say what it would bring; nothing is kept',
  path: '/api/spaces/:space_id/calendar/preview',
  answer: ImportPreview,
});

export const importEvents = call({
  ...importing,
  name: 'calendar.import',
  title: 'Put the events of an .ics file into the calendar of a space, all of them or none',
  path: '/api/spaces/:space_id/calendar/import',
  answer: z.object({ added: z.int(), changed: z.int(), same: z.int() }),
});

export const importCalls = [previewImport, importEvents];
