import type { HouseFigures } from '../super.data.ts';

type Letters = NonNullable<HouseFigures['letters']>;

/** What is to be said of letters beside those that failed; null where there is nothing. */
export function letterWords({ posted, waiting }: Letters): string | null {
  if (!posted)
    return 'No mail server is set. Letters are kept as files in the house’s data folder, for you to pass on.';
  if (waiting === 0) return null;
  return waiting === 1
    ? 'One letter is on its way just now.'
    : `${waiting} letters are on their way just now.`;
}
