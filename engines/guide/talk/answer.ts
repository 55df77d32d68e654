import { dangerReply } from '../danger/reply.ts';
import type { Frame } from '../frames/frame.ts';
import type { Heard } from '../hear.ts';
import { lookIn } from '../tale/aside.ts';
import { play } from '../tale/play.ts';
import { compose } from './compose.ts';
import { asMeant, inTurn } from './follow.ts';
import { bareFrame } from './frame-of.ts';
import { type Pending, type Question, stillOpen } from './pending.ts';
import type { Proposal } from './proposal.ts';
import type { Reply } from './reply.ts';
import { isWish } from './propose.ts';
import { opening, short } from './short.ts';
import { beginnings } from './short.words.ts';
import { onTable } from './table.ts';
import { askedOf } from './subjects.ts';
import { askedAgain, chosenBy, saysItself, toQuestion } from './to-question.ts';
import { asksThem } from './told-thing.words.ts';
import { isPlain, turnOf, withoutAnswers, type Turn } from './turn.ts';
import { withHeart } from './with-heart.ts';
import type { World } from './world.ts';

/** What the guide says to a message: the one way in. Never the same words twice in a row. */
export function answer(heard: Heard, world: World): Reply {
  if (heard.danger !== null) return dangerReply(heard, world);
  const last = world.recent.at(-1)?.text;
  for (const turn of ['', ' once more', ' again']) {
    const reply = replyTo(heard, { ...world, seed: world.seed + turn });
    if (reply.text !== last) return reply;
  }
  const reply = replyTo(heard, world);
  const isSame = heard.frames.some(({ asks }) => asks) || world.recent.at(-2)?.text === heard.text;
  if (isSame) return { ...reply, text: `As I said: ${reply.text}` };
  const kept = ({ pending }: Pick<World, 'pending'>) =>
    JSON.stringify(pending?.question?.fills === undefined ? pending?.proposals : pending.matter);
  const isOpen = reply.proposals.length > 0 || reply.pending?.question?.fills !== undefined;
  if (isOpen && kept(reply) !== kept(world)) return { ...reply, text: `Noted. ${reply.text}` };
  // Something else was said, and nothing came of it: what lies there stays as it is.
  return { ...reply, text: lost, proposals: [], settles: [], pending: world.pending };
}
const lost = 'I did not follow that. What should I do?';

const replyTo = (heard: Heard, world: World): Reply => withHeart(heard, world, everyday);

function everyday(said: Heard, world: World): Reply {
  const heard = asMeant(asAnswer(said), world);
  const before = stillOpen(world.pending);
  const turn = before === null ? null : leftOpen(heard, before, world);
  if (turn !== null) return playedOn(turn, world) ?? compose(turn, world, before);
  const tale = world.mode === 'game' ? play(heard, world) : null;
  if (tale !== null) return tale;
  const frames = inTurn(heard.frames, before, world);
  return lookIn(compose({ frames, open: opened(heard.text, frames, before) }, world, before), world, frames);
}

/** "No wait" is no task, whatever was heard in it. */
function asAnswer(heard: Heard): Heard {
  const { kind, rest } = short(heard.text);
  if (kind === null || rest !== '' || !heard.frames.some(isWish)) return heard;
  return { ...heard, frames: [bareFrame(kind === 'dropped' ? 'no' : kind, { said: heard.text })] };
}

/** What the words answer of all that was left open: the question first, then the cards, then what was just done. */
function leftOpen(heard: Heard, before: Pending, world: World): Turn | null {
  const { question, proposals, matter, waiting = [] } = before;
  const waited = (turn: Turn): Turn => ({ ...turn, frames: [...turn.frames, ...waiting] });
  const words = heard.text.trim().split(/\s+/).length;
  if (question !== null) {
    const whole = toQuestion(heard, question, matter);
    const outcomes =
      whole ?? (words <= longestChoice && askedOf(before) === null ? chosenBy(heard, question) : []);
    if (outcomes.length > 0) return waited(turnOf(outcomes, proposals));
  }
  const settled = question === null ? null : answeredAndMore(heard, question, before);
  if (settled !== null) return settled;
  const turn = onTable(heard, before, world);
  if (turn?.isFilled === true) return waited(turn);
  if (question === null) return turn;
  if (turn !== null)
    return turn.asks === undefined && turn.frames.length === 0
      ? { ...turn, asks: { question, frame: matter } }
      : turn;
  const isThanked =
    short(heard.text).kind === 'thanks' &&
    !withoutAnswers(heard.frames).some(({ asks, object, when }) => asks || object !== null || when !== null);
  if (isThanked) return { frames: [bareFrame('thanks', { said: heard.text })], open: proposals };
  const isUnclear =
    !heard.text.trim().endsWith('?') &&
    question.fills !== undefined &&
    words <= longestSlip &&
    !saysItself(heard, question);
  return isUnclear ? { frames: [], open: proposals, ...askedAgain(question, before) } : null;
}
const [longestChoice, longestSlip] = [8, 5];

/** "Yes, and tell Kofi": the question is answered, and the rest is heard. */
function answeredAndMore(heard: Heard, question: Question, { proposals, matter }: Pending): Turn | null {
  const { kind } = short(heard.text);
  const isYesOrNo =
    question.choices?.length === 1 || (question.fills === undefined && question.choices === undefined);
  const isPlainly = isYesOrNo && (kind === 'yes' || kind === 'no');
  // "Yes, ask her, …": the message itself is wanted, and no task to ask.
  const hasWords = (object: string | null): boolean => object !== null || (matter?.object ?? null) !== null;
  if (
    heard.frames.some(
      ({ act, said, object }) => act === 'tell_them' && asksThem.test(said) && hasWords(object),
    )
  )
    return null;
  if (!isPlainly || onlyBegins.test(heard.text.trim())) return null;
  const turn = turnOf([question[kind]], proposals);
  return { ...turn, frames: [...turn.frames, ...withoutAnswers(heard.frames).filter(isPlain)] };
}
const onlyBegins = opening(beginnings);

/** What a choice of the tale leads to is played. */
function playedOn({ frames }: Turn, world: World): Reply | null {
  const [deed] = frames;
  if (world.mode !== 'game' || deed?.act !== 'story') return null;
  return play({ text: deed.said, frames: [deed], danger: null, lookups: [] }, world);
}

/** Cards stay open while talk goes on; "and bread" adds to them, another wish leaves them to their buttons. */
function opened(text: string, frames: readonly Frame[], before: Pending | null): readonly Proposal[] {
  const goesOn = /^(?:and|plus|oh and)\b|\b(?:also|too|as well)\b/i.test(text.trim());
  const wishes = (frame: Frame): boolean => frame.object !== null && frame.polarity === 'wanted';
  return before === null || (frames.some(wishes) && !goesOn) ? [] : before.proposals;
}
