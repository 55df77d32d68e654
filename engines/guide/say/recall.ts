import type { Frame } from '../frames/frame.ts';
import type { World } from '../talk/world.ts';
import type { Answer } from './answer.ts';
import { answered, askedOf, type Asked, type Told } from './asked.ts';
import { wants } from './asked.words.ts';
import { foundOf, isQuestion, keptOf, linesOf } from './found.ts';
import { whoCouldHelp } from './help.ts';
import { offersFor, suitsJust } from './offers.ts';

/** Somebody had it, said it or offered it: who that was, by what is written; null where nothing of it is. */
export function recalled(asked: Asked): Told | null {
  if (asked.topic.length === 0) return null;
  if (isOffered(asked)) return whoCouldHelp(asked);
  const [said] = foundOf(asked).filter((each) => !isQuestion(each));
  return keptOf(asked) ?? (said === undefined ? null : linesOf([said], asked));
}

/** Only told that it is lacking: who offered just that; null where nobody did. */
export function recollected(frame: Frame, world: World): Answer | null {
  if (frame.asks || frame.polarity !== 'told' || !wants.lack.test(frame.said)) return null;
  const asked = askedOf(frame, world);
  return isOffered(asked) ? answered(whoCouldHelp(asked)) : null;
}

const isOffered = (asked: Asked): boolean =>
  asked.topic.length > 0 && offersFor(asked).some((offer) => suitsJust(offer, asked.topic));
