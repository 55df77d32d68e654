import { inviteToSpace, redeemInvitation } from '@kinsong/contract/identity/identity.ts';
import * as calls from '@kinsong/contract/identity/invitations.ts';
import * as places from '@kinsong/contract/identity/waitlist.ts';
import { on, type Route } from '../../platform/module.ts';
import { accept } from './accept.ts';
import type { IdentityHooks } from './hooks.ts';
import * as invitations from './invitations.ts';
import { invite, inviteToHouse } from './inviting.ts';
import { recover } from './links-in.ts';
import { recognise, redeem } from './redeeming.ts';
import * as waitlist from './waitlist.ts';

export function invitationRoutes(hooks: IdentityHooks): Route[] {
  return [
    on(inviteToSpace, (house, { params, body }, visit) => invite(house, hooks, params.space_id, body, visit)),
    on(calls.createInvite, (house, { body }, visit) => inviteToHouse(house, hooks, body, visit)),
    on(calls.myInvitations, (house, _input, visit) => invitations.listOwn(house, hooks, visit)),
    on(calls.allInvitations, (house, _input, visit) => invitations.listAll(house, hooks, visit)),
    on(calls.revokeInvitation, (house, { params }, visit) =>
      invitations.revoke(house, params.invitation_id, visit),
    ),
    on(calls.invitationQr, (house, { params }, visit) =>
      invitations.qrOfInvitation(house, params.invitation_id, visit),
    ),
    on(calls.branchOf, (house, { params }, visit) =>
      invitations.branch(house, hooks, params.person_id, visit),
    ),
    on(calls.recoverGuest, (house, { params }, visit) => recover(house, params.person_id, visit)),
    on(calls.recogniseCode, (house, { query }) => recognise(house, query.code)),
    on(calls.acceptInviteCode, (house, { body }, visit) => accept(house, hooks, body, visit)),
    on(redeemInvitation, async (house, { body }, visit) => ({
      space_id: await redeem(house, hooks, body.code, visit),
    })),
    on(places.joinWaitlist, (house, { body }) => waitlist.join(house, body)),
    on(places.confirmWaitlist, (house, { body }) => waitlist.confirm(house, body.token)),
    on(places.waitlist, (house, _input, visit) => waitlist.list(house, visit)),
    on(places.myRequests, (house, _input, visit) => waitlist.listOwn(house, visit)),
    on(places.approveWaitlist, (house, { params }, visit) =>
      waitlist.approve(house, hooks, params.entry_id, visit),
    ),
    on(places.declineWaitlist, (house, { params }, visit) => waitlist.decline(house, params.entry_id, visit)),
  ];
}
