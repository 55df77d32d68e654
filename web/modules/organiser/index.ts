/** The spiral organiser: from the planet down to a project, each level a turn further in. */
export { organiser } from './manifest.ts';
export type { Level } from './kept-levels.ts';
export const loadOrganiser = () =>
  import('./OrganiserScreen.tsx').then(({ OrganiserScreen }) => OrganiserScreen);
export const loadProjectHead = () => import('./head/ProjectHead.tsx');
