import { countGatherings, ownEvents } from './modules/calendar/index.ts';
import type { InsightsPorts } from './modules/insights/index.ts';
import { waitingAtDoors } from './modules/invitations/index.ts';
import { countEntriesOf } from './modules/journal/index.ts';
import { countSaid, openQuestions } from './modules/messages/index.ts';
import { wroteManifesto } from './modules/onboarding/index.ts';
import { livedBy, ownTrustByCause, ownTrustByDay, profilesOf, standingOf } from './modules/seekers/index.ts';
import { ensureThread, mayOrRefuse, namesOfSpaces } from './modules/spaces/index.ts';
import { carriedLines, countDone, doneTasks, linesToConfirm } from './modules/tasks/index.ts';
import { countCast, votesAwaiting } from './modules/votes/index.ts';

/** What the other modules count and know, for the dashboards: insights may import none of them. */
export const forInsights: InsightsPorts = {
  standing: standingOf,
  counters: { said: countSaid, tasks: countDone, votes: countCast, gatherings: countGatherings },
  async lived(house, personId) {
    const [{ times, souls }, wrote] = await Promise.all([
      livedBy(house, personId),
      wroteManifesto(house.db, personId),
    ]);
    return {
      manifesto: wrote ? 1 : 0,
      for_others: times('task_done'),
      souls,
      swaps: times('perspective_swap'),
      care: times('care_given'),
      councils: times('council_closed'),
      guests: times('guest_onboarded'),
    };
  },
  secretPages: async (db, personId) => (await countEntriesOf(db, [personId])).get(personId) ?? 0,
  async ahead(house, person, zone) {
    const [carried, { coming }] = await Promise.all([
      carriedLines(house, person),
      ownEvents(house, person, zone),
    ]);
    return [...carried, ...coming];
  },
  async waiting(house, person, zone) {
    const [votes, done, { unanswered }, questions, doors] = await Promise.all([
      votesAwaiting(house, person, zone),
      linesToConfirm(house, person),
      ownEvents(house, person, zone),
      openQuestions(house, person),
      waitingAtDoors(house, person),
    ]);
    return [...doors, ...done, ...questions, ...votes, ...unanswered];
  },
  doneSince: doneTasks,
  async namesOfSpaces(house, person, ids) {
    const [names, own] = await Promise.all([namesOfSpaces(house.db, ids), ensureThread(house, person.id)]);
    return new Map([...names].filter(([id]) => id !== own));
  },
  facesOf: profilesOf,
  trustByDay: ownTrustByDay,
  trustByCause: ownTrustByCause,
  mustRead: (house, person, spaceId) => mayOrRefuse(house, person, 'spaces.read', spaceId),
};
