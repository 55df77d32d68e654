import type { Question } from './sheet-form.ts';

/** How much has room in one answer, in letters. */
export const longestWords = 800;
export const longestSentence = 300;
export const mostLines = 16;
export const longestLine = 120;
const largestAmount = 1_000_000_000;

/** The lines of a list as somebody wrote them, without empty ones. */
export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Whether everyone could say yes to this as the answer; otherwise what is wrong with it. */
export function wrongWith(question: Question, text: string): string | null {
  if (text.trim() === '') return 'Write what you could all say yes to.';
  switch (question.kind) {
    case 'words':
      return text.includes('\n') || text.length > longestSentence
        ? `Say it in one sentence, of ${longestSentence} letters at most.`
        : null;
    case 'list':
      return linesOf(text).length > mostLines || linesOf(text).some((line) => line.length > longestLine)
        ? `At most ${mostLines} lines of ${longestLine} letters have room.`
        : null;
    case 'choice':
      return question.choices?.includes(text) === true ? null : 'Choose one of them.';
    case 'date':
      return isDay(text) ? null : 'Write a day like 2026-10-24.';
    case 'amount':
      return isAmount(text) ? null : 'Write a number, like 12 or 7.50.';
  }
}

/** A day that the calendar has. */
const isDay = (text: string): boolean => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text < '1900' || text >= '2201') return false;
  const day = new Date(`${text}T00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
};
const isAmount = (text: string): boolean =>
  /^\d{1,9}(?:\.\d{1,2})?$/.test(text) && Number(text) <= largestAmount;

/** An answer as it is read: lists in one line, days and amounts in words. */
export function inOneLine({ kind, unit }: Question, text: string): string {
  if (kind === 'list') return linesOf(text).join(' · ');
  if (kind === 'date') return dayInWords(text);
  return kind === 'amount' && unit !== undefined ? `${text} ${unit}` : text;
}

const dayInWords = (text: string): string =>
  new Date(`${text}T12:00Z`).toLocaleDateString('en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
