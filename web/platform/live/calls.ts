import { largestWord, mostCalls, type CallWord, type FromServer } from '@kinsong/contract/live/protocol.ts';
import { AnswerLost, type Carry } from '../api/api.ts';
import { NoAnswer, patience, refusalOf } from '../api/http-request.ts';

type Answering = Extract<FromServer, { t: 'answer' | 'refused' | 'elsewhere' }>;

/** A character takes three bytes at most. */
const longest = Math.floor(largestWord / 3);

/** The calls that are under way by the live connection. */
export class LineCalls {
  readonly #underWay = new Map<number, (word: Answering | 'lost') => void>();
  /** Says something, and whether the line took it. */
  readonly #say: (text: string) => boolean;
  #last = 0;

  constructor(say: (text: string) => boolean) {
    this.#say = say;
  }

  readonly carry: Carry = (said, signal) => {
    // One that nobody waits for any more is still under way in the house.
    if (this.#underWay.size >= mostCalls || signal?.aborted === true) return undefined;
    const id = (this.#last += 1);
    const text = JSON.stringify({ t: 'call', id, ...said } satisfies CallWord);
    if (text.length > longest || !this.#say(text)) return undefined;
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => reject(new NoAnswer()), patience);
      const giveUp = (): void => reject(signal?.reason as Error);
      signal?.addEventListener('abort', giveUp);
      this.#underWay.set(id, (word) => {
        clearTimeout(late);
        signal?.removeEventListener('abort', giveUp);
        if (word === 'lost') reject(new AnswerLost(true));
        else if (word.t === 'elsewhere') reject(new AnswerLost(false));
        else if (word.t === 'answer') resolve(word.answer);
        else reject(refusalOf(word.status, word.retry_after, word.error));
      });
    });
  };

  hear(word: Answering): void {
    const heard = this.#underWay.get(word.to);
    this.#underWay.delete(word.to);
    heard?.(word);
  }

  /** The line is gone, and the answers with it. */
  lost(): void {
    const lost = [...this.#underWay.values()];
    this.#underWay.clear();
    for (const hears of lost) hears('lost');
  }
}
