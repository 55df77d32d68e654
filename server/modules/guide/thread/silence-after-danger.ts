import { extraOf } from '@kinsong/contract/guide/message-extra.ts';
import type { House } from '../../../platform/house.ts';
import { messageOf } from '../../messages/index.ts';
import { latestAnswer } from '../answers/answers.sql.ts';

/**
 * Since when the house keeps still for somebody: the last thing that was answered them was danger, found or asked after.
 * Until they go on by themselves no card, no prompt and no reminder stands below it.
 */
export async function silentSince(house: House, personId: string): Promise<Date | null> {
  const latest = await latestAnswer(house.db, personId);
  const message = latest === null ? null : await messageOf(house, latest.spaceId, latest.messageId);
  const extra = message === null ? null : extraOf(message.extra);
  return latest !== null && extra?.kind === 'guide' && extra.danger !== undefined ? latest.begunAt : null;
}
