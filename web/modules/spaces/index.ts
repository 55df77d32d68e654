import type { WebModule } from '../../platform/web-module.ts';
import { spacesEars, spacesKept, spacesRows } from './spaces.data.ts';

/** Spaces: the hub, the salon's screen, and who is where. */
export const spaces: WebModule = { rows: spacesRows, keeps: [spacesKept], ears: [spacesEars] };

export { SalonsHub } from './hub/SalonsHub.tsx';
export { SalonScreen } from './salon/SalonScreen.tsx';
export { spacesRows };
export { abilities } from './spaces.data.ts';
export { activity, useActivity } from './activity.ts';
export { AtHome } from './AtHome.tsx';
export { useLamps, usePeople } from './home.ts';
export { useEveryone, usePresence, useSpace, useSpaces } from './spaces.hooks.ts';
