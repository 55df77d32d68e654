import * as z from 'zod';
import { call } from '../common/call.ts';
import { Day, Moment } from '../common/time.ts';

const Count = z.int().min(0);

export const houseItself = call({
  name: 'super.house',
  title: 'The house itself: its size and how it grew, its version, its backups, and where we stand in trust',
  method: 'GET',
  path: '/api/super/house',
  answer: z.object({
    version: z.string(),
    database_bytes: Count,
    files_bytes: Count,
    /** As it was noted each night, the oldest first; at most three months. */
    sizes: z.array(z.object({ day: Day, database_bytes: Count, files_bytes: Count })),
    /** Backups of the last seven days that this house knows of, the oldest first. */
    backups: z.array(Moment),
    last_backup_at: Moment.nullable(),
    /** How many of us have which trust score; nobody is named. */
    scores: z.array(z.object({ score: z.int(), people: Count })),
  }),
  permission: 'super.seeDashboard',
  errors: ['allowed.not'],
});
