import type { Page } from '../journal-tab.ts';

/** Without capitals and accents: whoever looks for "uber" means "über" as well. */
const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** The pages in which every word of the search stands. */
export function found(pages: readonly Page[], search: string): Page[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  return pages.filter((page) => {
    const said = plain(page.words ?? '');
    return words.every((word) => said.includes(word));
  });
}

/** Day by day as it is here, in the order in which they come. */
export function byDay(pages: readonly Page[]): { day: Date; written: Page[] }[] {
  const days = new Map<string, { day: Date; written: Page[] }>();
  for (const page of pages) {
    const key = page.writtenAt.toDateString();
    const day = days.get(key) ?? { day: page.writtenAt, written: [] };
    day.written.push(page);
    days.set(key, day);
  }
  return [...days.values()];
}
