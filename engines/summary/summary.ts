import { assents, beginsAsAnswer, isQuestion, proposes, settles } from './forms.ts';
import { sentencesOf, wordsOf } from './sentences.ts';

/** Something said, in its order. */
export interface Said {
  readonly id: string;
  readonly author: string;
  /** In milliseconds. */
  readonly at: number;
  readonly text: string;
  /** What it answers. */
  readonly replyTo: string | null;
}

/** What can be summed up in a moment: whoever says more in a day has not said it to be read. */
export const mostLetters = 100_000;

/** The newest that have room together; each takes a little besides its words. */
export function newestWithin(said: readonly Said[], letters: number): Said[] {
  let room = letters;
  const kept = said.toReversed().filter(({ text }) => (room -= text.length + 40) >= 0);
  return kept.toReversed();
}

/** A sentence as it was said, and in which message. */
export interface Line {
  readonly id: string;
  readonly text: string;
}

export interface Summary {
  /** The few sentences that say most of it, in their order. */
  readonly gist: readonly Line[];
  readonly decided: readonly Line[];
  /** Asked, and answered by nobody as far as can be told. */
  readonly open: readonly Line[];
}

export const most = { gist: 3, decided: 4, open: 4 } as const;

/** An answer comes soon, and within a few messages; later it is another talk. */
const answeredWithin = { messages: 6, time: 12 * 60 * 60 * 1000 } as const;

interface Sentence extends Line {
  readonly place: number;
  readonly words: readonly string[];
}

/**
 * A summary made of nothing but sentences that were said: chosen by their form and by how much of the rest they share.
 * It knows no meaning, invents nothing and is the same each time.
 */
export function summarise(said: readonly Said[]): Summary {
  const sentences = said.flatMap(({ id, text }, place) =>
    sentencesOf(text).map((sentence): Sentence => ({ id, text: sentence, place, words: wordsOf(sentence) })),
  );
  const replies = remembered((place: number) => repliesTo(said, place));
  const decided = newestOf(
    sentences.filter((each) => settles(each.text) || (proposes(each.text) && isTakenUp(replies(each.place)))),
    most.decided,
  );
  const open = newestOf(
    sentences.filter(
      (each) =>
        isQuestion(each.text) &&
        !decided.includes(each) &&
        !proposes(each.text) &&
        !isAnswered(each, replies(each.place)),
    ),
    most.open,
  );
  const rest = sentences.filter((each) => !decided.includes(each) && !open.includes(each));
  return { gist: gistOf(rest).map(lineOf), decided: decided.map(lineOf), open: open.map(lineOf) };
}

const lineOf = ({ id, text }: Sentence): Line => ({ id, text });

/** The same words once, the last time they were said; of many the newest. */
function newestOf(sentences: readonly Sentence[], limit: number): Sentence[] {
  const last = new Map(sentences.map((each) => [each.words.join(' '), each]));
  return [...last.values()].toSorted((a, b) => a.place - b.place).slice(-limit);
}

/** Of a long message each sentence asks the same: it is worked out once. */
function remembered<T>(find: (place: number) => T): (place: number) => T {
  const known = new Map<number, T>();
  return (place) => {
    const found = known.get(place) ?? find(place);
    known.set(place, found);
    return found;
  };
}

interface Reply extends Said {
  readonly words: ReadonlySet<string>;
}

function repliesTo(said: readonly Said[], place: number): Reply[] {
  const { author, at, id } = said[place]!;
  const replies = said.slice(place + 1).filter((each, after) => {
    if (each.author === author) return false;
    if (each.replyTo !== null) return each.replyTo === id;
    return after < answeredWithin.messages && each.at - at <= answeredWithin.time;
  });
  return replies.map((each) => ({ ...each, words: new Set(wordsOf(each.text)) }));
}

const isTakenUp = (replies: readonly Reply[]): boolean => replies.some(({ text }) => assents(text));

const isAnswered = ({ id, words }: Sentence, replies: readonly Reply[]): boolean =>
  replies.some((reply) => {
    if (/\?\s*$/.test(reply.text)) return false;
    return reply.replyTo === id || beginsAsAnswer(reply.text) || words.some((word) => reply.words.has(word));
  });

/** The sentence whose words most others share comes first; the next one must say something else. */
function gistOf(sentences: readonly Sentence[]): Sentence[] {
  const counts = new Map<string, number>();
  for (const { words } of sentences)
    for (const word of new Set(words)) counts.set(word, (counts.get(word) ?? 0) + 1);
  const told = new Set<string>();
  const left = sentences.filter(({ text, words }) => words.length > 1 && !text.endsWith('?'));
  const chosen: Sentence[] = [];
  while (chosen.length < most.gist && left.length > 0) {
    let best = -1;
    let highest = 0;
    for (const [at, { words }] of left.entries()) {
      const fresh = [...new Set(words)].filter((word) => !told.has(word));
      // Long sentences hold more words and are not better for it.
      const worth =
        fresh.reduce((sum, word) => sum + (counts.get(word) ?? 0), 0) / Math.sqrt(words.length + 3);
      if (worth >= highest && fresh.length > 0) [best, highest] = [at, worth];
    }
    const [taken] = best < 0 ? [] : left.splice(best, 1);
    if (taken === undefined) break;
    chosen.push(taken);
    for (const word of taken.words) told.add(word);
  }
  return chosen.toSorted((a, b) => a.place - b.place);
}
