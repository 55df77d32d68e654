import { setTimeout as pause } from 'node:timers/promises';
import { Refusal } from '@kinsong/contract/common/errors.ts';
import type { Answered } from '@kinsong/contract/guide/chat.ts';
import { extraOf } from '@kinsong/contract/guide/message-extra.ts';
import { minute } from '@kinsong/contract/common/time.ts';
import type { House } from '../../../platform/house.ts';
import type { Person } from '../../../platform/person.ts';
import { messageOf } from '../../messages/index.ts';
import { closing } from '../background-work.ts';
import type { Finished } from './write-answer.ts';
import { answerOf, type AnswerRow } from './answers.sql.ts';

const lookEvery = 250;
const longest = 3 * minute;

/** Waits for an answer that is being written elsewhere, and reads it. */
export async function follow(house: House, row: AnswerRow): Promise<Finished> {
  const ends = Date.now() + longest;
  let now: AnswerRow | null = row;
  while (now?.state === 'writing') {
    if (Date.now() > ends || closing(house).aborted) throw new Refusal('guide.away');
    await pause(lookEvery);
    now = await answerOf(house.db, row.personId, row.messageId);
  }
  return read(house, now);
}

async function read(house: House, row: AnswerRow | null): Promise<Finished> {
  const message = row?.state === 'done' ? await messageOf(house, row.spaceId, row.messageId) : null;
  if (message === null) throw new Refusal('guide.away');
  const extra = extraOf(message.extra);
  return { text: message.content, isLyrical: extra?.kind === 'guide' && extra.is_lyrical };
}

/** What was asked before is answered as it was then. */
export async function replay(house: House, person: Person, row: AnswerRow, wait: boolean): Promise<Answered> {
  if (row.personId !== person.id) throw new Refusal('id.taken');
  return answered(row, wait || row.state === 'done' ? await follow(house, row) : undefined);
}

/** Where an answer stands, and what it says as far as it is there. */
export function answered(
  { by, spaceId, messageId, saidId }: Pick<AnswerRow, 'by' | 'spaceId' | 'messageId' | 'saidId'>,
  { text, isLyrical }: Finished = { text: '', isLyrical: false },
): Answered {
  return {
    response: text,
    mode: by,
    is_lyrical: isLyrical,
    space_id: spaceId,
    message_id: saidId,
    answer_id: messageId,
  };
}
