/** Mairy in a salon: what was said since one looked, what is found there, and who listens at night. */
export { assistant } from './manifest.ts';
