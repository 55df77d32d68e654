import type { Module } from '../../platform/module.ts';
import { gatesJob } from './gates.job.ts';
import { movedJob } from './moved.job.ts';
import { seekersRoutes } from './seekers.calls.ts';
import type { SeekersHooks } from './soul.ts';
import { tellingJob } from './telling.job.ts';

export { moveTrust } from './moving.ts';
export {
  changeAvatar,
  describe,
  introduce,
  profilesOf,
  selfOf,
  timeZoneOf,
  welcome,
  type Profile,
} from './seekers.ts';
export { soulTapsIn } from './soul.sql.ts';

/** Seekers may import no module that holds words; what it needs of them is handed in. */
export function makeSeekers(hooks: SeekersHooks): Module {
  return { name: 'seekers', routes: seekersRoutes(hooks), jobs: [gatesJob, movedJob, tellingJob(hooks)] };
}
