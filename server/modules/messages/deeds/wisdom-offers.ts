import { Refusal } from '@kinsong/contract/common/errors.ts';
import type { Message } from '@kinsong/contract/messages/messages.ts';
import { kindOf } from '@kinsong/contract/spaces/space-kinds.ts';
import type { House } from '../../../platform/house.ts';
import type { Person } from '../../../platform/person.ts';
import { profilesOf, underSixteen } from '../../seekers/index.ts';
import { changeMessageBy } from '../change-message.ts';
import { messageShape } from '../contract-shapes.ts';
import { reachMessage } from './reachable-message.ts';
import * as rows from './wisdom-offers.sql.ts';

/**
 * Only one's own words, and only where words may be quoted: what was said in a council or to one other stays there.
 * Whoever is under 16 is shown to nobody they do not meet.
 */
export async function offerOwnWords(
  house: House,
  person: Person,
  where: { space_id: string; message_id: string },
  offered: boolean,
): Promise<Message> {
  const { place, message } = await reachMessage(house, person, 'messages.offerOwn', where);
  const own = message.authorId === person.id && message.forwarded === null;
  if (!own || (offered && !(await mayBeShown(house, person, place.kind)))) throw new Refusal('allowed.not');
  if (offered && message.content.trim() === '')
    throw new Refusal('input.wrong', { offered: 'There are no words in this to show.' });
  if ((message.offeredAt !== null) === offered) return messageShape(house, message);
  const now = house.clock.now();
  const changed = await changeMessageBy(house, where, ({ offeredAt }) => ({
    offeredAt: offered ? (offeredAt ?? now) : null,
  }));
  if (changed === null) throw new Refusal('found.not');
  return changed;
}

const mayBeShown = async (house: House, person: Person, kind: string): Promise<boolean> =>
  kindOf(kind).quotable && !(await underSixteen(house.db, person.id));

interface OfferedWords {
  readonly id: string;
  readonly name: string;
  readonly avatarUrl: string;
  readonly taps: number;
  readonly saidAt: Date;
  readonly content: string;
}

/** The sentences people offered since a moment that others gave most to, and how many were offered today. */
export async function offeredWords(
  house: House,
  { since, zone, limit }: { since: Date; zone: string; limit: number },
): Promise<{ today: number; words: OfferedWords[] }> {
  const [count, found] = await Promise.all([
    rows.countOfferedToday(house.db, house.clock.now(), zone),
    rows.mostGivenOffered(house.db, since, limit),
  ]);
  const people = await profilesOf(
    house.db,
    found.map(({ authorId }) => authorId),
  );
  return {
    today: count,
    words: found.map(({ authorId, ...words }) => {
      const { name = '', avatar_url: avatarUrl = '' } = people.get(authorId) ?? {};
      return { ...words, name, avatarUrl };
    }),
  };
}
