import { Refusal } from '@kinsong/contract/common/errors.ts';
import { areWithin } from '@kinsong/contract/messages/mentions.ts';
import type { Mention } from '@kinsong/contract/messages/message-parts.ts';
import type { House } from '../../platform/house.ts';
import { membersOf } from '../spaces/index.ts';

/** Who is named by the words is somebody who is here; whoever left meanwhile stays a word and is not called. */
export async function mentionsKept(
  house: House,
  spaceId: string,
  content: string,
  given: readonly Mention[] = [],
): Promise<readonly Mention[]> {
  if (given.length === 0) return [];
  if (!areWithin(given, content)) {
    throw new Refusal('input.wrong', { mentions: 'Each name stands at an @ in the words.' });
  }
  const members = await membersOf(house.db, spaceId);
  const here = new Set(members.flatMap(({ personId, leftAt }) => (leftAt === null ? [personId] : [])));
  return given.filter(({ person_id }) => here.has(person_id));
}
