import type { Answer } from '@kinsong/contract/common/call.ts';
import { day } from '@kinsong/contract/common/time.ts';
import type { houseOverview } from '@kinsong/contract/identity/house-overview.ts';
import type { House } from '../../platform/house.ts';
import { lettersOnTheirWay } from '../../platform/mail/index.ts';
import type { Visit } from '../../platform/caller.ts';
import { identityPorts } from './ports.ts';
import { countPeople, databaseBytes } from './house-overview.sql.ts';
import { peopleHereSince } from './here-since.ts';
import { callerWho } from './house-rights.ts';

/** Figures that the house truly knows, for super users: nobody is named, and nothing is guessed. */
export async function overview(house: House, visit: Visit): Promise<Answer<typeof houseOverview>> {
  callerWho(visit, 'identity.seeOverview');
  const weekAgo = new Date(house.clock.now().getTime() - 7 * day);
  const [people, here, salons, letters, database_bytes] = await Promise.all([
    countPeople(house.db),
    peopleHereSince(house, weekAgo),
    identityPorts.of(house).countSalons(house.db),
    lettersOnTheirWay(house),
    databaseBytes(house.db),
  ]);
  return { people, here_this_week: here.size, salons, letters, database_bytes };
}
