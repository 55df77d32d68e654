import { minute } from '@kinsong/contract/common/time.ts';
import type { Message } from '@kinsong/contract/messages/messages.ts';

/** Words that were said while one was elsewhere, or lie further back, are not asked about. */
export const isJustSaid = ({ created_at }: Pick<Message, 'created_at'>, now: number): boolean =>
  Math.abs(now - Date.parse(created_at)) < minute;
