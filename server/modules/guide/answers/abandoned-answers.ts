import { extraOf } from '@kinsong/contract/guide/message-extra.ts';
import { minute, second } from '@kinsong/contract/common/time.ts';
import * as z from 'zod';
import type { House } from '../../../platform/house.ts';
import { job } from '../../../platform/jobs/index.ts';
import { messageOf } from '../../messages/index.ts';
import { breakOff } from './write-answer.ts';
import { dropAnswer, updateAnswer, standingStill, writingOf, type AnswerRow } from './answers.sql.ts';

/** An answer is kept each second; one that was not for so long is written by nobody any more. */
const stillAfter = 5 * second;

/** Answers that a house left in the middle when it went down: what was said stays, and they can be tried again. */
export const abandonedAnswersJob = job({
  name: 'guide.mend',
  payload: z.object({}),
  schedule: '* * * * *',
  async run(house) {
    const since = new Date(house.clock.now().getTime() - minute / 4);
    for (const row of await standingStill(house.db, since)) await mend(house, row);
  },
});

/** The same at once for the one whose thread it is; says what is still being written. */
export async function endAbandonedAnswer(house: House, personId: string): Promise<AnswerRow | null> {
  const row = await writingOf(house.db, personId);
  if (row === null) return null;
  if (house.clock.now().getTime() - row.keptAt.getTime() < stillAfter) return row;
  await mend(house, row);
  return null;
}

async function mend(house: House, { messageId, spaceId, saidId, kind, by }: AnswerRow): Promise<void> {
  const message = await messageOf(house, spaceId, messageId);
  // Claimed, and gone down before there was a message: nothing is lost, and the words may be sent again.
  if (message === null) return dropAnswer(house.db, messageId);
  const extra = extraOf(message.extra);
  if (kind === 'errand' || extra?.kind !== 'guide' || extra.state !== 'writing')
    return updateAnswer(house.db, messageId, { state: extra?.kind === 'guide' ? 'done' : 'broken' });
  const writing = { spaceId, messageId, saidId, kind, by, mode: extra.mode, conjured: false, text: '' };
  await breakOff(house, writing, message.content);
}
