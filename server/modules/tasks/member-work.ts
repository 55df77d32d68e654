import type { Answer } from '@kinsong/contract/common/call.ts';
import { Refusal } from '@kinsong/contract/common/errors.ts';
import { day } from '@kinsong/contract/common/time.ts';
import { workSince, type memberWork } from '@kinsong/contract/tasks/member-work.ts';
import type { House } from '../../platform/house.ts';
import type { Person } from '../../platform/person.ts';
import { mayOrRefuse, showsWork } from '../spaces/index.ts';
import { workIn, type Work } from './member-work.sql.ts';

/** What someone carries here and did lately: for the others only where they said yes, for themselves always. */
export async function workOf(
  house: House,
  reader: Person,
  spaceId: string,
  personId: string,
): Promise<Answer<typeof memberWork>> {
  const { seesFrom } = await mayOrRefuse(house, reader, 'tasks.read', spaceId);
  const shown = await showsWork(house.db, spaceId, personId);
  if (shown === null) throw new Refusal('found.not');
  if (!shown && personId !== reader.id) return { shown, carries: [], done: [] };
  const since = new Date(house.clock.now().getTime() - workSince.days * day);
  const found = await workIn(house.db, { spaceId, personId, seesFrom, since, most: workSince.most });
  return {
    shown,
    carries: found.filter(({ completedAt }) => completedAt === null).map(lineOf),
    done: found.filter(({ completedAt }) => completedAt !== null).map(lineOf),
  };
}

const lineOf = ({ id, text, dueDate, completedAt }: Work) => ({
  id,
  text,
  due_date: dueDate,
  completed_at: completedAt?.toISOString() ?? null,
});
