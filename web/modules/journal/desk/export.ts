import type { Page } from '../journal-tab.ts';
import { byDay } from './found.ts';

export type Form = 'md' | 'json';

const wholeDay = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});
const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

/** The oldest first, as a book is read. */
const inOrder = (pages: readonly Page[]): Page[] => pages.toSorted((one, other) => one.nr - other.nr);

const damaged = '(This page was damaged and does not open.)';

export function asMarkdown(pages: readonly Page[]): string {
  const days = byDay(inOrder(pages)).map(({ day, written }) => {
    const said = written.map((page) => `### ${clock.format(page.writtenAt)}\n\n${page.words ?? damaged}`);
    return `## ${wholeDay.format(day)}\n\n${said.join('\n\n')}`;
  });
  return `# Secret journal\n\n${days.join('\n\n')}\n`;
}

export function asJson(pages: readonly Page[]): string {
  const written = inOrder(pages).map(({ id, writtenAt, changedAt, words }) => ({
    id,
    written_at: writtenAt.toISOString(),
    changed_at: changedAt.toISOString(),
    words,
  }));
  return `${JSON.stringify({ pages: written }, null, 2)}\n`;
}

/** Made here, and handed to the browser as a file: it never comes by the house. */
export function carryAway(pages: readonly Page[], form: Form): void {
  const text = form === 'md' ? asMarkdown(pages) : asJson(pages);
  const type = form === 'md' ? 'text/markdown' : 'application/json';
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `secret-journal-${new Date().toLocaleDateString('sv-SE')}.${form}`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
