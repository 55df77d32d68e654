import { isAlsoThing, isVerb, verbOfGoing, verbOfPast, verbOfThird } from '../frames/infinitive.ts';

/** Of a thing with two names the second says what it is: what tells of bread tells nothing of the bread knife. */
export const headsIn = (said: string, words: readonly string[]): readonly string[] => {
  const line = said.toLowerCase();
  return words.filter(
    (word, index) => index > 0 && line.includes(` ${words[index - 1]} ${word}`) && !isDeed(word),
  );
};

const isDeed = (word: string): boolean =>
  (isVerb(word) && !isAlsoThing(word)) ||
  verbOfPast(word) !== null ||
  verbOfGoing(word) !== null ||
  verbOfThird(word) !== null ||
  /(?:ed|ing|ly)$/.test(word);
