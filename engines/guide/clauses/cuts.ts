import { leadOf, namesADay, openingOf } from './openings.ts';
import { withoutGap } from './gaps.ts';
import {
  governors,
  otherDoer,
  strongOpeners,
  subordinators,
  thingForSomebody,
  thingWithDay,
  weakOpeners,
} from './openers.words.ts';
import { endsWith, holds, plainOf, saysADeed, startsWith } from './patterns.ts';

/** Where one clause ends and the next begins, and what joins them. */
export interface Cut {
  readonly end: number;
  readonly next: number;
  /** "To ring Ines": the opening of the one before holds for it; "the haircut to Monday": its deed too. */
  readonly shares: 'opening' | 'deed' | null;
  /** All that follows, where a deed was left out: "Kofi the dessert". */
  readonly filled?: string;
}

const strong = strongOpeners.map(startsWith);
const weak = weakOpeners.map(startsWith);
const subordinate = subordinators.map(startsWith);
const governed = governors.map(endsWith);
const errand = /^(?:go|come|run|pop|drive|head|stop|try|sit|stay|stand|cycle|walk)\b/;
/** What may stand between two words. */
const joints =
  /(?<comma>\s*(?:,|\s[-–—])\s*)(?<and>(?:(?:and|but|then|plus|also|so|oh yes|oh|yes|um|uh|&|afterwards|or) )*)|\s+(?<word>(?:(?:and|but|then|plus|also|oh yes|oh|um|uh|&|afterwards) )+|)/g;
const reach = 90;

/** The first place behind `from` where something of its own begins. */
export function nextCut(sentence: string, from: number): Cut | null {
  joints.lastIndex = from;
  for (let joint = joints.exec(sentence); joint !== null; joint = joints.exec(sentence)) {
    const next = joint.index + joint[0].length;
    const before = sentence.slice(from, joint.index);
    const after = sentence.slice(next, next + reach);
    if (
      after === '' ||
      !(standsAlone(before) || dayThing.test(plainOf(before))) ||
      asksShortly.test(plainOf(before)) ||
      (deniesDay.test(plainOf(before)) && namesAnother.test(plainOf(after)))
    )
      continue;
    const { comma, word = '' } = joint.groups ?? {};
    const joined = comma === undefined && word === '';
    const led = after.slice(leadOf(after).length);
    if (joined ? isStrong(after) && !isGoverned(before) : isStrong(led))
      return { end: joint.index, next, shares: null };
    const isFact = fact.test(plainOf(bareOf(before)));
    const filled =
      isFact || (joined && noEnd.test(plainOf(before)))
        ? null
        : withoutGap(before, sentence.slice(next), joined);
    if (filled !== null) return { end: joint.index, next, shares: null, filled };
    if (joined) continue;
    if (isWeak(before, led, comma !== undefined || /\bthen\b/i.test(word)))
      return { end: joint.index, next, shares: isBare(led) ? 'opening' : null };
    if (comma !== undefined && dayThing.test(plainOf(after)) && dayThing.test(plainOf(before)))
      return { end: joint.index, next, shares: null };
    if (asksAnother(before, after)) return { end: joint.index, next, shares: 'opening' };
    if (!isFact && isAnotherThing(before, led)) return { end: joint.index, next, shares: 'deed' };
  }
  return null;
}

const noEnd =
  /\b(?:the|a|an|my|our|his|her|their|some|and|or|of|to|for|with|up|in|on|at|by|from|two|three)$|'s$/;
/** What is to be remembered is kept whole. */
const fact = startsWith('(?:remember|note|keep in mind) that');
/** "Dentist friday at ten, haircut monday at nine". */
const isAnotherThing = (before: string, after: string): boolean =>
  (thing.test(plainOf(after)) &&
    endsInDay.test(plainOf(before)) &&
    !namesADay(bareOf(before).split(' ')[0] ?? '')) ||
  (given.test(plainOf(after)) && endsInName.test(plainOf(before)));
