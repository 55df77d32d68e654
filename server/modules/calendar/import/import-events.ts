import type { Answer } from '@kinsong/contract/common/call.ts';
import type { CalendarEvent } from '@kinsong/contract/calendar/event.ts';
import type { importEvents as importCall, ImportPreview } from '@kinsong/contract/calendar/import.ts';
import { setImmediate as turn } from 'node:timers/promises';
import type { House } from '../../../platform/house.ts';
import type { LiveChange } from '../../../platform/live/index.ts';
import type { Person } from '../../../platform/person.ts';
import { countIn, forgetPlaces, inOrder, mayOrRefuse } from '../../spaces/index.ts';
import type { EventRow } from '../calendar.sql.ts';
import { eventChange, eventRow } from '../contract-shapes.ts';
import { knownByUid, storeEvents, takeRevisions } from './import.sql.ts';
import { planImport, previewOf } from './plan-import.ts';
import { readFile } from './read-file.ts';

interface Brought {
  readonly spaceId: string;
  readonly bytes: Uint8Array;
  /** Where whoever brought it is. */
  readonly zone: string;
}

/** What a file would bring. It is brought once more to be put in: the house keeps nothing of it in between. */
export async function previewImport(
  house: House,
  person: Person,
  { spaceId, bytes, zone }: Brought,
): Promise<ImportPreview> {
  await mayOrRefuse(house, person, 'calendar.create', spaceId);
  const read = await readFile(house, bytes, zone);
  const known = await knownByUid(house.db, spaceId, uidsIn(read.events));
  const importing = { spaceId, by: person.id, at: house.clock.now() };
  return previewOf(read, await planImport(read.events, known, importing));
}

/** All of it or nothing. Whoever may put events into a space may change any of them, so what is known is changed. */
export async function importEvents(
  house: House,
  person: Person,
  { spaceId, bytes, zone }: Brought,
): Promise<Answer<typeof importCall>> {
  await mayOrRefuse(house, person, 'calendar.create', spaceId);
  const { events } = await readFile(house, bytes, zone);
  // It took a while: whoever was sent away meanwhile puts nothing in any more.
  await mayOrRefuse(house, person, 'calendar.create', spaceId);
  return inOrder(house, spaceId, async () => {
    const at = house.clock.now();
    const known = await knownByUid(house.db, spaceId, uidsIn(events));
    const { added, changed, counts } = await planImport(events, known, { spaceId, by: person.id, at });
    if (added.length + changed.length === 0) return counts;
    const batches = await inBatches([...added, ...changed], at);
    const { before, counted } = await store(house, spaceId, batches, at);
    forgetPlaces(house, spaceId);
    await tell(house, spaceId, before, batches, counted);
    return counts;
  });
}

const uidsIn = (events: readonly { readonly uid: string }[]): string[] => [
  ...new Set(events.map(({ uid }) => uid)),
];

/** Nobody waits for a calendar: it is written and told so many at a time, with a turn for the others between. */
const atOnce = 100;

/** Series come before the days that take a place in them, as they were read. */
async function inBatches(events: readonly CalendarEvent[], at: Date): Promise<EventRow[][]> {
  const batches: EventRow[][] = [];
  for (let from = 0; from < events.length; from += atOnce) {
    batches.push(events.slice(from, from + atOnce).map((event) => eventRow(event, at)));
    await turn();
  }
  return batches;
}

/** Each row takes a revision of its own, so that lists and what was missed are told page by page. */
async function store(
  house: House,
  spaceId: string,
  batches: EventRow[][],
  at: Date,
): Promise<{ before: number; counted: readonly LiveChange[] }> {
  const count = batches.reduce((sum, batch) => sum + batch.length, 0);
  return house.db.transaction(async (tx) => {
    const before = await takeRevisions(tx, spaceId, count);
    let rev = before;
    for (const batch of batches) {
      for (const row of batch) {
        rev += 1;
        row.rev = rev;
        row.born = row.born === 0 ? rev : row.born;
      }
      await storeEvents(tx, batch);
    }
    return { before, counted: await countIn(tx, spaceId, { rev, at }) };
  });
}

async function tell(
  { live }: House,
  space: string,
  before: number,
  batches: readonly EventRow[][],
  counted: readonly LiveChange[],
): Promise<void> {
  let after = before;
  for (const [at, batch] of batches.entries()) {
    const rev = after + batch.length;
    const last = at === batches.length - 1 ? counted : [];
    live.publish({ space, after, rev, changes: [...batch.map(eventChange), ...last] });
    after = rev;
    await turn();
  }
}
