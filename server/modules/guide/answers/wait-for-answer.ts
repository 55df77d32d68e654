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
  const finished = wait || row.state === 'done' ? await follow(house, row) : { text: '', isLyrical: false };
  return {
    response: finished.text,
    mode: row.by,
    is_lyrical: finished.isLyrical,
    space_id: row.spaceId,
    message_id: row.saidId,
    answer_id: row.messageId,
  };
}
