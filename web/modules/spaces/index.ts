/** Spaces: the hub, the salon's screen, and who is where; lent to the modules that live in spaces. */
export { SalonsHub } from './hub/SalonsHub.tsx';
export { SalonScreen, type SpaceTool } from './salon/SalonScreen.tsx';
export { abilities, spacesEars, spacesRows } from './spaces.data.ts';
export { AtHome } from './AtHome.tsx';
export { useLamps, usePeople } from './home.ts';
export { useEveryone, usePresence, useSpace, useSpaces } from './spaces.hooks.ts';
