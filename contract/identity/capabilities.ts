import { inHouse, type Capabilities } from '../common/capability.ts';

/** What concerns the house and no space in it. */
export const identityCapabilities = {
  'identity.inviteToHouse': inHouse('super_user'),
  'identity.seeBranches': inHouse('super_user'),
  'identity.seeOverview': inHouse('super_user'),
  'identity.decideWaitlist': inHouse('super_user'),
} satisfies Capabilities;
