/** How one comes in. */
export { Entry } from './Entry.tsx';
