import type { AnswerSent } from '@kinsong/contract/common/call.ts';
import type { DirectoryEntry, usersDirectory } from '@kinsong/contract/organiser/directory.ts';
import { reaches } from '@kinsong/contract/seekers/audiences.ts';
import { nearnessOf } from '@kinsong/contract/spaces/nearness.ts';
import type { House } from '../../platform/house.ts';
import type { Person } from '../../platform/person.ts';
import { blockedBetween, profilesOf } from '../seekers/index.ts';
import { mayOrRefuse } from '../spaces/index.ts';
import { peopleAround, type Acquaintance } from './directory.sql.ts';

/** The people one shares a space with (S2 §7). Where a project is named, one has to be in it. */
export async function readDirectory(
  house: House,
  person: Person,
  projectId: string | undefined,
): Promise<AnswerSent<typeof usersDirectory>> {
  if (projectId !== undefined) await mayOrRefuse(house, person, 'spaces.read', projectId);
  const [around, blocked] = await Promise.all([
    peopleAround(house.db, person.id, projectId ?? null),
    blockedBetween(house.db, person.id),
  ]);
  const shown = around.filter(({ id }) => !blocked.has(id));
  const faces = await profilesOf(
    house.db,
    shown.map(({ id }) => id),
  );
  const entry = (one: Acquaintance): DirectoryEntry => ({
    id: one.id,
    name: one.name,
    real_name: seesRealName(person, one) ? one.realName : null,
    avatar_url: faces.get(one.id)?.avatar_url ?? '',
    online_status: one.showsPresence && house.live.isOnline(one.id) ? 'online' : 'offline',
    in_this_project: one.isThere,
  });
  return { users: shown.map(entry) };
}

const seesRealName = (person: Person, { id, kinds, realNameSeenBy }: Acquaintance): boolean =>
  id === person.id || reaches(realNameSeenBy, nearnessOf(kinds));
