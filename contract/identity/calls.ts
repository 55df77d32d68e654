import * as branches from './branches.ts';
import * as federated from './federated.ts';
import { inviteToSpace, login, logout, redeemInvitation, register, sessionCheck } from './identity.ts';
import * as invitations from './invitations.ts';
import { links } from './links.ts';
import { onboard } from './onboard.ts';
import { houseOverview } from './overview.ts';
import * as passkeys from './passkeys.ts';
import * as passwords from './passwords.ts';
import * as recovery from './recovery.ts';
import * as sessions from './sessions.ts';
import * as waitlist from './waitlist.ts';

/** Every call of this module, each with a verb behind it. */
export const identityCalls = [
  sessionCheck,
  register,
  login,
  logout,
  onboard,
  inviteToSpace,
  redeemInvitation,
  invitations.createInvite,
  invitations.myInvitations,
  invitations.allInvitations,
  invitations.revokeInvitation,
  invitations.invitationQr,
  invitations.recogniseCode,
  invitations.acceptInviteCode,
  branches.branchOf,
  branches.wholeTree,
  houseOverview,
  recovery.recoverGuest,
  recovery.comeBackByCode,
  waitlist.joinWaitlist,
  waitlist.confirmWaitlist,
  waitlist.waitlist,
  waitlist.myRequests,
  waitlist.approveWaitlist,
  waitlist.declineWaitlist,
  sessions.mySessions,
  sessions.endSession,
  sessions.endSessions,
  sessions.linkDevice,
  sessions.openDeviceLink,
  passwords.changePassword,
  passwords.askReset,
  passwords.resetPassword,
  passwords.askConfirmation,
  passwords.confirmEmail,
  passwords.lookAtLetter,
  passwords.signInByLetter,
  passkeys.myPasskeys,
  passkeys.beginPasskey,
  passkeys.addPasskey,
  passkeys.removePasskey,
  passkeys.beginPasskeySignIn,
  passkeys.signInByPasskey,
  links,
  federated.waysIn,
  federated.beginFederated,
  federated.federatedCallback,
  federated.processSession,
];
