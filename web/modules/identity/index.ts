/** How one comes in; and, for other modules, invitations, who asks for a place, who came by whom, and choosing a face. */
export { Entry } from './Entry.tsx';
export { FaceSheet, Invitations, Requests, Tree } from './behind-the-door.ts';
