import type { Module } from '../../platform/module.ts';
import { identityRoutes } from './identity.calls.ts';
import { identityPorts, type IdentityPorts } from './ports.ts';
import { uses } from './sessions.ts';
import { tidyJob } from './tidy.job.ts';

export { openAccount, type Newcomer } from './accounts.ts';
export { audit } from './audit-log.ts';
export { changeRoles } from './change-roles.ts';
export { tryCode } from './code-tries.ts';
export { refuseInsecure, welcomeIn } from './sign-in.ts';
export { countPeople } from './house-overview.sql.ts';
export { peopleHereSince } from './here-since.ts';
export { callerWho, mayInHouse } from './house-rights.ts';
export { findPersonById, findPersonByName, hasArchitect } from './identity.sql.ts';
export { keepAsIfNew, letOwnerIn, unlessKnown } from './known-address.ts';
export { knowDevice } from './known-devices.ts';
export { lockCaller } from './lock-caller.ts';
export { makeLink, openLink, type Link } from './one-time-links.ts';
export { loginNameOrRefuse, nameIn, type LoginName } from './login-name.ts';
export { withOwnPassword } from './own-password.ts';
export { ownsPasskey } from './passkeys.ts';
export { hashPassword, refuseWeak } from './passwords.ts';
export type { Arrived } from './ports.ts';
export { makeRecoveryCode } from './recovery.ts';
export { endedAmong, findPerson } from './sessions.ts';
export { newCode } from './tokens.ts';
export { userOf } from './user-object.ts';
export { isWithinMeasure } from './count-tries.ts';

/** What identity needs of the others is handed in, since it may import none of them. */
export const makeIdentity = (ports: IdentityPorts): Module => ({
  name: 'identity',
  routes: identityRoutes,
  jobs: [tidyJob],
  periodic: [uses.periodic],
  open: (house) => identityPorts.give(house, ports),
});
