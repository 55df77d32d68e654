import { branchOf, wholeTree as wholeTreeCall } from '@kinsong/contract/identity/branches.ts';
import { houseOverview } from '@kinsong/contract/identity/overview.ts';
import { inviteToSpace, redeemInvitation } from '@kinsong/contract/identity/identity.ts';
import * as calls from '@kinsong/contract/identity/invitations.ts';
import { recoverGuest } from '@kinsong/contract/identity/recovery.ts';
import * as places from '@kinsong/contract/identity/waitlist.ts';
import { on, type Route } from '../../platform/module.ts';
import { accept } from './accept.ts';
import { branch, wholeTree } from './branches.ts';
import { overview } from './overview.ts';
import type { IdentityHooks } from './hooks.ts';
import * as invitations from './invitations.ts';
import { invite, inviteToHouse } from './inviting.ts';
import { recover } from './recovery.ts';
import { recognise, redeem } from './redeeming.ts';
import * as waitlist from './waitlist.ts';

export function invitationRoutes(hooks: IdentityHooks): Route[] {
  return [
    on(inviteToSpace, (house, { params, body }, visit) => invite(house, hooks, params.space_id, body, visit)),
    on(calls.createInvite, (house, { body }, visit) => inviteToHouse(house, hooks, body, visit)),
    on(calls.myInvitations, (house, { query }, visit) => invitations.listOwn(house, hooks, query, visit)),
    on(calls.allInvitations, (house, { query }, visit) => invitations.listAll(house, hooks, query, visit)),
    on(calls.revokeInvitation, (house, { params }, visit) =>
      invitations.revoke(house, params.invitation_id, visit),
    ),
    on(calls.invitationQr, (house, { params }, visit) =>
      invitations.qrOfInvitation(house, params.invitation_id, visit),
    ),
    on(branchOf, (house, { params, query }, visit) =>
      branch(house, hooks, params.person_id, query.after ?? null, visit),
    ),
    on(wholeTreeCall, (house, { query }, visit) => wholeTree(house, hooks, query.after ?? null, visit)),
    on(houseOverview, (house, _, visit) => overview(house, hooks, visit)),
    on(recoverGuest, (house, { params }, visit) => recover(house, params.person_id, visit)),
    on(calls.recogniseCode, (house, { query }, visit) => recognise(house, hooks, query.code, visit)),
    on(calls.acceptInviteCode, (house, { body }, visit) => accept(house, hooks, body, visit)),
    on(redeemInvitation, async (house, { body }, visit) => ({
      space_id: await redeem(house, hooks, body.code, visit),
    })),
    on(places.joinWaitlist, (house, { body }) => waitlist.join(house, body)),
    on(places.confirmWaitlist, (house, { body }) => waitlist.confirm(house, body.token)),
    on(places.waitlist, (house, { query }, visit) => waitlist.list(house, query, visit)),
    on(places.myRequests, (house, { query }, visit) => waitlist.listOwn(house, query, visit)),
    on(places.approveWaitlist, (house, { params }, visit) =>
      waitlist.approve(house, hooks, params.entry_id, visit),
    ),
    on(places.declineWaitlist, (house, { params }, visit) => waitlist.decline(house, params.entry_id, visit)),
  ];
}
