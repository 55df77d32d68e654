import { monthLasts } from '@kinsong/contract/rooms/room.ts';
import * as z from 'zod';
import { job } from '../../platform/jobs/index.ts';
import { endWordsBefore } from '../messages/index.ts';
import { roomsWithRule } from './rooms.sql.ts';

/** Each night what was said a month ago ends, in the rooms whose rule that is. */
export const endWordsJob = job({
  name: 'rooms.endWords',
  payload: z.object({}),
  schedule: '17 3 * * *',
  async run(house) {
    const before = new Date(house.clock.now().getTime() - monthLasts);
    for (const space of await roomsWithRule(house.db, 'month')) await endWordsBefore(house, space, before);
  },
});
