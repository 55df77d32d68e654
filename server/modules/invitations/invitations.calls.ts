import * as arriving from '@kinsong/contract/invitations/register-and-redeem.ts';
import * as asking from '@kinsong/contract/invitations/asking.ts';
import * as tree from '@kinsong/contract/invitations/invitation-tree.ts';
import * as calls from '@kinsong/contract/invitations/invitations.ts';
import * as places from '@kinsong/contract/invitations/waitlist.ts';
import { caller } from '../../platform/caller.ts';
import { on, type Route } from '../../platform/module.ts';
import { accept } from './accept-code.ts';
import { branch, recover, wholeTree } from './invitation-tree.ts';
import * as invitations from './invitations.ts';
import { invite, inviteToHouse } from './make-invitation.ts';
import { recognise, redeem } from './redeeming.ts';
import { register } from './register.ts';
import * as requests from './space-requests.ts';
import * as waitlist from './waitlist.ts';

export const invitationsRoutes: readonly Route[] = [
  on(arriving.register, (house, { body }, visit) => register(house, body, visit)),
  on(calls.inviteToSpace, (house, { params, body }, visit) => invite(house, params.space_id, body, visit)),
  on(calls.createInvite, (house, { body }, visit) => inviteToHouse(house, body, visit)),
  on(calls.myInvitations, (house, { query }, visit) => invitations.listOwn(house, query, visit)),
  on(calls.allInvitations, (house, { query }, visit) => invitations.listAll(house, query, visit)),
  on(calls.revokeInvitation, (house, { params }, visit) =>
    invitations.revoke(house, params.invitation_id, visit),
  ),
  on(calls.invitationQr, (house, { params }, visit) =>
    invitations.qrOfInvitation(house, params.invitation_id, visit),
  ),
  on(tree.branchOf, (house, { params, query }, visit) =>
    branch(house, params.person_id, query.after ?? null, visit),
  ),
  on(tree.wholeTree, (house, { query }, visit) => wholeTree(house, query.after ?? null, visit)),
  on(tree.recoverGuest, (house, { params }, visit) => recover(house, params.person_id, visit)),
  on(arriving.recogniseCode, (house, { query }, visit) => recognise(house, query.code, visit)),
  on(arriving.acceptInviteCode, (house, { body }, visit) => accept(house, body, visit)),
  on(arriving.redeemInvitation, async (house, { body }, visit) => ({
    space_id: await redeem(house, body.code, visit),
  })),
  on(places.joinWaitlist, (house, { body }) => waitlist.join(house, body)),
  on(places.confirmWaitlist, (house, { body }) => waitlist.confirm(house, body.token)),
  on(places.waitlist, (house, { query }, visit) => waitlist.list(house, query, visit)),
  on(places.myRequests, (house, { query }, visit) => waitlist.listOwn(house, query, visit)),
  on(places.approveWaitlist, (house, { params }, visit) => waitlist.approve(house, params.entry_id, visit)),
  on(places.declineWaitlist, (house, { params }, visit) => waitlist.decline(house, params.entry_id, visit)),
  on(asking.spaceDoor, (house, { params }, visit) => requests.seeDoor(house, caller(visit), params.space_id)),
  on(asking.askToEnter, (house, { params, body }, visit) =>
    requests.askToEnter(house, caller(visit), params.space_id, body.words),
  ),
  on(asking.spaceRequests, (house, { params }, visit) =>
    requests.listRequests(house, caller(visit), params.space_id),
  ),
  on(asking.answerRequest, (house, { params, body }, visit) =>
    requests.answerRequest(
      house,
      caller(visit),
      { spaceId: params.space_id, personId: params.person_id },
      body,
    ),
  ),
];
