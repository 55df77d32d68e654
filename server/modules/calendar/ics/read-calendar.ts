import { mostImported } from '@kinsong/contract/calendar/import.ts';
import { movedBy, wallMinutes } from '@kinsong/engines/calendar/wall.ts';
import { blocksIn, type Block } from './blocks.ts';
import { beginningOf, readEvent, type EventInFile, type ReadEvent } from './read-event.ts';
import { wallIn, type Around } from './read-times.ts';
import { zoneNames } from './read-zones.ts';

/** More events than are taken in. */
export class TooMany extends Error {}

/** What stands in a file: series before the days that take a place in them. */
export interface ReadCalendar {
  readonly events: readonly ReadEvent[];
  readonly leftOut: number;
  readonly unknownZones: readonly string[];
}

/** Reads a whole .ics file for somebody in a zone, or throws where and why it is broken. */
export function readCalendar(text: string, here: string): ReadCalendar {
  const blocks = blocksIn(text);
  const events = blocks.filter(({ name }) => name === 'VEVENT');
  if (events.length > mostImported) throw new TooMany();
  const around: Around = {
    here,
    zones: zoneNames(blocks.filter(({ name }) => name === 'VTIMEZONE')),
    unknown: new Set(),
  };
  const read = events.flatMap((block) => readEvent(block, around) ?? []);
  const others = blocks.filter(({ name }: Block) => name !== 'VEVENT' && name !== 'VTIMEZONE').length;
  return {
    events: settled(read),
    leftOut: others + events.length - read.length,
    unknownZones: [...around.unknown],
  };
}

/** Which day of which series each takes; of two with one name the later version counts. */
function settled(read: readonly EventInFile[]): ReadEvent[] {
  const series = new Map<string, EventInFile>();
  for (const each of read) {
    const known = series.get(each.event.uid);
    if (each.replaces === null && (known === undefined || each.event.sequence >= known.event.sequence))
      series.set(each.event.uid, each);
  }
  const byName = new Map<string, ReadEvent>();
  const put = (event: ReadEvent): void => {
    const key = `${event.uid} ${event.original_start}`;
    const known = byName.get(key);
    if (known === undefined || event.sequence >= known.sequence) byName.set(key, event);
  };
  for (const { event, further } of series.values()) {
    put({ ...event, original_start: null });
    for (const point of further) put(onceMore(event, wallIn(point, event.zone)));
  }
  for (const { event, replaces } of read) {
    if (replaces === null) continue;
    const of = series.get(event.uid)?.event;
    const isDay = of !== undefined && of.repeat !== null;
    put(
      isDay
        ? { ...event, original_start: beginningOf(replaces, of) }
        : { ...event, uid: `${event.uid}/${replaces.wall}`, original_start: null },
    );
  }
  return [...byName.values()];
}

/** A day that comes on top of those of the rule stands as an event of its own. */
function onceMore(event: Omit<ReadEvent, 'original_start'>, start: string): ReadEvent {
  const end = movedBy(start, wallMinutes(event.end) - wallMinutes(event.start));
  return { ...event, uid: `${event.uid}/${start}`, start, end, repeat: null, original_start: null };
}
