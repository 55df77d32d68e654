import type { Act } from '../frames/acts.ts';
import { askedOfIt } from '../frames/follow-question.ts';
import type { Frame } from '../frames/frame.ts';
import type { World } from '../talk/world.ts';
import type { Answer } from './answer.ts';
import { answered, askedOf, type Asked, type Told } from './asked.ts';
import { wants } from './asked.words.ts';
import { repliesTo, whatWasDecided } from './decided.ts';
import { contactOf, undecided } from './not-written.ts';
import { recalled } from './recall.ts';
import { whatWasDone } from './done.ts';
import { overview, whatIsDue } from './due.ts';
import { whatWasOffered, whoCouldHelp } from './help.ts';
import { findPerson, ownSpaces, stranger, whoComes, whoDoes, whoIs } from './people.ts';
import { reckoned, whatDay } from './reckoning.ts';
import { whatIsRemembered } from './remembered.ts';
import { figures, search, whatWasSaid, whenIs } from './said.ts';
import { nextSmallThing } from './small-thing.ts';
import { stateOf, summarised } from './summary.ts';
import { isKnown, notUnderstood } from './unknown.ts';
import { whyOpen } from './why.ts';

const answers: ReadonlyMap<Act, (asked: Asked) => Told> = new Map<Act, (asked: Asked) => Told>([
  ['what_is_due', whatIsDue],
  ['what_was_done', whatWasDone],
  [
    'who_could_help',
    (asked) => (wants.deed.test(asked.frame.said) ? null : recalled(asked)) ?? whoCouldHelp(asked),
  ],
  ['find_person', findPerson],
  ['who_is', whoIs],
  ['who_does', whoDoes],
  ['what_did_we_decide', whatWasDecided],
  ['what_was_said', whatWasSaid],
  ['search', search],
  ['summarise_space', summarised],
  ['next_small_thing', nextSmallThing],
  ['what_do_you_remember', whatIsRemembered],
  ['what_day', whatDay],
  ['reckoning', reckoned],
  ['unknown', notUnderstood],
]);

const notWho: readonly Act[] = ['who_could_help', 'who_is', 'find_person', 'what_was_said', 'what_day'];
type Form = readonly [wanted: RegExp, answer: (asked: Asked) => Told | null, not: readonly Act[]];
/** What the words of a question want to know, before what it was heard as; null: it is not that after all. */
const outright: readonly Form[] = [
  [wants.now, whatDay, []],
  [wants.which, undecided, []],
  [
    wants.reply,
    (asked) =>
      asked.topic.length + asked.people.length === 0 || asked.matter === 'that' ? repliesTo(asked) : null,
    [],
  ],
  [wants.contact, contactOf, ['reckoning', 'what_is_due', 'what_did_we_decide']],
  [wants.overview, overview, []],
  [wants.guests, whoComes, []],
];
/** And where the matter is known here, or surely meant. */
const forms: readonly Form[] = [
  [wants.decision, whatWasDecided, ['what_day', 'what_is_due']],
  [wants.offer, whatWasOffered, []],
  [wants.reason, whyOpen, []],
  [wants.ofMe, (asked) => (asked.topic.length > 0 ? whoDoes(asked) : null), []],
  [wants.spaces, ownSpaces, []],
  [wants.who, (asked) => (asked.topic.length > 0 ? whoDoes(asked) : null), notWho],
  [wants.day, whenIs, ['what_was_said', 'summarise_space']],
  [wants.figure, figures, ['what_day', 'what_is_due', 'reckoning']],
  [wants.somebody, recalled, []],
  [wants.someone, recalled, []],
  [wants.state, stateOf, []],
];

/** Asked of somebody: where nobody here goes by the name, and no matter was named, there is no other answer. */
const ofSomebody: ReadonlySet<Act> = new Set(['what_is_due', 'what_was_done', 'what_was_said']);
const ofPeople: ReadonlySet<Act> = new Set(['find_person', 'who_is']);

/** Nothing is named, not even a day: only these words ask for all there is. */
const ofAll: ReadonlyMap<Act, RegExp> = new Map<Act, RegExp>([
  ['what_was_said', wants.ownWords],
  ['summarise_space', wants.news],
  ['search', /$^/],
  ['who_does', /$^/],
]);
const namesNothing = ({ frame, topic, people }: Asked): boolean =>
  topic.length + people.length + frame.spaces.length === 0 && frame.when === null;

/** Below these the guess is not trusted: of what asks nothing, of a question, of one that asks for no matter. */
const [statement, faint, small] = [0.7, 0.3, 0.8];

/** What is said to a frame that asks something of the house; null for deeds, and for what speaks of the heart. */
export function answerTo(given: Frame, world: World): Answer | null {
  // Where something is asked, small talk is no answer.
  const meant: Frame = given.asks && given.act === 'smalltalk' ? { ...given, act: 'search' } : given;
  const answer = answers.get(meant.act);
  if (answer === undefined) return null;
  const frame = askedOfIt(meant, spokenOf(meant, world));
  const asked = askedOf(frame, world);
  const { sure, act } = frame;
  const asks = frame.asks || wants.order.test(frame.said);
  if (!asks && sure < statement) return answered(notUnderstood(asked));
  const isHouse = sure >= faint || asked.topic.length === 0 || isKnown(asked);
  const formed = asks ? byForm(isHouse ? [...outright, ...forms] : outright, asked) : null;
  if (formed !== null) return answered(formed);
  const isGuess = sure < faint || (act === 'next_small_thing' && asked.topic.length > 0 && sure < small);
  const isBare = namesNothing(asked) && ofAll.get(act)?.test(frame.said) === false;
  if (isGuess || isBare) return answered(notUnderstood(asked));
  const isOfPeople = ofPeople.has(act) || (ofSomebody.has(act) && asked.topic.length === 0);
  const missing = isOfPeople ? stranger(asked) : null;
  return answered(missing ?? answer(asked));
}

/** What a question that names nothing may be about: the last matter; of all that is open only what is being planned. */
function spokenOf({ act }: Frame, { pending, recent }: World): readonly Frame[] {
  const { occasion, matter } = pending ?? {};
  const title = occasion?.object ?? null;
  const isPlanned = title !== null && recent.slice(-6).some(({ text }) => text.includes(title));
  return [isPlanned ? occasion : null, act === 'what_is_due' ? null : matter].filter((each) => each != null);
}

function byForm(all: readonly Form[], asked: Asked): Told | null {
  for (const [wanted, answer, not] of all) {
    const { act, said } = asked.frame;
    const told = wanted.test(said) && !not.includes(act) ? answer(asked) : null;
    if (told !== null) return told;
  }
  return null;
}
