import type { Lent } from '../platform/house.ts';
import { guideEars, guideSends } from '../modules/guide/index.ts';
import { messagesRows, messagesSends, tapsEars, unreadEars } from '../modules/messages/index.ts';
import { seekersEars, seekersSends } from '../modules/seekers/index.ts';
import { spacesEars, spacesRows } from '../modules/spaces/index.ts';

/** What each module brings to the live house, one line each. */
export const lent: Lent = {
  rows: [spacesRows, messagesRows],
  ears: [spacesEars, unreadEars, tapsEars, seekersEars, guideEars],
  sends: [...messagesSends, ...seekersSends, ...guideSends],
};
