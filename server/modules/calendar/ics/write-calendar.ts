import { setImmediate as turn } from 'node:timers/promises';
import { writeEvent, type WrittenEvent } from './write-events.ts';
import { zoneComponent } from './zone-component.ts';

export interface WrittenCalendar {
  readonly name: string;
  readonly events: readonly WrittenEvent[];
  /** What a letter says its calendar is; none for what is read at an address. */
  readonly method?: 'PUBLISH' | 'CANCEL';
  /** Who answers for it, where the standard wants somebody named. */
  readonly organiser?: { readonly name: string; readonly email: string };
}

/** So many events are written between two turns: a large calendar makes nobody else wait. */
const atOnce = 100;
/** How often programs should look, where they let themselves be told. */
const everyHour = 3600;

/** A calendar by RFC 5545. */
export async function writeCalendar(
  { name, events, method, organiser }: WrittenCalendar,
  now: Date,
): Promise<string> {
  // Loaded with the first calendar: a house at rest does not carry it.
  const { default: ical, escape, foldLines } = await import('ical-generator');
  const calendar = ical({
    prodId: '//Kinsong//Calendar//EN',
    name: escape(name.replace(/\s+/g, ' ').toWellFormed(), false),
    ...(method === undefined ? { ttl: everyHour } : { method: method as never }),
  });
  const end = 'END:VCALENDAR';
  const parts = [calendar.toString().slice(0, -end.length).trimEnd(), ...zonesOf(events, now)];
  for (const [at, event] of events.entries()) {
    if (at % atOnce === atOnce - 1) await turn();
    const written = writeEvent(calendar, event).trimEnd();
    parts.push(foldLines(organiser === undefined ? written : signed(written, organiser, escape)));
  }
  return `${[...parts, end].join('\r\n')}\r\n`;
}

function signed(
  written: string,
  { name, email }: NonNullable<WrittenCalendar['organiser']>,
  escape: (text: string, inQuotes: boolean) => string,
): string {
  const line = `ORGANIZER;CN="${escape(name, true)}":mailto:${email}`;
  return written.replace(/END:VEVENT$/, `${line}\r\nEND:VEVENT`);
}

/** Every zone that is named, from before its first event on. */
function zonesOf(events: readonly WrittenEvent[], now: Date): string[] {
  const since = new Map<string, number>();
  for (const { all_day, zone, start } of events) {
    if (all_day) continue;
    since.set(zone, Math.min(Number(start.slice(0, 4)), since.get(zone) ?? Infinity));
  }
  return [...since].flatMap(([zone, year]) => zoneComponent(zone, year - 1, now) ?? []);
}
