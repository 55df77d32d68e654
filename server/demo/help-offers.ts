import { settleThread } from '@kinsong/contract/guide/chat.ts';
import type { Moment } from './demo-house.ts';
import type { Name } from './people.ts';
import { momentOf } from './read-talk.ts';

const agreed: readonly Name[] = ['Piet', 'Hanna'];

/** Some let Mairy remember when they offer help: of what they say from then on she tells who asks for it. */
export const helpMoments = (today: Date): Moment[] =>
  agreed.map((name) => ({
    at: momentOf(today, 2, 21, 15),
    happen: async (home) => {
      await home.who(name).call(settleThread, { body: { help_on: true } });
    },
  }));
