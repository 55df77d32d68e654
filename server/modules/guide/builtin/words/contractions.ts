/** don't, what's, we'll: written out, so that no rule has to know them. */
const whole: ReadonlyMap<string, string> = new Map(
  Object.entries({
    "can't": 'can not',
    "won't": 'will not',
    "shan't": 'shall not',
    "ain't": 'is not',
    "let's": 'let us',
    "y'all": 'you all',
    "o'clock": "o'clock",
  }),
);

const endings: readonly (readonly [RegExp, string])[] = [
  [/n't$/, ' not'],
  [/'ll$/, ' will'],
  [/'re$/, ' are'],
  [/'ve$/, ' have'],
  [/'m$/, ' am'],
  [/'d$/, ' would'],
];

/** "who's" is who is, but "Tomas's" is his: after anything that is no such word the s is his. */
const beforeIs =
  /^(what|who|where|when|how|that|there|here|it|he|she|why|everything|something|nothing|dinner|supper)'s$/;

export function writtenOut(word: string): string {
  const known = whole.get(word);
  if (known !== undefined) return known;
  if (beforeIs.test(word)) return word.replace("'s", ' is');
  for (const [ending, instead] of endings) if (ending.test(word)) return word.replace(ending, instead);
  return word;
}

export const withoutOwner = (word: string): string => word.replace(/'s?$/, '');
