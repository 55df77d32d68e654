import { stem } from '../read/words/stem.ts';
import type { Act } from '../frames/acts.ts';
import type { Heard } from '../hear.ts';
import type { World } from '../talk/world.ts';
import type { Chapter } from './chapter.ts';
import { weapons } from './lines.words.ts';
import { touches } from './match-choice.ts';
import { named, setOf, wordsOf } from './read-deeds.ts';
import { calledKin, kin, realWords, sorrowWords } from './real.words.ts';
import { playWords } from './take-up.words.ts';

const real = setOf(`${realWords} ${sorrowWords} ${calledKin}`);
const sorrow = setOf(sorrowWords);
const play = setOf(playWords);
const relatives = kin.replaceAll(' ', '|');
const mine = new RegExp(`\\b(?:my|our) (?:\\w+ )?(?:${relatives})\\b`, 'i');
const hour =
  /\bat (?:\d|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b|\d{1,2}[:.]\d\d|\d ?(?:am|pm)\b|\bo['’]?clock\b/i;
/** Not for play, whatever the mode. */
const oneself =
  /\b(?:hurt|kill|cut|stab|hit|burn|harm|hang|drown|strangle|choke)\w*\b.*\b(?:myself|my (?:own )?(?:arms?|wrists?|legs?|throat|neck|self))\b/i;
/** Asked of the guide or about somebody, not done in the tale. */
const toHer =
  /\b(?:you|your|yours|mairy)\b|^(?:please )?(?:remind|note|add|book|plan|cancel|delete|forget|remember|schedule|buy|order)\b|^(?:please )?(?:\w+ )(?:me|us)\b/i;

/** An order to the guide about what only a tale has: "remind me at six to feed the dragon". */
export const isForTale = (text: string): boolean =>
  orders.test(text.trim()) &&
  !/\b(?:real|really|seriously|actually)\b/i.test(text) &&
  wordsOf(text).some((word) => play.has(word)) &&
  !wordsOf(text).some((word) => sorrow.has(word) || books.has(word));
const orders =
  /^(?:please |and |ok |so )*(?:remind|note|add|book|plan|schedule|put|tell|ask|write|buy|order)\b/i;
/** What is made of dragons in the days: a costume is really bought. */
const books = setOf(
  'costume book film movie cake toy game poster ticket tickets birthday party list calendar',
);

/** Of the days something is named: a task, an event, a reminder. */
export const namesThings = ({ frames }: Heard): boolean =>
  frames.some(({ tasks, events, reminders }) => tasks.length + events.length + reminders.length > 0);

/** What is said is of the house and its days, whatever verb it has. */
export function isOfRealWorld({ text, frames }: Heard, world: World): boolean {
  const words = wordsOf(text);
  if (oneself.test(text) || hour.test(text) || toHer.test(text.trim())) return true;
  if (words.some((word) => play.has(word)) && !words.some((word) => sorrow.has(word))) return false;
  return (
    words.some((word) => real.has(word.replace(/'s$/, ''))) ||
    mine.test(text) ||
    namesSomebody(text, world) ||
    frames.some(({ repeat, people }) => repeat !== null || people.some(isCertain)) ||
    isOnTheList(words, world)
  );
}

/** The ear hears something of the days, and nothing of this chapter is named. */
export const soundsReal = ({ frames, text }: Heard, { people, lies, scenes }: Chapter): boolean =>
  frames.some(({ act, sure }) => sure >= heardWell && ofTheDays.has(act)) &&
  touches(
    named(wordsOf(text)),
    [...people, lies, ...scenes.flatMap(({ choices }) => choices)]
      .map((each) => ('names' in each ? each.names : each.things))
      .concat(weapons)
      .join(' '),
  ) === 0;

const heardWell = 0.5;
const ofTheDays: ReadonlySet<Act> = new Set([
  'done_task',
  'add_task',
  'change_task',
  'remind_me',
  'forget_this',
  'plan_event',
  'who_could_help',
  'found_project',
  'start_vote',
  'invite_to_council',
  'hardship',
  'conflict',
]);

const isCertain = ({ ids, guessed }: { ids: readonly string[]; guessed: boolean }): boolean =>
  ids.length > 0 && !guessed;

const namesSomebody = (text: string, world: World): boolean => {
  const said = new Set(text.match(/\p{Lu}[\p{L}-]+/gu));
  return world.people.some(({ name, realName }) =>
    [name, ...(realName ?? '').split(' ')].some((each) => each !== '' && said.has(each)),
  );
};

/** "I clean the gutters": the whole of a task is in it. */
function isOnTheList(words: readonly string[], world: World): boolean {
  const said = new Set(words.map(stem));
  return world.tasks.some(({ title }) => {
    const wanted = named(wordsOf(title));
    return wanted.length > 1 && wanted.every((word) => said.has(word));
  });
}
