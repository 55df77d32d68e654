/** How one comes in; and, for other modules, who asks for a place, who came by whom, and choosing a face. */
export { Entry } from './Entry.tsx';
export { FaceSheet, Requests, Tree } from './lent.ts';
