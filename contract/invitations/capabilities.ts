import { inHouse, type Capabilities } from '../common/capability.ts';

/** What concerns the house and no space in it. */
export const invitationsCapabilities = {
  'invitations.inviteToHouse': inHouse('super_user'),
  'invitations.seeBranches': inHouse('super_user'),
  'invitations.decideWaitlist': inHouse('super_user'),
} satisfies Capabilities;
