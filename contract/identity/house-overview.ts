import * as z from 'zod';
import { call } from '../common/call.ts';

const Count = z.int().min(0);

/** Letters of the last day, as far as the house still holds them. */
const Letters = z.object({
  /** Whether a mail server is set; without one letters are kept as files on the house's machine. */
  posted: z.boolean(),
  waiting: Count,
  /** Sent back or not taken; the house tries again by itself. */
  trying: Count,
  /** Given up after a day of trying. */
  lost: Count,
});

export const houseOverview = call({
  name: 'identity.overview',
  title: 'How the house is: who lives here, what waits, how large it is; figures and no names',
  method: 'GET',
  path: '/api/super/overview',
  answer: z.object({
    people: Count,
    /** Of those, who was here in the last seven days. */
    here_this_week: Count,
    /** Salons, guilds and families that are open. */
    salons: Count,
    /** null: this node sends no letters and does not know. */
    letters: Letters.nullable(),
    database_bytes: Count,
  }),
  permission: 'identity.seeOverview',
  errors: ['allowed.not'],
});
