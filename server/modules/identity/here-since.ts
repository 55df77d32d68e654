import type { House } from '../../platform/house.ts';
import { hereSince } from './house-overview.sql.ts';
import { uses } from './sessions.ts';

/** Who was here since, by the day; who is here now may not be written down yet. */
export async function peopleHereSince(house: House, since: Date): Promise<ReadonlySet<string>> {
  const written = await hereSince(house.db, since);
  const unwritten = [...uses.waiting(house).values()].filter(({ at }) => at > since);
  return new Set([...written, ...unwritten.map(({ personId }) => personId)]);
}
