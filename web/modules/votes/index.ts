/** Votes: what a salon decides, how it was counted, and what it set going. */
export { votes } from './manifest.ts';
