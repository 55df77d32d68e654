import type { Answer } from '@kinsong/contract/common/call.ts';
import { nextAtAGlance, type spaceOverview } from '@kinsong/contract/tasks/overview.ts';
import type { House } from '../../platform/house.ts';
import type { Person } from '../../platform/person.ts';
import { countMessages } from '../messages/index.ts';
import { mayOrRefuse } from '../spaces/index.ts';
import { countCarried, nextDue } from './overview.sql.ts';

/** Of what its reader may see: in a room that is what was said since they came. */
export async function overviewOf(
  house: House,
  person: Person,
  spaceId: string,
): Promise<Answer<typeof spaceOverview>> {
  const { seesFrom } = await mayOrRefuse(house, person, 'tasks.read', spaceId);
  const [messages, mine, next] = await Promise.all([
    countMessages(house.db, spaceId, seesFrom),
    countCarried(house.db, spaceId, person.id, seesFrom),
    nextDue(house.db, spaceId, seesFrom, nextAtAGlance),
  ]);
  return { messages, mine, next };
}
