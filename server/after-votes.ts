import { NewTask } from '@kinsong/contract/tasks/task-input.ts';
import { wallOfMoment } from '@kinsong/engines/calendar/zone.ts';
import { createEventFor } from './modules/calendar/index.ts';
import { momentIn } from './modules/guide/index.ts';
import { timeZoneOf } from './modules/seekers/index.ts';
import { createTask } from './modules/tasks/index.ts';
import type { VotesPorts } from './modules/votes/index.ts';

/** What a passed vote sets going, by the doors of those who make it: votes may import none of them. */
export const afterVotes: VotesPorts = {
  async createTask(house, person, spaceId, { id, text, assignedTo, dueDate, vote }) {
    const origin = { type: 'vote', id: vote.id, space_id: spaceId, text: vote.title };
    const given = { id, text, assigned_to: assignedTo, due_date: dueDate, origin };
    await createTask(house, person, spaceId, NewTask.parse(given));
  },
  async createEvent(house, person, spaceId, { id, text, startsAt, endsAt, zone, vote }) {
    const wall = (moment: string): string => wallOfMoment(Date.parse(moment), zone);
    const notes = `Decided by vote: ${vote.title}`;
    const given = { id, title: text, notes, zone, start: wall(startsAt), end: wall(endsAt) };
    await createEventFor(house, person, spaceId, given);
  },
  timeZoneOf: ({ db }, personId) => timeZoneOf(db, personId),
  eveningOf: async ({ db }, personId, day) => momentIn(day, '20:00', await timeZoneOf(db, personId)),
};
