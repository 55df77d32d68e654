import * as asking from './asking.ts';
import * as arriving from './register-and-redeem.ts';
import * as branches from './invitation-tree.ts';
import * as invitations from './invitations.ts';
import * as waitlist from './waitlist.ts';

/** Every call of this module, each with a verb behind it. */
export const invitationsCalls = [
  arriving.register,
  arriving.recogniseCode,
  arriving.acceptInviteCode,
  arriving.redeemInvitation,
  invitations.inviteToSpace,
  invitations.createInvite,
  invitations.myInvitations,
  invitations.allInvitations,
  invitations.revokeInvitation,
  invitations.invitationQr,
  branches.branchOf,
  branches.wholeTree,
  branches.recoverGuest,
  waitlist.joinWaitlist,
  waitlist.confirmWaitlist,
  waitlist.waitlist,
  waitlist.myRequests,
  waitlist.approveWaitlist,
  waitlist.declineWaitlist,
  asking.spaceDoor,
  asking.askToEnter,
  asking.spaceRequests,
  asking.answerRequest,
];
