const numbers = ['No', 'One', 'Two', 'Three', 'Four'];

/** What the button says: the way in, or how many candles are missing. */
export function enterWords(missing: number, of: number): string {
  if (missing === 0) return 'Enter';
  if (missing === of) return `${numbers[missing]} candles to light`;
  return missing === 1 ? 'One candle more' : `${numbers[missing]} candles more`;
}

export const dayOf = (moment: string): string =>
  new Date(moment).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
