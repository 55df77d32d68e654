import { common, things } from './plain.words.ts';

const plain: ReadonlySet<string> = new Set(common.split(' '));
const thing: ReadonlySet<string> = new Set(things.split(' '));

export const isPlainWord = (word: string): boolean => plain.has(word) || thing.has(word) || /^\d/.test(word);
export const isStopWord = (word: string): boolean => plain.has(word);
