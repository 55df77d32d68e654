import * as z from 'zod';
import { call } from '../common/call.ts';
import { Id } from '../common/ids.ts';
import { Moment } from '../common/time.ts';
import { Code, codeTries, Invitation, InvitationTerms, LoginName, PersonName, Qr } from './identity.ts';

export const createInvite = call({
  name: 'identity.createInvite',
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
  permission: 'identity.inviteToHouse',
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
  name: 'identity.myInvitations',
  title: 'A page of the invitations one made, the newest first, and who came by them',
  method: 'GET',
  path: '/api/invitations',
  query: InvitationPage,
  answer: PageOfInvitations,
  permission: 'person',
  errors: [],
});

export const allInvitations = call({
  name: 'identity.allInvitations',
  title: 'A page of all invitations of the house, the newest first',
  method: 'GET',
  path: '/api/super/invitations',
  query: InvitationPage,
  answer: PageOfInvitations,
  permission: 'identity.inviteToHouse',
  errors: ['allowed.not'],
});

export const revokeInvitation = call({
  name: 'identity.revokeInvitation',
  title: 'Make an invitation worthless; who came by it stays',
  method: 'DELETE',
  path: '/api/invitations/:invitation_id',
  params: z.object({ invitation_id: Id }),
  answer: z.object({ revoked: z.boolean() }),
  permission: 'person',
  errors: ['found.not'],
});

export const invitationQr = call({
  name: 'identity.invitationQr',
  title: 'The QR code of an invitation one made',
  method: 'GET',
  path: '/api/invitations/:invitation_id/qr',
  params: z.object({ invitation_id: Id }),
  answer: z.object({ link: z.string(), link_qr: Qr }),
  permission: 'person',
  errors: ['found.not'],
});

export const recogniseCode = call({
  name: 'identity.recogniseCode',
  title: 'Whom a whole code recognises, for the entry screen to greet',
  method: 'GET',
  path: '/api/invitations/recognise',
  query: z.object({ code: Code }),
  answer: z.object({
    name: z.string().nullable(),
    greeting: z.string().nullable(),
    /** Who invites, by first name, and into which space: of a code of digits for a space alone. */
    host: z.string().nullable(),
    place: z.string().nullable(),
  }),
  permission: 'anyone',
  errors: ['rate.limited'],
  limit: codeTries,
});

export const acceptInviteCode = call({
  name: 'identity.acceptInviteCode',
  title: 'Come in by a code, without a password yet',
  method: 'POST',
  path: '/api/accept-invite-code',
  body: z.object({
    code: Code,
    avatar_name: PersonName,
    real_name: PersonName,
    email_or_phone: LoginName,
    consent: z.literal(true),
  }),
  /**
   * The same for an address that has an account already, cookies included: then they open nothing, and a letter lets
   * its owner in. Whether there is a session, the session check says.
   */
  answer: z.object({
    status: z.enum(['accepted', 'waiting']),
    message: z.string(),
    space_id: Id.nullable(),
  }),
  permission: 'anyone',
  cookies: true,
  errors: ['auth.coordinates', 'auth.insecure', 'rate.limited'],
  limit: codeTries,
});
