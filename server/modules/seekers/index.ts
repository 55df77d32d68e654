import type { Module } from '../../platform/module.ts';
import { gatesJob } from './close-gates.job.ts';
import { movedJob } from './trust-moved.job.ts';
import { seekersRoutes } from './seekers.calls.ts';
import { seekersPorts, type SeekersPorts } from './ports.ts';
import { elevationNoticeJob } from './elevation-notice.job.ts';
import { gateNoticeJob } from './gate-notice.job.ts';

export { blockedBetween } from './blocks.sql.ts';
export { readyForElevation } from './elevation.ts';
export { countOfAge, countScores, mostTrusted, trustByDay } from './house-trust.sql.ts';
export { eraseSeekersOf } from './erase-of-space.sql.ts';
export { gatesOf, holdsGate } from './gate-standing.ts';
export { moveTrust, passes } from './move-trust.ts';
export { livedBy, ownTrustByCause, ownTrustByDay, standingOf } from './own-figures.ts';
export {
  changeAvatar,
  describe,
  introduce,
  profilesOf,
  reachLevel,
  selfOf,
  settle,
  timeZoneOf,
  underSixteen,
  welcome,
  type Profile,
} from './seekers.ts';
export { showsPresence } from './seekers.sql.ts';
export { soulTapsIn } from './soul-score.sql.ts';
export { timesByCause } from './trust-history.ts';

/** Seekers may import no module that holds words; what it needs of them is handed in. */
export const makeSeekers = (ports: SeekersPorts): Module => ({
  name: 'seekers',
  routes: seekersRoutes,
  jobs: [gatesJob, movedJob, gateNoticeJob, elevationNoticeJob],
  open: (house) => seekersPorts.give(house, ports),
});
