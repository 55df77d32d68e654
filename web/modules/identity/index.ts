/** How one comes in; and, for other modules, invitations, who asks for a place, who came by whom, and choosing a face. */
export { Entry } from './Entry.tsx';
export { FaceSheet, Invitations, PlaceRequests, InvitationTree } from './lazy-exports.ts';
