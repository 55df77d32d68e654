import type { Module } from '../../platform/module.ts';
import type { IdentityHooks } from './hooks.ts';
import { identityRoutes } from './identity.calls.ts';
import { uses } from './sessions.ts';
import { tidyJob } from './tidy.job.ts';

export { offerArchitectCode } from './architect.ts';
export type { Arrival, IdentityHooks } from './hooks.ts';
export { withdrawInvitations } from './invitations.sql.ts';
export { endedAmong, findPerson } from './sessions.ts';

/** What identity needs of the others is handed in, since it may import none of them. */
export function makeIdentity(hooks: IdentityHooks): Module {
  return { name: 'identity', routes: identityRoutes(hooks), jobs: [tidyJob], periodic: [uses.periodic] };
}
