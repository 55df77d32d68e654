/** don't, what's, we'll: written out, so that no rule has to know them. */
export const endings: readonly (readonly [RegExp, string])[] = [
  [/^can't$/, 'can not'],
  [/^won't$/, 'will not'],
  [/^shan't$/, 'shall not'],
  [/^ain't$/, 'is not'],
  [/^let's$/, 'let us'],
  [/^y'all$/, 'you all'],
  // After anything but these the s is an owner's: "Tomas's".
  [
    /(?<=^(?:what|who|where|when|how|that|there|here|it|he|she|why|everything|something|nothing|dinner|supper))'s$/,
    ' is',
  ],
  [/n't$/, ' not'],
  [/'ll$/, ' will'],
  [/'re$/, ' are'],
  [/'ve$/, ' have'],
  [/'m$/, ' am'],
  [/'d$/, ' would'],
];
