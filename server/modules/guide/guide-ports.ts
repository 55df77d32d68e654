import type { Extra } from '@kinsong/contract/guide/extra.ts';
import type { House } from '../../platform/house.ts';
import type { Tool } from '../../platform/tool.ts';
import type { Person } from '../../platform/person.ts';
import { changeMessageOf, sayInSpace } from '../messages/index.ts';
import type { Db } from '../../platform/database/index.ts';
import type { Knowledge } from './knowledge.ts';

/** What app.ts hands the guide of the other modules: what it may propose, what it may know, and what a swap moves. */
export interface Lent {
  readonly tools: ReadonlyMap<string, Tool>;
  readonly knowledge: Knowledge;
  readonly swapFinished: (house: House, tx: Db, personId: string, swapId: string, at: Date) => Promise<void>;
}

/** The same as messages' own, held to the shapes that the guide hangs on messages. */
export function say(
  house: House,
  spaceId: string,
  word: { id?: string; authorId: string; content: string; extra: Extra; replyTo?: string },
): ReturnType<typeof sayInSpace> {
  return sayInSpace(house, spaceId, word);
}

export function rewrite(
  house: House,
  spaceId: string,
  messageId: string,
  change: { content?: string; extra?: Extra },
): ReturnType<typeof changeMessageOf> {
  return changeMessageOf(house, spaceId, messageId, change);
}

/** Somebody whom nobody asked for: a job acts for them and may do no more than they. */
export const absent = (id: string): Person => ({ id, roles: [], sessionId: '' });
