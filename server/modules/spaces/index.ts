import type { House } from '../../platform/house.ts';
import type { Watchable } from '../../platform/live/index.ts';
import type { Module } from '../../platform/module.ts';
import type { Person } from '../../platform/person.ts';
import { eraseJob } from './erase-spaces.job.ts';
import { spacesPorts, type SpacesPorts } from './ports.ts';
import { spacesRoutes } from './spaces.calls.ts';
import { placeOf } from './spaces.sql.ts';
import { spacesTools } from './spaces.tools.ts';

export { changesSinceOrNull, spacesChanges, type ChangeSource } from './changes-since.ts';
export { countIn } from './vitals.ts';
export { noticingActivity, readVitals, type Counts } from './vitals.sql.ts';
export { vitalsChange } from './contract-shapes.ts';
export { changeSpace, inOrder } from './change-space.ts';
export { ensureThread, foundRoomSpace, foundSwapSpace } from './create-space.ts';
export { findDoor, keepersOf, showsWork, type Door } from './door.sql.ts';
export { nearness } from './nearness.ts';
export { knownSpaces } from './guide-knowledge.ts';
export { admit, changeRole, profileChanged, removeMember, takingIn } from './members.ts';
export type { Eraser, Furniture } from './ports.ts';
export { forgetPlaces, mayByRecentPlace, mayOrRefuse, standingOf } from './permission.ts';
export { isHere, isOpen, takingRevisions } from './revisions.sql.ts';
export { stepOut } from './leave-room.ts';
export { insidersOf } from './rooms.sql.ts';
export { changeSettings } from './settings.ts';
export { foundSpace, listMySpaces } from './spaces.ts';
export { spacesTools } from './spaces.tools.ts';
export {
  countSalons,
  departedSince,
  isSentAway,
  membersOf,
  nameOfSpace,
  namesOfSpaces,
  placeOf,
  revisionsOf,
  spacesOf,
} from './spaces.sql.ts';

export const makeSpaces = (ports: SpacesPorts): Module => ({
  name: 'spaces',
  routes: spacesRoutes,
  tools: spacesTools,
  jobs: [eraseJob],
  open: (house) => spacesPorts.give(house, ports),
});

export async function mayWatch(house: House, person: Person, spaceId: string): Promise<Watchable | null> {
  const place = await placeOf(house.db, person.id, spaceId);
  return place === null ? null : { from: place.seesFrom, rev: place.rev };
}
