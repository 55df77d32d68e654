import type { Frame } from '../frames/frame.ts';
import type { World } from '../talk/world.ts';
import type { Answer } from './answer.ts';
import { fillers, listNames } from './asked.words.ts';
import { onDays, todayIn } from './days.ts';
import { listed, matterOf } from './phrases.ts';
import { spaceName } from './whose.ts';

/** What a frame asks after, and the words in which an answer takes it up. */
export interface Asked {
  readonly frame: Frame;
  readonly world: World;
  /** The telling words of the matter, without names and fillers. */
  readonly topic: readonly string[];
  /** What is searched for: the topic, or the names where nothing else was said. */
  readonly words: readonly string[];
  /** “bike pump” */
  readonly matter: string;
  /** The ids of those who are named. */
  readonly people: readonly string[];
  /** " in The Long Table" */
  readonly place: string;
  /** " on Friday" */
  readonly span: string;
  /** The one day that is asked about, where it is one. */
  readonly onlyDay: string | null;
  readonly falls: (day: string) => boolean;
}

/** Words alone, or with a question at their end. */
export type Told = string | Answer;
export const answered = (told: Told): Answer => (typeof told === 'string' ? { text: told } : told);

/** "Plsss" and "um" are no matter, and of a list its name is none: "my tasks". */
export function topicOf({ act, topic, when }: Pick<Frame, 'act' | 'topic' | 'when'>): readonly string[] {
  const isOfLists = act === 'what_is_due' || act === 'what_was_done' || when !== null;
  return topic.filter(
    (word) => !fillers.has(word.replaceAll(/(.)\1{2,}/g, '$1')) && !(isOfLists && listNames.has(word)),
  );
}

export const wordsOf = (frame: Pick<Frame, 'act' | 'topic' | 'people' | 'when'>): readonly string[] => {
  const topic = topicOf(frame);
  return topic.length > 0 ? topic : frame.people.map(({ said }) => said.toLowerCase());
};

export function askedOf(frame: Frame, world: World): Asked {
  const words = wordsOf(frame);
  const today = todayIn(world);
  const isSince = /^since\b/i.test(frame.when?.said ?? '');
  const stretches = (frame.when?.readings ?? []).map((days) => (isSince ? { ...days, to: today } : days));
  const spans = stretches.map((days) => onDays(days, today));
  const places = frame.spaces.flatMap((id) => spaceName(world, id) ?? []);
  const [days] = stretches;
  return {
    frame,
    world,
    topic: topicOf(frame),
    words,
    matter: matterOf({ said: frame.said, topic: words }),
    people: [...new Set(frame.people.flatMap(({ ids }) => ids))],
    place: places.length === 0 ? '' : ` in ${listed(places)}`,
    span: spans.length === 0 ? '' : ` ${listed(spans, 'or')}`,
    onlyDay: stretches.length === 1 && days?.from === days?.to ? (days?.from ?? null) : null,
    // A day that could be two is not asked back for an answer: both are told.
    falls: (day) => stretches.length === 0 || stretches.some(({ from, to }) => day >= from && day <= to),
  };
}
