import { nextSmallThing } from './answers/small-thing.ts';
import { oneOf, plain } from './answers/phrases.ts';
import { besides } from './asides.ts';
import { joined } from './carried.ts';
import { ear } from './ear/ear.ts';
import { respond } from './respond.ts';
import { read, understand } from './understand.ts';
import { nothingSaid } from './understanding.ts';
import type { Understanding } from './understanding.ts';
import type { Carried, Proposal, Reply, World } from './world.ts';

export { reminder } from './reminder.ts';
export { tell as story } from './story/tell.ts';

/** What the built-in guide says to these words. */
export async function answer(text: string, world: World): Promise<Reply> {
  const seen = read(text, world);
  const about = understand(text, world, await ear(), seen);
  for (const turn of ['', ' once more', ' again', ' and again']) {
    const reply = await said(about, seen.mask, { ...world, seed: world.seed + turn });
    if (world.recent.at(-1)?.text !== reply.text) return reply;
  }
  return said(about, seen.mask, world);
}

async function said(about: Understanding, mask: string, world: World): Promise<Reply> {
  const aside = await besides(about, mask, world);
  if (aside !== null) return aside;
  const next = joined(about, world.carried, world);
  switch (next.kind) {
    case 'settled':
      return next.meant === undefined
        ? settled(next.answer, world)
        : { ...settled(next.answer, world), settled: next.meant, carry: left(next.meant, world) };
    case 'dropped':
      return plain(oneOf(world, ['All right, let it be.', 'Then not.', 'It is off the table.']));
    case 'changed':
      return { ...(await respond(next.about, world)), settles: 'no' };
    case 'undone':
      return plain(next.text);
    case 'unclear':
      return askedAgain(world);
    case 'new':
    case 'completed':
      return respond(next.about, world);
  }
}

function settled(answer: 'yes' | 'no', world: World): Reply {
  const words =
    answer === 'yes'
      ? ['Good.', 'Then so.', 'As you say.']
      : ['Then not. Nothing was done.', 'As you like; it stays undone.', 'All right, let it be.'];
  const { carried } = world;
  const carry =
    carried?.offer == null
      ? null
      : { about: carried.about, asked: null, offer: null, settled: { answer, deed: carried.offer } };
  return { ...plain(oneOf(world, words), carry), settles: answer };
}

/** What is still open of several cards can be answered with the next words. */
function left(meant: readonly Proposal[], { carried }: World): Carried | null {
  const open = carried?.offers?.filter((each) => !meant.includes(each)) ?? [];
  return carried === null || open.length === 0 ? null : { ...carried, offers: open };
}

/** The same question in other words, once; after that it is let go. */
function askedAgain(world: World): Reply {
  const { carried } = world;
  const labels = carried?.asked?.choices.map(({ label }) => label) ?? [];
  const text =
    labels.length > 1
      ? `I did not catch which: ${labels.join(', or ')}?`
      : oneOf(world, [
          'I did not catch that. Once more, in other words?',
          'That I could not place. Once more?',
        ]);
  return plain(text, world.recent.at(-1)?.text === text ? null : carried);
}

/** The Nudge button: one small real thing. */
export const nudge = (world: World): Reply => nextSmallThing(nothingSaid('next_small_thing'), world);
