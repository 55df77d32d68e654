import { day, hour } from '@kinsong/contract/common/time.ts';
import { voices } from '@kinsong/contract/seekers/non-human-speakers.ts';
import * as z from 'zod';
import type { House } from '../../platform/house.ts';
import { job } from '../../platform/jobs/index.ts';
import { sayInSpace } from '../messages/index.ts';
import { ensureThread, nameOfSpace } from '../spaces/index.ts';
import { reminded, toRemind, undecided } from './reminders.sql.ts';
import type { VoteRow } from './votes.sql.ts';

/** The last word comes so long before the end. */
export const lastWord = 3 * hour;

/** Whoever has not voted where everybody should is told, in their own thread. Who has is left in peace. */
export const remindJob = job({
  name: 'votes.remind',
  payload: z.object({}),
  schedule: '*/10 * * * *',
  run: (house) => remindUndecided(house, house.clock.now()),
});

export async function remindUndecided(house: House, now: Date): Promise<void> {
  for (const { vote, personId } of await undecided(house.db, now)) {
    const what = whatIsDue(vote, now);
    if (what !== null) await remind(house, vote, personId, what, now);
  }
}

/** Once a day at the hour at which it was opened, and once before the end; nothing on the day it was opened. */
export function whatIsDue(
  { createdAt, deadline }: Pick<VoteRow, 'createdAt' | 'deadline'>,
  now: Date,
): string | null {
  if (deadline.getTime() - now.getTime() <= lastWord)
    return deadline.getTime() - createdAt.getTime() > 2 * lastWord ? 'end' : null;
  const days = Math.floor((now.getTime() - createdAt.getTime()) / day);
  return days === 0 ? null : `day ${days}`;
}

async function remind(house: House, vote: VoteRow, personId: string, what: string, now: Date): Promise<void> {
  const id = await toRemind(house.db, vote.id, personId, what);
  if (id === null) return;
  const place = await nameOfSpace(house.db, vote.spaceId);
  const content = `“${vote.title}” in ${place} waits for your voice. It closes ${timeLeft(vote.deadline, now)}.`;
  const extra = { kind: 'notification', name: 'vote reminder', vote_id: vote.id, space_id: vote.spaceId };
  const thread = await ensureThread(house, personId);
  await sayInSpace(house, thread, { id, authorId: voices.house.id, content, extra });
  await reminded(house.db, vote.id, personId, what);
}

/** Without a clock time, which would be another one for each of them. */
function timeLeft(deadline: Date, now: Date): string {
  const left = deadline.getTime() - now.getTime();
  const hours = Math.max(1, Math.round(left / hour));
  if (hours === 1) return 'within the hour';
  return hours < 48 ? `in ${hours} hours` : `in ${Math.round(left / day)} days`;
}
