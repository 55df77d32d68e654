import type { Heard } from '../hear.ts';
import { heartOf } from '../say/heart.ts';
import { isOnward, play } from '../tale/play.ts';
import { byPieces } from './by-pieces.ts';
import { compose } from './compose.ts';
import { stillOpen } from './pending.ts';
import type { Reply } from './reply.ts';
import { askedOf } from './subjects.ts';
import { settling } from './turn.ts';
import type { World } from './world.ts';

/** "Not chickens, turkeys" is said of the card, however somebody is. */
const longestCorrection = 6;

/** How somebody is comes before whatever else was heard in it; what they wish for beside it goes on as ever. */
export function withHeart(
  heard: Heard,
  world: World,
  everyday: (heard: Heard, world: World) => Reply,
): Reply {
  const played = world.mode === 'game' ? play(heard, world) : null;
  // “Go on” is said to the tale, and is no yes to a card that lies there.
  if (played !== null && isOnward(heard.text) && (world.pending?.question ?? null) === null) return played;
  const felt = played !== null ? null : heartOf(heard, world);
  const before = stillOpen(world.pending);
  const isCorrection =
    before !== null &&
    heard.text.split(/\s+/).length <= longestCorrection &&
    (before.proposals.length > 0 || askedOf(before) !== null) &&
    (byPieces(heard, before, world)?.frames.length ?? 0) > 0;
  if (felt === null || isCorrection) return everyday(heard, world);
  const { text, question, frames, clears } = felt;
  if (frames.length > 0) {
    const rest = { ...heard, text: frames.map(({ said }) => said).join(' '), frames };
    const reply = everyday(rest, world);
    return { ...reply, text: `${text} ${reply.text}` };
  }
  const open = before?.proposals ?? [];
  if (clears === true && open.length > 0) return compose(settling('no', open, open), world, before);
  const asks = question === undefined ? {} : { asks: { question, frame: null } };
  const says = text.replace(question?.text ?? '', '').trim();
  return compose({ frames: [], open, says, ...asks }, world, before);
}
