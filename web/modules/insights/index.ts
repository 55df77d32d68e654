/** The dashboards, and what they show in pictures. */
export { loadFigures, loadFounder, loadProfile, loadYou } from './load-screens.ts';
