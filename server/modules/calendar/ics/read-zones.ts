import ICAL from 'ical.js';
import { Temporal } from 'temporal-polyfill';
import { BrokenCalendar, type Block } from './blocks.ts';
import { componentOf } from './component.ts';

/** How a name in a file is understood: a zone of the IANA list, or none that the house knows. */
export type ZoneNames = (name: string) => string | null;

/** Names stand in files as programs call them; what hours they mean is said in the file itself. */
export function zoneNames(blocks: readonly Block[]): ZoneNames {
  const described = new Map<string, Block>();
  for (const block of blocks) {
    const id = block.lines.find(({ name }) => name === 'TZID')?.text;
    if (id !== undefined) described.set(id.slice(id.indexOf(':') + 1).trim(), block);
  }
  const found = new Map<string, string | null>();
  return (name) => {
    let zone = found.get(name);
    if (zone === undefined) {
      zone = byName(name) ?? byHours(described.get(name));
      found.set(name, zone);
    }
    return zone;
  };
}

/** Some programs put a path before the name: /freeassociation.sourceforge.net/Europe/Berlin. */
function byName(name: string): string | null {
  const parts = name.split('/').filter(Boolean);
  for (let from = 0; from < parts.length; from++) {
    const zone = parts.slice(from).join('/');
    if (/^[A-Za-z]/.test(zone) && isZone(zone)) return zone;
  }
  return null;
}

function isZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** Of several zones with the same hours the ones that most people mean come first. */
const usual = [
  'Europe/Berlin',
  'Europe/London',
  'Europe/Athens',
  'Europe/Moscow',
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Los_Angeles',
  'America/Sao_Paulo',
  'Asia/Tokyo',
  'Asia/Shanghai',
  'Asia/Kolkata',
  'Australia/Sydney',
];

/** Every other week for three years: whoever agrees on all of these has the same hours. */
const samples = Array.from({ length: 78 }, (_, at) => Date.UTC(2024, 0, 3, 12) + at * 14 * 86_400_000);

function byHours(block: Block | undefined): string | null {
  if (block === undefined) return null;
  const offsets = offsetsOf(block);
  const fits = (zone: string): boolean =>
    samples.every((at, index) => {
      const { offsetNanoseconds } = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone);
      return offsetNanoseconds / 1e9 === offsets[index];
    });
  return usual.find(fits) ?? Intl.supportedValuesOf('timeZone').find(fits) ?? null;
}

function offsetsOf(block: Block): number[] {
  try {
    const zone = new ICAL.Timezone(componentOf(block));
    return samples.map((at) => zone.utcOffset(ICAL.Time.fromJSDate(new Date(at), true).convertToZone(zone)));
  } catch {
    throw new BrokenCalendar(block.line, 'This time zone can not be read.');
  }
}
