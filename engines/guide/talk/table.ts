import type { Frame } from '../frames/frame.ts';
import type { Heard } from '../hear.ts';
import { restful } from './acts.words.ts';
import { byPieces } from './by-pieces.ts';
import { inTurn } from './follow.ts';
import { frameOf } from './frame-of.ts';
import { offerAll } from './offer-words.ts';
import type { Pending } from './pending.ts';
import type { Proposal } from './proposal.ts';
import { isWish } from './propose.ts';
import { readsBack } from './meant.words.ts';
import { questions } from './questions.ts';
import { opening, short, whole } from './short.ts';
import { addsWords, beginnings, doingWords, hedgingWords, laterWords, undoingWords } from './short.words.ts';
import { madeOf } from './subjects.ts';
import { isPlain, settling, withoutAnswers, type Turn } from './turn.ts';
import type { World } from './world.ts';

const [undoes, isLater, doesIt, adds] = [
  whole(undoingWords),
  whole(laterWords),
  whole(doingWords),
  opening(addsWords),
];
/** "Ok, what is due?" is no yes to a card; "yes, but…" is none either. */
const [onlyBegins, hedges] = [opening(beginnings), opening(hedgingWords)];
/** "Ok, and …", not "ok and …". */
const isSetOff = /^\W*\p{L}+(?: right)?[,.!;]/iu;
const says = (text: string, open: readonly Proposal[] = []): Turn => ({ frames: [], open, says: text });

/** What these words answer to all that lies there: what is asked, open cards, what was just settled or named. */
export function onTable(heard: Heard, before: Pending, world: World): Turn | null {
  const { kind, rest } = short(heard.text);
  const answer = kind === null || kind === 'thanks' ? null : kind === 'yes' ? 'yes' : 'no';
  const whole = rest === '' && answer !== null;
  const open = before.proposals;
  const [first] = open;
  if (first === undefined)
    return (
      (before.settled && toSettled(heard.text, whole ? answer : null, before.settled, world)) ??
      byPieces(heard, before, world)
    );
  if (kind === 'thanks' && rest === '') return says('You’re welcome. Nothing is done before your yes.', open);
  if (whole && answer === 'yes' && before.isAside === true && before.question === null)
    return says(`Do you mean this? ${offerAll(open, world)}`, open);
  if (whole) return settling(answer, open, open);
  if (readsBack.test(heard.text)) return says(`As it stands: ${offerAll(open, world)}`, open);
  const said = saidAgain(heard, open);
  if (said !== null) return said;
  const [head = ''] = heard.text.split(/[,.;!]\s/);
  const begun = short(head);
  if (begun.kind === 'dropped' && begun.rest === '') return answered('no', heard, before, world);
  if (answer !== 'no' && isLater.test(rest.replace(/^but\s+/i, ''))) {
    const frame = { ...frameOf(first), when: null };
    return { frames: [], open, asks: { question: questions.whatDay(frame, world), frame } };
  }
  const turn = byPieces(heard, before, world);
  if (turn === null && saysDoIt(heard.text)) return answered('yes', heard, before, world);
  const begins =
    onlyBegins.test(heard.text.trim()) &&
    (!isSetOff.test(heard.text) || !adds.test(heard.text.trim().replace(onlyBegins, '')));
  if (turn !== null || answer === null || begins) return turn;
  if (answer === 'yes' && hedges.test(rest))
    return says('Then say what should be different, and I offer it anew.', open);
  return answered(answer, heard, before, world);
}

/** "Tick it off then" is a yes to the card that does it; "I did that already" leaves nothing to be written down. */
function saidAgain({ frames }: Heard, open: readonly Proposal[]): Turn | null {
  const [frame] = frames;
  const isBare =
    frame !== undefined && frame.object === null && frame.topic.length + frame.tasks.length === 0;
  if (!isBare || frame.act !== 'done_task' || frames.some(({ act, asks }) => act !== 'done_task' || asks))
    return null;
  if (open.every(({ act }) => act === 'done_task')) return settling('yes', open, open);
  const isToDo = open.length === 1 && open.every(({ act }) => act === 'add_task' || act === 'remind_me');
  return frame.polarity === 'done' && isToDo ? { ...settling('no', open, open), says: 'Well done.' } : null;
}

/** "Send. And what is on Tuesday?": the first or the last sentence is the yes. */
function saysDoIt(text: string): boolean {
  const sentences = text.split(/[.;!?]+\s+/);
  return [sentences[0], sentences.at(-1)].some((each) => each !== undefined && doesIt.test(each.trim()));
}

/** The cards are answered, and the rest is heard; after a no only what is plainly wanted. */
function answered(answer: 'yes' | 'no', { frames }: Heard, { proposals }: Pending, world: World): Turn {
  const last = { matter: proposals.map(frameOf).at(-1) ?? null };
  const rest = withoutAnswers(frames).filter((frame) =>
    answer === 'yes' ? !isEmpty(frame) : isPlain(frame),
  );
  return { ...settling(answer, proposals, proposals), frames: inTurn(rest, last, world) };
}

/** A wish that names nothing: "only thing is we've got six chairs". */
const isEmpty = (frame: Frame): boolean => isWish(frame) && frame.object === null && !restful.has(frame.act);

/** After the yes a no takes back what can be; after a no a yes offers it once more. */
function toSettled(
  text: string,
  said: 'yes' | 'no' | null,
  { answer, proposals }: NonNullable<Pending['settled']>,
  world: World,
): Turn | null {
  const undo = undoes.test(text.trim().replaceAll('’', "'"));
  if (undo && answer === 'no') return says('There is nothing to undo: it was never done.');
  if (said === 'yes' && answer === 'no') return { frames: [], open: [], offers: proposals };
  if (!undo && (said !== 'no' || answer === 'no')) return null;
  const made = proposals.flatMap((card) => madeOf(card, world) ?? []);
  return made.length === 0
    ? says('That I can not take back from here. Where it stands it can be changed or deleted.')
    : { frames: made.map(({ frame }) => ({ ...frame, act: 'cancel' as const })), open: [] };
}
