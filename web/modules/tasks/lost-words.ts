import type { Task } from '@kinsong/contract/tasks/task.ts';
import type { OutboxItem } from '../../platform/outbox/queue.ts';
import { Store } from '../../platform/store.ts';

/** Words of one’s own that somebody wrote over without having seen them. */
export interface LostWords {
  /** Which loss it is. */
  readonly key: string;
  readonly what: (typeof wordy)[number];
  readonly by: string;
  readonly words: string;
}

const wordy = ['text', 'description', 'notes'] as const;

/** Longer words are told only by their beginning, which must not take the place of the whole. */
const toldWhole = 1000;

/** What was lost of mine and still is: nobody has written there since. */
export function lostWordsOf({ id, happened }: Pick<Task, 'id' | 'happened'>, me: string): LostWords[] {
  return wordy.flatMap((what) => {
    const told = happened.filter((each) => each.what === what);
    const [before, last] = told.slice(-2);
    const words = last?.from ?? '';
    if (before?.by !== me || last?.lost !== true || last.by === me) return [];
    if (words === '' || words.length >= toldWhole) return [];
    return [{ key: `${id} ${what} ${last.at}`, what, by: last.by, words }];
  });
}

/** Losses that one has let be, on this visit. */
export const letBe = new Store<ReadonlySet<string>>(new Set());

/** What somebody wrote in a change that the house would not take: it stands nowhere else. */
export function wordsIn({ body = {} }: Pick<OutboxItem, 'body'>): string | undefined {
  const words = wordy.map((what) => body[what]).filter((each) => typeof each === 'string' && each !== '');
  return words.length === 0 ? undefined : words.join('\n');
}
