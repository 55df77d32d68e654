import type { Lent } from '../platform/house.ts';
import { guideEars, guideSends, swapRows } from '../modules/guide/index.ts';
import { messagesRows, messagesSends, tapsEars, unreadEars } from '../modules/messages/index.ts';
import { scoreEars, seekersSends, soulEars } from '../modules/seekers/index.ts';
import { spacesEars, spacesRows } from '../modules/spaces/index.ts';
import { mineEars, tasksRows, tasksSends } from '../modules/tasks/index.ts';

/** What each module brings to the live house, one line each. */
export const lent: Lent = {
  rows: [spacesRows, messagesRows, tasksRows, swapRows],
  ears: [spacesEars, unreadEars, mineEars, tapsEars, soulEars, scoreEars, guideEars],
  sends: [...messagesSends, ...tasksSends, ...seekersSends, ...guideSends],
};
