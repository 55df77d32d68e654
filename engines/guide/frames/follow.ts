import { capital } from '../../text/capital.ts';
import { corrected, withWhen } from './correct.ts';
import { bareOf, isOrder, isTold, matterOf, takenUp } from './follow-matter.ts';
import { withName, withPerson } from './follow-person.ts';
import { askedOfIt } from './follow-question.ts';
import {
  aboutMe,
  askedOne,
  deeds,
  isOut,
  namesIt,
  ofIt,
  ownShare,
  rhythm,
  takesUp,
  toldOf,
} from './follow.words.ts';
import type { Frame, Repeat } from './frame.ts';

/** What a message comes to with one clause more. */
export function following(
  frames: readonly Frame[],
  said: string,
  read: (said: string) => Frame,
): readonly Frame[] {
  const last = frames.at(-1);
  if (last === undefined) return [read(said)];
  const before = frames.slice(0, -1);
  if (isOut.test(said))
    return [...before, read(`we need ${bareOf(last.said).replace(/^no (?:more )?(.+?)(?: left)?$/i, '$1')}`)];
  const share = last.act === 'add_task' && last.doer !== null ? ownShare.exec(said)?.[1] : undefined;
  if (share !== undefined) return [...frames, read(`I will ${share}`)];
  const instead = corrected(last, said, read);
  if (instead !== null) return [...before, instead];
  const now = onItsDay(askedOfIt(withPerson(read(withName(said, frames)), frames), frames), last);
  const isCounted = now.when?.relative !== undefined;
  if (
    (now.amends === true || changesIt(now)) &&
    !isCounted &&
    deeds.has(last.act) &&
    last.polarity === 'wanted'
  )
    return [...before, amended(last, now)];
  if (now.repeat !== null && rhythm.test(said) && now.object === null && deeds.has(last.act))
    return withRhythm(frames, now.repeat);
  const ofMe = frames.findLastIndex(({ said: about }, at) => at > frames.length - 3 && aboutMe.test(about));
  if (now.act === 'tell_them' && now.object !== null && ofMe >= 0) {
    const news = frames.slice(ofMe).map(({ said: each }) => each.replace(/\W+$/, ''));
    const words = now.object.replace(/^(?!I\b).(?![A-Z])/, (first) => first.toLowerCase());
    return [...frames.slice(0, ofMe), { ...now, object: capital([...news, words].join(', ')) }];
  }
  // "Ask Piet whether he would be so kind, I should be ready by one": what he is asked for stands behind the courtesy.
  if (last.object !== null && onlyCourtesy.test(last.object) && now.polarity === 'told')
    return [...before, { ...last, object: `${last.object} ${capital(now.said.replace(/\W+$/, ''))}.` }];
  const own =
    ofIt.test(now.said) && now.polarity === 'wanted' && isTold(last) && toldOf.test(last.said)
      ? takenUp(last, { ...now, act: 'add_task' })
      : null;
  if (own !== null) return [...before, { ...own, polarity: 'wanted' }];
  const asked = now.act === 'tell_them' && now.object === null ? askedOne.exec(last.said)?.groups : undefined;
  if (asked !== undefined)
    return [...before, { ...now, object: `${capital(asked['front'] ?? '')} you ${asked['rest'] ?? ''}?` }];
  // "What does she like? For the gift": said of the question.
  if (last.asks && now.act === 'add_task' && /^for /i.test(now.said)) return frames;
  // "Cancel the reminder, I bought them already" says why.
  if (now.act === 'done_task' && now.object === null && last.act === 'cancel') return frames;
  const isAnothers =
    (now.doer !== null && last.doer !== null) || now.topic.length > 2 || last.act === 'tell_them';
  if (!takesUp.has(now.act) || now.object !== null || now.polarity === 'told' || last.asks || isAnothers)
    return [...frames, now];
  if (now.act === last.act && last.object !== null && last.polarity === 'wanted')
    return namesIt.test(now.said) ? [...before, amended(last, now)] : [...frames, now];
  const all = now.act === 'remind_me' ? toldAtLast(frames) : [last];
  const taken = all.map((each) => asShare(each, read)).flatMap((each) => takenUp(each, now) ?? []);
  if (taken.length < all.length) return [...frames, now];
  const isKept =
    all.length === 1 && (isCounted || isOrder(last) || (now.act === 'tell_them' && last.object !== null));
  return [...(isKept ? frames : frames.slice(0, -all.length)), ...taken];
}

/** "Tomorrow the parcel, and I need to be home by five": tomorrow at five. */
function onItsDay(now: Frame, { act, when }: Frame): Frame {
  const [day, other] = when?.readings ?? [];
  const isDated = day !== undefined && other === undefined && day.from === day.to && when?.dayless !== true;
  return now.when?.dayless === true && now.act === 'add_task' && act === 'add_task' && isDated
    ? { ...now, when: { ...now.when, readings: [day], dayless: false } }
    : now;
}

/** "Mon swim, Wed piano. Every week": all that stands in a row comes back like that. */
function withRhythm(frames: readonly Frame[], repeat: Repeat): readonly Frame[] {
  const act = frames.at(-1)?.act;
  const from = frames.findLastIndex((each) => each.act !== act || each.repeat !== null) + 1;
  return frames.map((each, at) => (at < from ? each : { ...each, repeat }));
}
/** "I take the white pill, remind me": what one does oneself is what one is to be reminded of. */
function asShare(told: Frame, read: (said: string) => Frame): Frame {
  const deed = told.object === null ? ownShare.exec(told.said)?.[1] : undefined;
  return deed === undefined ? told : read(`I will ${deed}`);
}

/** What is told of one thing after the other, each with a time of its own: one wish is of them all. */
function toldAtLast(frames: readonly Frame[]): readonly Frame[] {
  const other = frames.findLastIndex(
    (each) =>
      each.asks ||
      isOrder(each) ||
      each.when === null ||
      (matterOf(each) === null && !ownShare.test(each.said)),
  );
  return frames.slice(Math.min(other + 1, frames.length - 1));
}

/** "It is urgent", "make that Friday": nothing else is named that it could be about. */
const changesIt = ({ act, object, tasks, events, reminders }: Frame): boolean =>
  act === 'change_task' && object === null && tasks.length + events.length + reminders.length === 0;

/** The same wish with the slots that were named behind it. */
function amended(last: Frame, now: Frame): Frame {
  return {
    ...withWhen(last, now.when),
    repeat: now.repeat ?? last.repeat,
    doer: now.doer ?? last.doer,
    forWhom: now.forWhom ?? last.forWhom,
    people: [
      ...last.people,
      ...now.people.filter((who) => !last.people.some(({ said }) => said === who.said)),
    ],
    priority: now.priority ?? last.priority,
    where: now.where ?? last.where,
  };
}

const onlyCourtesy =
  /^(?:would|could|can) you (?:please )?(?:be (?:so|very) kind|be an angel|help (?:me|us)(?: out)?|do (?:me|us) a favour)\?$/i;
