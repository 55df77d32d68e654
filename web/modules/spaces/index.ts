/** Spaces: the hub, the salon's screen, and who is where. */
export { spaces } from './manifest.ts';
export { SalonsHub } from './hub/SalonsHub.tsx';
export { SalonScreen } from './salon/SalonScreen.tsx';
export { abilities, spacesRows } from './spaces.data.ts';
export { activity, useActivity } from './activity.ts';
export { AtHome } from './AtHome.tsx';
export { useLamps, usePeople } from './home.ts';
export { useEveryone, usePresence, useSpace, useSpaces } from './spaces.hooks.ts';
