import { askHelper } from '../talk/questions.ts';
import type { Asked, Told } from './asked.ts';
import { foundOf, isQuestion, linesOf, saidUnder, tickedBy, wordsOfOffer } from './found.ts';
import { offersFor, offersOf, suitsJust } from './offers.ts';
import { paragraphs } from './phrases.ts';
import { asking } from './questions.ts';

const most = 2;

/** Who offered it in words of their own; then who spoke of it or did such a thing. Nobody else is named. */
export function whoCouldHelp(all: Asked): Told {
  const { frame, topic, span, matter, people } = all;
  const world = { ...all.world, help: all.world.help.filter(({ who }) => !people.includes(who)) };
  const asked = { ...all, world };
  if (topic.length === 0 && frame.when === null)
    return { text: 'Help with what, or on which day? Then I can look who offered it.', idle: true };
  const just = offersFor(asked).filter((offer) => suitsJust(offer, topic));
  const [first] = just;
  if (first !== undefined) {
    const wish = { ...frame, object: frame.object ?? first.what };
    return asking(linesOf(just.slice(0, most).map(wordsOfOffer), asked), askHelper(wish, first.who, world));
  }
  // The same for another day, else another offer for the day: named as what it is, it may still help.
  const anotherDay = topic.length === 0 ? [] : offersOf({ ...asked, frame: { ...frame, when: null } });
  const near = anotherDay.length > 0 || frame.when === null ? anotherDay : offersOf({ ...asked, topic: [] });
  const none = `Nobody has offered help${topic.length === 0 ? '' : ` with ${matter}`}${span} where you may read.`;
  const said = topic.length === 0 ? [] : foundOf(asked).filter((each) => !isQuestion(each));
  const nearest = saidUnder(`Nobody has offered just that${span}. The nearest:`, near.slice(0, most), asked);
  const spoken = [saidUnder('What was said of it:', said.slice(0, 1), asked), tickedBy(asked)];
  return nearest ?? { text: paragraphs(none, ...spoken), idle: true };
}

/** What was offered, by those who are named or by anybody. */
export function whatWasOffered(asked: Asked): string {
  const { world, people, topic, span, matter } = asked;
  const help = world.help.filter(({ who }) => people.length === 0 || people.includes(who));
  const theirs = { ...asked, world: { ...world, help } };
  const found = offersOf(theirs);
  if (found.length > 0) return linesOf(found.slice(0, 5), asked);
  const others = offersOf({ ...theirs, topic: [], frame: { ...asked.frame, when: null } });
  return paragraphs(
    `I find no offer of help${topic.length === 0 ? '' : ` about ${matter}`}${span} where you may read.`,
    saidUnder('What was offered:', others.slice(0, 3), asked),
  );
}