/** "Ask Tomas to bring the ladder and Ruth to bake a cake". */
const asksAnother = (before: string, after: string): boolean =>
  firstMatch([other], after) && asksOne.test(plainOf(before));
const thing = startsWith(thingWithDay);
/** "The lanterns to Anna and the plumber to Tomas". */
const given = startsWith(thingForSomebody);
const endsInName = endsWith('to NAME');
/** "Mon swim 16-17, Wed piano 15:30". */
const dayThing = startsWith(
  "DAY (?!DAY)(?!till?\\b|until\\b|and\\b|at\\b|to\\b|from\\b|or\\b|the\\b|then\\b|please\\b)[\\p{L}']{2,}",
);
const endsInDay = endsWith('DAY');
const other = startsWith(otherDoer);
const asksOne = holds(`(?:ask|tell|get|remind) NAME to`);

const bareOf = (clause: string): string => clause.slice(leadOf(clause).length).trim();

/** Says something of its own: not only courtesy, a day, somebody called, or "when the rain stops". */
function standsAlone(before: string): boolean {
  const bare = bareOf(before);
  const plain = plainOf(bare);
  if (bare === '' || (!bare.includes(' ') && !/^(?:yes|no|yep|nope|done)$/.test(plain))) return false;
  return !(subordinate.some((pattern) => pattern.test(plain)) && !/,\s/.test(bare));
}

const firstMatch = (patterns: readonly RegExp[], typed: string): boolean => {
  const plain = plainOf(typed);
  return patterns.some((pattern) => {
    const match = pattern.exec(plain);
    return match !== null && saysADeed(match, typed);
  });
};

const isStrong = (after: string): boolean => firstMatch(strong, after);
const isGoverned = (before: string): boolean => {
  const plain = `${plainOf(before.slice(-reach))} `;
  return governed.some((pattern) => pattern.test(plain));
};

/** "Tell Bram he's welcome and it's about seven": he is to hear both. */
const message = holds('(?:tell|let) NAME \\S+');
const statement = startsWith(
  '(?:(?:i|we|he|she|it|they|that|there|the|my|our)\\b(?! (?:need|want|have|must|should) )|NAME (?:is|was|has|will)\\b)',
);

function isWeak(before: string, after: string, comma: boolean): boolean {
  if (!comma && message.test(plainOf(before)) && statement.test(plainOf(after))) return false;
  if (subordinate.some((pattern) => pattern.test(plainOf(after)))) return false;
  if (
    /\p{Lu}\p{L}+$/u.test(before) &&
    /^\p{Lu}\p{L}+ (?:is|was|will|can|could|should|must|would)\b/u.test(after)
  )
    return false;
  if (before.includes(',') && ofSomebody.test(plainOf(after))) return false;
  if (!firstMatch(weak, after)) return false;
  if (!isBare(after)) return comma || !isSubordinated(before);
  const told = before.slice(openingOf(before).length).trim();
  return told.includes(' ') && !(errand.test(plainOf(bareOf(told))) && !comma);
}

/** "They were never Friday, they were Saturday": one day for the other. */
const deniesDay = endsWith("(?:\\p{L}+n't|not|never) DAY");
const namesAnother = startsWith("(?:it|they|that)(?:'s|'re| is| are| was| were) DAY");

/** Among other things: "the red cloth, Hanna's sign, string". */
const ofSomebody = /^\p{L}+'s \p{L}+(?:$|[,;]| and )/u;

/** It has no subject of its own: a deed, or "to" and a deed. */
const bare = weakOpeners.slice(0, 3).map(startsWith);
const isBare = (after: string): boolean => firstMatch(bare, after);

/** "What's set and what's open for the supper": both are asked of the same. */
const asksShortly = /^(?:what|who|where|when|how)(?:'s| is| are) \S+$/;

/** "…if Tomas is home and the key is there": what follows belongs to the if. */
const isSubordinated = (before: string): boolean =>
  /\s(?:that|if|whether|because|when|since|while)\s(?:\S+\s?){1,8}$/.test(plainOf(before).slice(-reach));
