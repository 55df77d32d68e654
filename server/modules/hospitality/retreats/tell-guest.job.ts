import { voices } from '@kinsong/contract/seekers/non-human-speakers.ts';
import type { House } from '../../../platform/house.ts';
import { job } from '../../../platform/jobs/index.ts';
import { postLetter } from '../../../platform/mail/index.ts';
import { findPersonById } from '../../identity/index.ts';
import { sayInSpace } from '../../messages/index.ts';
import { profilesOf } from '../../seekers/index.ts';
import { ensureThread } from '../../spaces/index.ts';
import { guestNews, type GuestNews } from './guest-news.ts';
import { guestLetter, guestWords, type Told } from './retreat.letter.ts';
import * as rows from './retreats.sql.ts';

/** Tells somebody in their thread and by letter. The id stands in the job, so that a job done twice says it once. */
export const tellGuestJob = job({
  ...guestNews,
  async run(house, news) {
    const told = await toldOf(house, news);
    if (told === null) return;
    await say(house, news, told);
    house.live.moved(news.personId, 'retreats');
    const account = await findPersonById(house.db, news.personId);
    if (account?.email != null) await postLetter(house, guestLetter(account.email, told));
  },
});

/** Null where things went on meanwhile: whoever has answered is not asked any more. */
async function toldOf(house: House, { retreatId, personId, what }: GuestNews): Promise<Told | null> {
  const retreat = await rows.findRetreat(house.db, retreatId);
  const guests = retreat === null ? [] : await rows.guestsOf(house.db, [retreatId]);
  const guest = guests.find((each) => each.personId === personId);
  if (retreat === null || guest === undefined) return null;
  const asks = what === 'asked' || what === 'moved up';
  if (asks && (guest.state !== 'asked' || retreat.state !== 'open')) return null;
  if (what === 'withdrawn' && guest.state !== 'withdrawn') return null;
  const people = await profilesOf(house.db, [retreat.createdBy, personId]);
  return {
    what,
    retreat,
    answerBy: guest.answerBy,
    name: people.get(personId)?.name ?? '',
    host: people.get(retreat.createdBy)?.name ?? 'A founder',
    link: new URL(`/retreats/${retreatId}`, house.config.publicUrl).href,
    now: house.clock.now(),
  };
}

async function say(house: House, { id, retreatId, personId }: GuestNews, told: Told): Promise<void> {
  const link = {
    ...{ kind: 'retreat', id: retreatId, space_id: null, name: told.retreat.name },
    ...{ href: `/retreats/${retreatId}`, words: 'Look at the invitation' },
  };
  await sayInSpace(house, await ensureThread(house, personId), {
    id,
    authorId: voices.house.id,
    content: guestWords(told),
    extra: { kind: 'notification', name: 'retreat', link },
  });
}
