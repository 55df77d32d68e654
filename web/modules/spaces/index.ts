/** Spaces: the hub, the salon's screen, and who is where. */
export { spaces } from './manifest.ts';
export { SalonsHub } from './hub/SalonsHub.tsx';
export { SalonScreen } from './salon/SalonScreen.tsx';
export { abilities, spacesRows } from './spaces.data.ts';
export { activity, useActivity } from './latest-activity.ts';
export { PeopleAtHome } from './PeopleAtHome.tsx';
export { useLamps, usePeople } from './people-at-home.ts';
export { useEveryone, usePresence, useSpace, useSpaces } from './spaces.hooks.ts';
