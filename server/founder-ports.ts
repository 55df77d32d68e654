import { firstEligible } from './modules/hospitality/index.ts';
import { countPeople, peopleHereSince } from './modules/identity/index.ts';
import type { FounderPorts } from './modules/insights/index.ts';
import { offeredWords } from './modules/messages/index.ts';
import { readyForElevation, timeZoneOf } from './modules/seekers/index.ts';

/** What the other modules know, for the founders' dashboard: insights may import none of them. */
export const forFounders: FounderPorts = {
  countPeople: ({ db }) => countPeople(db),
  hereSince: peopleHereSince,
  timeZoneOf: ({ db }, person) => timeZoneOf(db, person),
  eligible: (house, founder, limit) => firstEligible(house, founder, { offset: 0, limit }),
  ready: readyForElevation,
  // Lodging fills this when it matches families.
  matches: null,
  offered: offeredWords,
};
