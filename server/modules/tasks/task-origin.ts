import { Refusal } from '@kinsong/contract/common/errors.ts';
import type { Message } from '@kinsong/contract/messages/messages.ts';
import { kindOf } from '@kinsong/contract/spaces/space-kinds.ts';
import type { GivenOrigin } from '@kinsong/contract/tasks/task-input.ts';
import type { Origin } from '@kinsong/contract/tasks/task.ts';
import type * as z from 'zod';
import type { House } from '../../platform/house.ts';
import type { Person } from '../../platform/person.ts';
import { oneMessage } from '../messages/index.ts';
import { placeOf } from '../spaces/index.ts';

/** Nobody reads a whole page as what a task came from. */
const longestQuote = 1000;

export const fromNothing: Origin = {
  type: 'manual',
  id: null,
  space_id: null,
  text: '',
  author_id: null,
  said_at: null,
  seq: null,
};

/**
 * What a task came from, with whose words they were and when: looked up as the person who makes it may read it. What
 * can not be found keeps its id, since a message written offline may still be on its way.
 */
export async function originOf(
  house: House,
  person: Person,
  given: z.infer<typeof GivenOrigin> | null | undefined,
  into: { spaceId: string; onlyMine: boolean },
): Promise<Origin> {
  if (given == null) return fromNothing;
  const origin = { ...fromNothing, ...given, text: given.text.slice(0, longestQuote) };
  const { id, space_id } = given;
  if (id === null || space_id === null) return origin;
  const message = await messageOrNull(house, person, space_id, id);
  if (message === null) return origin;
  const { author_id, created_at, seq, content } = message;
  // What somebody else said elsewhere is not carried to people who were not there, nor is what one said in confidence.
  const isOpen = kindOf((await placeOf(house.db, person.id, space_id))?.kind ?? null).quotable;
  const isTold = space_id === into.spaceId || (author_id === person.id && isOpen) || into.onlyMine;
  const quote = content.includes(origin.text) && origin.text !== '' ? origin.text : content;
  const text = isTold ? quote.slice(0, longestQuote) : '';
  return { ...origin, text, author_id, said_at: created_at, seq };
}

async function messageOrNull(
  house: House,
  person: Person,
  spaceId: string,
  messageId: string,
): Promise<Message | null> {
  try {
    const message = await oneMessage(house, person, spaceId, messageId);
    return message.deleted_at === null ? message : null;
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}
