/** Enough of a stem to see that "roofs" is roof and "baking" is bake; never shown to anybody. */
export function stem(word: string): string {
  if (word.length < 4) return word;
  const bare = word
    .replace(/'s$/, '')
    .replace(/(?:ies)$/, 'y')
    .replace(/(?<=[a-z]{3})(?:ing|ed|es|s|er|ers|ly)$/, '')
    .replace(/([bdfgklmnprt])\1$/, '$1');
  return bare.replace(/e$/, '').replace(/y$/, 'i');
}
