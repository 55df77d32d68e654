import { changeProfile, type ProfileChange } from '@kinsong/contract/seekers/profile.ts';
import type { Moment } from './demo-house.ts';
import type { Name } from './people.ts';
import { momentOf } from './read-talk.ts';

/** What some of the demo's people say of themselves, and where they like to land. */
const profiles: Readonly<Partial<Record<Name, ProfileChange>>> = {
  Anna: {
    real_name: 'Anna Dekker',
    bio: 'Mends roofs, loses keys, sings alto. Two children, one grandmother in the back room, and a cake to bake by Friday.',
    availability: 'weekends_only',
  },
  Ruth: {
    real_name: 'Ruth Dekker',
    bio: 'Keeps the keys and the seating plan. Ask me before you move the piano.',
    availability: 'flexible',
  },
  'Oma Grete': {
    real_name: 'Margarete Dekker',
    bio: 'Eighty-one summers. I know all the verses, and who used to sit where.',
    availability: 'high',
    seen_by: { real_name: 'family' },
  },
  Bram: {
    bio: 'Roofs, gutters, ladders. Quiet until the third cup.',
    availability: 'limited',
    homepage_preference: 'projects',
  },
  Kofi: {
    real_name: 'Kofi Okafor',
    bio: 'Cooks for twelve as if it were four. Drives the van.',
    homepage_preference: 'projects',
  },
  Hanna: { real_name: 'Hanna Vos', bio: 'Gardens on the bend of the river; gives a third away.' },
};

/** Said once everybody is in. */
export const profileMoments = (today: Date): Moment[] =>
  (Object.entries(profiles) as [Name, ProfileChange][]).map(([name, body]) => ({
    at: momentOf(today, 9, 20, 40),
    happen: async (home) => {
      await home.who(name).call(changeProfile, { body });
    },
  }));
