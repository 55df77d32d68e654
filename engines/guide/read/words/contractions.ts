import { endings } from './contractions.words.ts';

/** "Don't" as do not; an owner's s stays. */
export function writtenOut(word: string): string {
  const ending = endings.find(([pattern]) => pattern.test(word));
  return ending === undefined ? word : word.replace(...ending);
}

export const withoutOwner = (word: string): string => word.replace(/'s?$/, '');
