import type { Db } from '../../platform/database/index.ts';
import type { Module } from '../../platform/module.ts';
import { hospitalityRoutes } from './hospitality.calls.ts';
import { daysOverJob } from './retreats/days-over.job.ts';
import { forgetSpace } from './retreats/retreats.sql.ts';
import { salonPlaceJob } from './retreats/salon.ts';
import { tellGuestJob } from './retreats/tell-guest.job.ts';

export { firstEligible } from './retreats/candidates.ts';

export const hospitality: Module = {
  name: 'hospitality',
  routes: hospitalityRoutes,
  jobs: [daysOverJob, tellGuestJob, salonPlaceJob],
};

/** A retreat whose salon goes has none any more. */
export async function eraseRetreatSalon(tx: Db, spaceId: string): Promise<undefined> {
  await forgetSpace(tx, spaceId);
}
