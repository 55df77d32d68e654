import { and, eq, getTableColumns, inArray, isNull } from 'drizzle-orm';
import type { Db } from '../../../platform/database/index.ts';
import { takingRevisions } from '../../spaces/index.ts';
import type { EventRow } from '../calendar.sql.ts';
import { calendarEvents as events } from '../calendar.tables.ts';

/** So many names are looked up at once. */
const atOnce = 1000;

/** What a space has already of these names, days of series among them. */
export async function knownByUid(db: Db, spaceId: string, uids: readonly string[]): Promise<EventRow[]> {
  const found: EventRow[] = [];
  for (let from = 0; from < uids.length; from += atOnce) {
    const some = uids.slice(from, from + atOnce);
    const known = and(eq(events.spaceId, spaceId), inArray(events.uid, some), isNull(events.deletedAt));
    found.push(...(await db.select().from(events).where(known)));
  }
  return found;
}

const taking = takingRevisions({ space: '$1', steps: '$2::bigint' });

/** The revision before the first of so many. */
export async function takeRevisions(db: Db, spaceId: string, count: number): Promise<number> {
  const [row] = await db.prepared<{ before: number }>(taking, [spaceId, count]);
  if (row === undefined) throw new Error(`no space ${spaceId}`);
  return row.before;
}

const columns = Object.entries(getTableColumns(events)).map(([key, { name }]) => ({
  key: key as keyof EventRow,
  name: `"${name}"`,
  plain: name,
}));
const names = columns.map(({ name }) => name).join(', ');
const kept = columns.filter(({ plain }) => plain !== 'id').map(({ name }) => `${name} = excluded.${name}`);

const storing = `
  insert into calendar_events (${names})
  select ${names} from jsonb_populate_recordset(null::calendar_events, $1::jsonb)
  on conflict (id) do update set ${kept.join(', ')}`;

/** Many rows in one statement, as one text: ten thousand take a second and not a minute. */
export async function storeEvents(db: Db, rows: readonly EventRow[]): Promise<void> {
  const records = rows.map((row) => Object.fromEntries(columns.map(({ key, plain }) => [plain, row[key]])));
  await db.prepared(storing, [JSON.stringify(records)]);
}
