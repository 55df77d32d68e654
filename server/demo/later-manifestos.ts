import { newId } from '@kinsong/contract/common/ids.ts';
import { keepManifesto } from '@kinsong/contract/onboarding/manifesto.ts';
import type { Moment } from './demo-house.ts';
import { momentOf } from './read-talk.ts';

/** Some weeks later Anna means it otherwise, and can read how she meant it before. */
export const laterManifestos = (today: Date): Moment[] => [
  {
    at: momentOf(today, 9, 22, 10),
    happen: async (home) => {
      const body = {
        id: newId(),
        avatar_name: 'Anna',
        personal_objective:
          'That I ask Oma about the winter of one stove while she still likes telling it, and that Noor hears it too.',
        personal_intentions: ['table' as const, 'elders' as const, 'songs' as const, 'children' as const],
        earth_objective: 'That nobody on our street eats alone who would rather not.',
        earth_intentions: ['mend' as const, 'neighbours' as const, 'nobody_alone' as const],
      };
      await home.who('Anna').call(keepManifesto, { body });
    },
  },
];
