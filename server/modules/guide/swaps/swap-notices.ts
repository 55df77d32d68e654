import type { Swap } from '@kinsong/contract/guide/swap.ts';
import { turnOf, type Turn } from '@kinsong/contract/guide/swap-turns.ts';
import { voices } from '@kinsong/contract/seekers/non-human-speakers.ts';
import type { House } from '../../../platform/house.ts';
import { profilesOf } from '../../seekers/index.ts';
import { ensureThread } from '../../spaces/index.ts';
import { say } from '../guide-messages.ts';
import { derivedId } from '../derived-id.ts';

/** What the other one is told in their own thread when something in an exchange has become theirs to do. */
const news: Readonly<Record<Turn, (name: string, about: string) => string | null>> = {
  tell: (name, about) =>
    `${name} asks you for a perspective swap: “${about}”. Each of you tells how you see it, and neither reads before both have told.`,
  'say back': (name, about) => `“${about}”: now it is your turn to say back what you heard from ${name}.`,
  answer: (name, about) =>
    `${name} said back what they heard from you about “${about}”. Is that what you meant?`,
  read: (_name, about) => `“${about}”: both of you were heard. Now you can read all of it.`,
  over: (name, about) => `${name} has left the exchange about “${about}”. Nobody else has read any of it.`,
  wait: () => null,
};

/** Tells the one who was waiting, once for each time it becomes their turn. */
export async function tellOther(
  house: House,
  from: string,
  other: string | null,
  before: Swap | null,
  now: Swap,
): Promise<void> {
  if (other === null || now.phase === 'finished') return;
  const turn = turnOf(now, other);
  if (before !== null && turnOf(before, other) === turn) return;
  const name = (await profilesOf(house.db, [from])).get(from)?.name ?? 'Someone';
  const content = news[turn](name, now.about);
  if (content === null) return;
  await say(house, await ensureThread(house, other), {
    id: derivedId(now.id, `swap ${now.rev} for ${other}`),
    authorId: voices.house.id,
    content,
    extra: {
      kind: 'notification',
      name: 'swap',
      link: { kind: 'swap', id: now.id, space_id: null, name: now.about },
    },
  });
}
