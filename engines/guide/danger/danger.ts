import type { Alarm } from './alarm.ts';
import { longAgo, madeUp, meant, overNow, sayings } from './contexts.words.ts';
import { inOtherTongues } from './danger-tongues.ts';
import { anyOf, signsIn, type Found } from './signs.ts';
import { bareOf, spoken } from './spoken.ts';

type Danger = 'certain' | 'suspected' | null;

const [isMadeUp, isMeant, isLongAgo, isOver] = [anyOf(madeUp), anyOf(meant), anyOf(longAgo), anyOf(overNow)];
const saying = new RegExp(anyOf(sayings), 'g');
const ofOurs = anyOf([
  '(?:my|our) (?:\\S+ )?(?:{kin})|mother|father|grandmother|grandfather|oma|opa|baby|for real|really',
]);
const ofMyself = anyOf(['i|me|my|myself']);
const denied = /\b(?:not|never|no longer|without|nobody|no one) (?:\S+ ){0,2}$/;
/** How alarming words must sound by themselves, and at least where a sign is suspected or certain. */
const enough = { alone: 1.65, suspected: -0.5, certain: -1.5 };

/**
 * Whether a life may be in danger, told of oneself or of another. Games, tales, sayings and what is long over are none.
 * A learned alarm raises a suspicion, or takes a sign back; it is never certain.
 */
export function dangerIn(text: string, alarm?: Alarm): Danger {
  const bare = bareOf(text);
  const foreign = inOtherTongues.some((pattern) => pattern.test(bare));
  const words = spoken(text);
  const told = words.replaceAll(saying, '*');
  const played = isMadeUp.test(words) && !isMeant.test(words);
  const over = isOver.test(words);
  const found = signsIn(told).map((sign) => weighed(sign, played, over));
  const signed =
    foreign || found.includes('certain') ? 'certain' : (found.find((each) => each !== null) ?? null);
  if (alarm === undefined) return signed;
  return alarm(words) < enough[signed ?? 'alone'] ? null : (signed ?? 'suspected');
}

/** In a tale only what is said of oneself, or of one's own people, may be meant; long over or well ended, nothing is to be done. */
function weighed({ kind, sure, sentence, before, words }: Found, played: boolean, over: boolean): Danger {
  const ownLife = kind === 'ownLife';
  if (played) {
    if (ownLife) return sure && ofMyself.test(words) ? 'suspected' : null;
    const isOurs = ofOurs.test(sentence) || (kind === 'overdose' && !isMadeUp.test(sentence));
    return isOurs ? 'suspected' : null;
  }
  if (!ownLife && (isLongAgo.test(sentence) || (over && kind !== 'violence' && kind !== 'abuse')))
    return null;
  return sure && !denied.test(before) ? 'certain' : 'suspected';
}
