import type { Heard } from '../hear.ts';
import type { Act } from '../frames/acts.ts';
import { oneOf } from '../say/phrases.ts';
import type { Reply } from '../talk/reply.ts';
import type { World } from '../talk/world.ts';
import type { Choice, Scene } from './chapter.ts';
import { askedOfTale, answerInTale } from './asked.ts';
import { freeDeed } from './free-deeds.ts';
import { leftOff, resting, whenDone } from './lines.words.ts';
import { choiceFor } from './match-choice.ts';
import { openingPage, pageOf, taleReply, waiting } from './pages.ts';
import { deedsIn, setOf, wordsOf, type Spoken } from './read-deeds.ts';
import { isForTale, isOfRealWorld, namesThings, soundsReal } from './real-world.ts';
import {
  afterChoice,
  doneSince,
  onFrom,
  opens,
  standingIn,
  throughTheDoor,
  withMark,
  type Standing,
} from './standing.ts';
import {
  broughtAlong,
  deedTold,
  happening,
  isCalledOut,
  isCry,
  isDull,
  isTooMuch,
  keptInTale,
  saidBack,
  softened,
  takenUp,
} from './take-up.ts';
import { comesOfAny, goesOn as passed, playWords, restsStill } from './take-up.words.ts';

const ofPlay = setOf(playWords);
const isOfPlay = (text: string): boolean => wordsOf(text).some((word) => ofPlay.has(word));

/** In Game mode a deed in the first person moves the tale. Null: it was none, and the everyday answer stands. */
export function play(heard: Heard, world: World): Reply | null {
  if (world.mode !== 'game' || heard.danger !== null) return null;
  const text = heard.text.replaceAll('’', "'").replaceAll(laughter, ' ').trim().replace(returning, '');
  const at = standingIn(world);
  if (stops(text, at, world))
    return { ...taleReply([], at, world), text: oneOf(world, leftOff), pending: null };
  const isOpen = opens(world, at);
  if (isOpen && isPassing(heard)) return throughOpenDoor(at, world);
  const wished = wishedOfTale(text, at, world);
  if (wished !== null) return wished;
  if (isForTale(text)) return ending([keptInTale(text, world)], at, world);
  if (isOfRealWorld(heard, world)) return null;
  const asked = askedOfTale(lastOf(text), at);
  const said = asked === null && isQuestion(text) && !isCry(text) ? [] : deedsIn(text);
  const taken = takenUp(text, said, at, world) ?? (isOfPlay(text) ? oneOf(world, comesOfAny) : null);
  const isDeed = isDone(heard, said, taken, at);
  const goesOn = isOnward(text);
  if (isOpen && (asked !== null || isDeed || goesOn)) return throughOpenDoor(at, world);
  if (asked !== null) return ending([...opening(text, taken), answerInTale(asked, at)], at, world);
  if (at.scene === null) return goesOn ? shut(at, world) : beforeDoor(said, isDeed ? taken : null, at, world);
  const { people, lies } = at.chapter;
  const choice = at.seen === 'new' ? null : choiceFor(said, at.scene, [...people, lies]);
  if (choice !== null) return chosen(choice, at.scene, at, world);
  if (goesOn) return presentPage(at, world);
  if (taken !== null && isCalledOut(text)) return ending([taken], at, world);
  const isBack = returning.test(heard.text) || isGoingOn(at, world);
  const happens = isDeed || !isBack || namesThings(heard) ? null : happening(text, world);
  return elsewise(said, isDeed ? (taken ?? '') : happens, saidBack(text, at), at, world);
}

/** The last words were the tale's, and its question stands. */
const isGoingOn = ({ scene }: Standing, { pending }: World): boolean =>
  scene !== null && pending?.question?.text === scene.asks;

/** "Ok back. The rope snaps." */
const returning =
  /^(?:(?:ok|okay|so|right|and|now|well),? )*(?:(?:i'm |i am |we're |we are )?back(?: now| again| (?:to|in) (?:the )?(?:tale|story|game))?|where were we)[.,!?…:]+\s+/i;
const laughter = /(?<![\p{L}'])(?:lol|lmao|rofl|xd|(?:ha|he){2,}h?)(?![\p{L}'])/giu;

/** Of the tale itself: that it be milder, or quicker, or that somebody come along. */
function wishedOfTale(text: string, at: Standing, world: World): Reply | null {
  if (isTooMuch(text)) return ending([softened(world)], at, world);
  if (isDull(text) && at.seen === 'played')
    return at.scene === null ? shut(at, world) : movedOn([oneOf(world, passed)], at.scene, at, world);
  if (askedOfTale(text, at) === 'ways') return ending([answerInTale('ways', at)], at, world);
  const brought = broughtAlong(text, at, world);
  return brought === null ? null : ending([brought.text], brought.at, world);
}

/** Something is done in the tale, and not in the days. */
function isDone(heard: Heard, said: readonly Spoken[], taken: string | null, at: Standing): boolean {
  if (said.some(({ directed }) => directed)) return true;
  const isPlay = isCry(heard.text) || isOfPlay(heard.text);
  if (isPlay && taken !== null) return true;
  const isTale = said.some(isOfTale) || (deedTold(heard.text, at) !== null && isTold(heard));
  return isTale && !soundsReal(heard, at.chapter);
}

function chosen(choice: Choice, scene: Scene, at: Standing, world: World): Reply {
  const next = afterChoice(at, scene, choice);
  return taleReply([choice.text, ...pageOf(next, doneSince(world, next), world)], next, world);
}

