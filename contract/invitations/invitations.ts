import * as z from 'zod';
import { call } from '../common/call.ts';
import { Id } from '../common/ids.ts';
import { Moment } from '../common/time.ts';
import { Code, PersonName, Qr } from '../identity/identity.ts';

export const Invitation = z.object({
  id: Id,
  invite_code: z.string(),
  link: z.string(),
  link_qr: Qr,
  space_id: Id.nullable(),
  max_uses: z.number(),
  current_uses: z.number(),
  expires_at: Moment,
});
export type Invitation = z.infer<typeof Invitation>;

export const InvitationTerms = {
  max_uses: z.int().min(1).max(100).default(1),
  expires_hours: z.int().min(1).max(720).default(72),
  /** When given, the invitation is also sent there as a letter. */
  email: z.email().max(254).optional(),
  /** Whom the entry screen greets when the whole code is there, and with which words. */
  name: PersonName.optional(),
  greeting: z.string().trim().min(1).max(280).optional(),
  /** Whoever comes by it is under 16, and its maker their guardian. */
  under_16: z.boolean().default(false),
};

export const inviteToSpace = call({
  name: 'invitations.inviteToSpace',
  title: 'Make an invitation that also opens a space',
  method: 'POST',
  path: '/api/spaces/:space_id/invitations',
  params: z.object({ space_id: Id }),
  body: z.object(InvitationTerms),
  answer: Invitation,
  permission: 'spaces.invite',
  errors: ['found.not', 'allowed.not', 'invitation.failed'],
  limit: { max: 60, perMinutes: 60 },
});

export const createInvite = call({
  name: 'invitations.createInvite',
  title: 'Make an invitation to the house',
  method: 'POST',
  path: '/api/super/create-invite',
  body: z.object({
    ...InvitationTerms,
    /**
     * A code of one's own choosing. It can be guessed, so it opens for the address given and for no other; without an
     * address, whoever uses it waits until its maker says yes.
     */
    code: Code.pipe(
      z.string().regex(/^(?!\d{12}$)[\p{L}\p{N}]{4,32}$/u, 'Use 4 to 32 letters or digits.'),
    ).optional(),
  }),
  answer: Invitation,
  permission: 'invitations.inviteToHouse',
  errors: ['allowed.not', 'invitation.failed', 'invitation.taken'],
  limit: { max: 200, perMinutes: 60 },
});

const Guest = z.object({ id: Id, name: z.string(), avatar_url: z.string(), joined_at: Moment });

/** An invitation as its list shows it. The code is there for whoever made it, and for nobody else. */
export const MadeInvitation = z.object({
  id: Id,
  code: z.string().nullable(),
  link: z.string().nullable(),
  space_id: Id.nullable(),
  /** What the space it opens is called; like the code, for whoever made it. */
  space_name: z.string().nullable(),
  /** Its space is archived: nobody comes in by it until that is opened again. Known to whoever made it. */
  resting: z.boolean(),
  name: z.string().nullable(),
  greeting: z.string().nullable(),
  /** The only address it opens for. */
  bound_to: z.string().nullable(),
  needs_approval: z.boolean(),
  /** Whoever comes by it is under 16; whoever made it is their guardian. */
  under_16: z.boolean(),
  is_active: z.boolean(),
  revoked: z.boolean(),
  current_uses: z.number(),
  max_uses: z.number(),
  created_at: Moment,
  expires_at: Moment,
  created_by: z.object({ id: Id, name: z.string() }).nullable(),
  redeemed_by: z.array(Guest),
});
export type MadeInvitation = z.infer<typeof MadeInvitation>;

/** Those that still open, or those that were used up, expired or taken back. */
const InvitationPage = z.object({ state: z.enum(['open', 'over']).default('open'), after: Id.optional() });
const PageOfInvitations = z.object({
  invite_codes: z.array(MadeInvitation),
  more: z.boolean(),
  /** Of all pages: how often the open ones may still be used, and how many no longer open. */
  uses_left: z.int(),
  over: z.int(),
});

export const myInvitations = call({
  name: 'invitations.myInvitations',
  title: 'A page of the invitations one made, the newest first, and who came by them',
  method: 'GET',
  path: '/api/invitations',
  query: InvitationPage,
  answer: PageOfInvitations,
  permission: 'person',
  errors: [],
});

export const allInvitations = call({
  name: 'invitations.allInvitations',
  title: 'A page of all invitations of the house, the newest first',
  method: 'GET',
  path: '/api/super/invitations',
  query: InvitationPage,
  answer: PageOfInvitations,
  permission: 'invitations.inviteToHouse',
  errors: ['allowed.not'],
});

export const revokeInvitation = call({
  name: 'invitations.revokeInvitation',
  title: 'Make an invitation worthless; who came by it stays',
  method: 'DELETE',
  path: '/api/invitations/:invitation_id',
  params: z.object({ invitation_id: Id }),
  answer: z.object({ revoked: z.boolean() }),
  permission: 'person',
  errors: ['found.not'],
});

export const invitationQr = call({
  name: 'invitations.invitationQr',
  title: 'The QR code of an invitation one made',
  method: 'GET',
  path: '/api/invitations/:invitation_id/qr',
  params: z.object({ invitation_id: Id }),
  answer: z.object({ link: z.string(), link_qr: Qr }),
  permission: 'person',
  errors: ['found.not'],
});
