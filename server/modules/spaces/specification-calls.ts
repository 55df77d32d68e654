import { day, hour, minute } from '@kinsong/contract/common/time.ts';
import { spareFaceAddress } from '@kinsong/contract/media/drawn-faces.ts';
import { stateOf } from '@kinsong/contract/spaces/health.ts';
import type { Project } from '@kinsong/contract/spaces/specification-calls.ts';
import type { MySpace } from '@kinsong/contract/spaces/spaces.ts';
import { dayInWords } from '@kinsong/contract/common/calendar-days.ts';
import type { House } from '../../platform/house.ts';
import type { Person } from '../../platform/person.ts';
import { listMySpaces } from './spaces.ts';

/** The specification's own list of projects (S2 §7): one's salons that are open. */
export async function listProjects(house: House, person: Person): Promise<Project[]> {
  const mine = await listMySpaces(house, person);
  const now = house.clock.now();
  return mine
    .filter(
      ({ kind, archived_at, deleted_at }) =>
        kind === 'project' && archived_at === null && deleted_at === null,
    )
    .map((space) => projectShape(space, now));
}

function projectShape(space: MySpace, now: Date): Project {
  const { id, name, type, members, due_date, priority, thumbnail, description, vitals } = space;
  const { health, progress, overdue } = stateOf(vitals, now.toISOString().slice(0, 10));
  return {
    ...{ id, name, type, members, due_date, priority, description },
    health_status: health,
    last_activity: agoInWords(new Date(vitals.last_activity_at), now),
    progress: progress ?? 0,
    overdue_todos: overdue,
    pending_votes: vitals.open_votes,
    total_todos: vitals.open_tasks + vitals.done_tasks,
    completed_todos: vitals.done_tasks,
    thumbnail: thumbnail ?? spareFaceAddress(name),
  };
}

/** By how long it is ago alone: in which time zone it is read, nobody here knows. */
export function agoInWords(moment: Date, now: Date): string {
  const past = now.getTime() - moment.getTime();
  if (past < minute) return 'just now';
  if (past < hour) return inWords(Math.floor(past / minute), 'minute');
  if (past < day) return inWords(Math.floor(past / hour), 'hour');
  if (past < 14 * day) return inWords(Math.floor(past / day), 'day');
  return dayInWords(moment.toISOString().slice(0, 10), now, 'short');
}

const inWords = (n: number, unit: string): string => `${n} ${unit}${n === 1 ? '' : 's'} ago`;
