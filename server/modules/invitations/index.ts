import type { Module } from '../../platform/module.ts';
import { invitationsRoutes } from './invitations.calls.ts';
import { tidyJob } from './tidy.job.ts';

export { offerArchitectCode } from './architect-code.ts';
export { arriveVouched } from './account-by-code.ts';
export { markOfCode } from './codes.ts';
export { inviterOf } from './invitation-tree.sql.ts';
export { eraseRequestsTo } from './space-requests.sql.ts';
export { eraseInvitationsTo, withdrawInvitations } from './invitations.sql.ts';
export { listAll } from './invitations.ts';
export { waitingAtDoors } from './waiting-at-doors.ts';
export { takeUpSent } from './redeeming.ts';

export const invitations: Module = { name: 'invitations', routes: invitationsRoutes, jobs: [tidyJob] };