/** For the first deed without a page something comes of it; with the second the tale goes on by itself. */
function elsewise(
  said: readonly Spoken[],
  taken: string | null,
  back: string,
  at: Standing,
  world: World,
): Reply | null {
  const free = freeDeed(said, at, world);
  if (free !== null) return ending([`${back}${free.text}`], free.at, world);
  if (taken === null || at.scene === null) return null;
  if (at.seen === 'new') return ending([taken], at, world);
  const mark = `free.${at.scene.id}`;
  if (at.choices[mark] === undefined) return ending([taken], withMark(at, mark, 'once'), world);
  return movedOn([`${taken} ${oneOf(world, passed)}`], at.scene, at, world);
}

function movedOn(parts: readonly string[], scene: Scene, at: Standing, world: World): Reply {
  const next = onFrom(at, scene);
  return taleReply([...parts, ...pageOf(next, doneSince(world, next), world)], next, world);
}

function beforeDoor(said: readonly Spoken[], taken: string | null, at: Standing, world: World): Reply | null {
  const free = freeDeed(said, at, world);
  const isNew = !world.recent.some(({ text }) => text.includes(whenDone));
  const rests = isNew ? waiting(at.chapter, world) : oneOf(world, restsStill);
  if (free !== null) return ending([free.text, rests], free.at, world);
  return taken === null ? null : ending([taken, rests], at, world);
}

/** What is said so and fits nowhere is answered plainly; "I get it" is only talk. */
const isOfTale = ({ as, everyday, things }: Spoken): boolean =>
  as === 'told' && (!everyday || things.length > 0);

/** A first deed before any page was shown brings the page along, and chooses nothing yet. */
const ending = (parts: readonly string[], at: Standing, world: World): Reply =>
  at.seen === 'played' || at.scene === null
    ? taleReply(parts, at, world)
    : taleReply([...parts, ...openingPage(at, doneSince(world, at), world)], at, world, true);

const presentPage = (at: Standing, world: World): Reply =>
  taleReply(
    at.seen === 'played' ? pageOf(at, [], world) : openingPage(at, doneSince(world, at), world),
    at,
    world,
  );

const throughOpenDoor = (at: Standing, world: World): Reply => {
  const next = throughTheDoor(at);
  return taleReply(openingPage(next, doneSince(world, at), world), next, world, true);
};

const shut = (at: Standing, world: World): Reply =>
  taleReply([`${oneOf(world, resting)} ${waiting(at.chapter, world)}`], at, world);

/** "I am the captain of a flying bathtub. What do I see?" */
const opening = (text: string, taken: string | null): readonly string[] =>
  taken !== null && lastOf(text) !== text.trim() ? [taken] : [];
const lastOf = (text: string): string =>
  text
    .trim()
    .split(/(?<=[.!;])\s+/)
    .at(-1) ?? '';

/** Told as it is, or as it is to be; nothing that is over, and no order. */
const isTold = ({ frames }: Heard): boolean =>
  frames.every(({ polarity, asks, when }) => polarity !== 'done' && !asks && when === null);

const isQuestion = (text: string): boolean =>
  (text.trim().endsWith('?') ||
    /^(?:who|what|where|when|why|how|which|is|are|was|were|do|does|did|has|have)\b/i.test(text.trim())) &&
  !/^(?:(?:can|may|could|shall|should) (?:i|we)|how about)\b/i.test(text.trim());

export const isOnward = (text: string): boolean =>
  /^(?:(?:please|ok|okay|and|so|now|well|yo|hey|hi|yes) )*(?:go on|continue|carry on|keep going|next|what(?: now| next)|let['’]?s (?:go|play|start|begin)(?: a game)?|and then|what (?:happens|comes) (?:next|now)|where were we|back to the (?:tale|story|game)|(?:so |and )?what(?:'s| is) (?:the )?next(?: page)?|open the door|i (?:go on|continue|open the door|go through the door)|we (?:go on|continue))(?: please| with the (?:tale|story))?[\s.!?…]*$/i.test(
    text.trim(),
  );

/** "Stop for now", and a bare "stop" where only the tale has asked something. */
function stops(text: string, { scene }: Standing, { pending }: World): boolean {
  const [first = '', ...more] = text.trim().split(/[,;.!]\s+|\s+(?:because|as) /);
  if (!more.every((each) => isWhy.test(each))) return false;
  const goesToBed = /\b(?:bed|sleep|dinner|supper|home)\b.*\b(?:bye|good ?night|see you)\W*$/i.test(text);
  if (goesToBed && isOfPlay(text)) return true;
  const said =
    /^(?:(?:ok|okay|please|let'?s|i|we|i want to|can we|we should|we have to) )*(?:stop|pause|quit|end|leave)( (?:it )?(?:here|there|for (?:now|today|tonight)))?( (?:with )?the (?:tale|story|game))?[\s.!]*$|^(?:that(?:'s| is) )?enough( for (?:now|today|tonight))[\s.!]*$/i.exec(
      first,
    );
  if (said === null || (pending?.proposals.length ?? 0) > 0) return false;
  return (
    more.length > 0 ||
    said.slice(1).some((part) => part !== undefined) ||
    pending?.question?.text === scene?.asks
  );
}

const isWhy =
  /^(?:we|i|it|noor|the kids|dinner|supper|lunch|tea|bed|bedtime|time|good ?night|night|thanks|thank you|bye|later|tomorrow|school|more|let'?s|that)\b(?!.*\b(?:remind|add|put|write|book|call|tell)\b)[^?]*$/i;

/** Words that want nothing: an open door is not kept waiting behind them. */
const passing: ReadonlySet<Act> = new Set(['greeting', 'thanks', 'joy', 'smalltalk', 'yes', 'story']);
const isPassing = ({ frames }: Heard): boolean =>
  frames.length > 0 && frames.every(({ act }) => passing.has(act));
