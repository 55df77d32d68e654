import { addDays, type DayText } from '../common/calendar-days.ts';
import { namedDay } from './calendar-days.ts';
import type { Priority } from '../common/priority.ts';
import { longestTitle } from './task.ts';

/** Where something was written. What counts as urgent, and when it is due, differs a little from place to place. */
export const places = ['chat', 'hub', 'project', 'organiser'] as const;
export type Place = (typeof places)[number];

interface Rules {
  /** Words that say that something is to be done. */
  readonly tasks: readonly RegExp[];
  /** The first of these that occurs gives the priority; otherwise it is normal. */
  readonly priorities: readonly (readonly [Priority, RegExp])[];
  /** Due so many days ahead by its priority, or on the day that the words name, else a week ahead. */
  readonly due: 'by priority' | 'by its words';
}

const taskWords = [
  /\bneed(?:s)? to\b/,
  /\bshould\b/,
  /\bmust\b/,
  /\b(?:have|has) to\b/,
  /\bremember to\b/,
  /\bdon'?t forget to\b/,
  /\bmake sure to\b/,
  /\bto-?do:/,
  /\btask:/,
  /\bfollow[- ]up\b/,
];
const moreTaskWords = [/\bdeadline\b/, /\bdue\b(?! to\b)/, /\baction:/];

const ofChat: Rules['priorities'] = [
  [1, /\b(?:urgent(?:ly)?|asap|critical(?:ly)?)\b/],
  [2, /\b(?:important(?:ly)?|soon)\b/],
  [4, /\b(?:later|sometime)\b/],
];

/** One row of rules a place (S1 §5; S2 §5: hub salon, project chat, organiser). */
const rules: Readonly<Record<Place, Rules>> = {
  chat: { tasks: taskWords, priorities: ofChat, due: 'by priority' },
  hub: {
    tasks: [...taskWords, ...moreTaskWords],
    priorities: [[1, /\burgent(?:ly)?\b/]],
    due: 'by priority',
  },
  project: {
    tasks: [...taskWords, ...moreTaskWords],
    priorities: [
      [1, /\b(?:urgent(?:ly)?|asap)\b/],
      [2, /\bimportant(?:ly)?\b/],
      [4, /\b(?:later|someday)\b/],
    ],
    due: 'by its words',
  },
  organiser: { tasks: [...taskWords, ...moreTaskWords], priorities: ofChat, due: 'by priority' },
};

const daysAhead: Readonly<Record<Priority, number>> = { 1: 1, 2: 3, 3: 7, 4: 14 };
const aWeek = 7;

/** What to be found in words someone wrote. */
export interface Detected {
  /** Whether it sounds like something to be done. */
  readonly isTask: boolean;
  readonly title: string;
  readonly priority: Priority;
  readonly due_date: DayText;
}

/** The one function that finds tasks in words, in every place of the house. */
export function detectTask(text: string, place: Place, today: DayText): Detected {
  const { tasks, priorities, due } = rules[place];
  const words = text.replaceAll('’', "'").toLowerCase();
  const priority = priorities.find(([, sign]) => sign.test(words))?.[0] ?? 3;
  return {
    isTask: sentencesOf(words).some((each) => !isAsked(each) && tasks.some((sign) => sign.test(each))),
    title: titleOf(text),
    priority,
    due_date:
      due === 'by its words'
        ? (namedDay(text, today) ?? addDays(today, aWeek))
        : dueByPriority(priority, today),
  };
}

/** Its sentences and lines: of several it is enough that one sounds so. */
export const sentencesOf = (words: string): string[] => words.split(/(?<=[.!?…])\s+|\n+/);

const lead = '(?:(?:and|but|so|or|well|then|ok(?:ay)?)\\W+)*';
const askers = '(?:what|who|whom|whose|when|where|why|how|which)';
const turned = "(?:should|must|do|does|did|is|are|am|have|has)(?! to\\b| not\\b|n't)";
const questions = [
  new RegExp(`^\\W*${lead}(?:${askers}|${turned})\\b.*\\?\\W*$`),
  // Many leave the mark out.
  new RegExp(`^\\W*${lead}${askers} (?:should|must|do|does|did|ha(?:s|ve) to|needs? to)\\b`),
  new RegExp(`^\\W*${lead}${turned} (?:i|you|he|she|it|we|they|there|some(?:body|one)|any(?:body|one))\\b`),
];

/** "What should I do?" asks; "could you remember to lock up?" asks for something, and stays to be done. */
const isAsked = (sentence: string): boolean => questions.some((sign) => sign.test(sentence));

export const dueByPriority = (priority: Priority, today: DayText): DayText =>
  addDays(today, daysAhead[priority]);

const longestShown = 50;
const keptOfTitle = 47;
const label = /^(?:to-?do|task|action):\s*/i;

/** The first sentence or line; over 50 characters it is cut to 47 and an ellipsis. */
export function titleOf(text: string): string {
  const line = text.trim().split('\n', 1)[0] ?? '';
  const [sentence = ''] = /^.*?[.!?…](?=\s|$)/su.exec(line) ?? [line];
  const bare = sentence
    .replace(label, '')
    .trim()
    .replace(/(?<=[^.])\.$/, '');
  const letters = Array.from(bare === '' ? line.trim() : bare);
  return letters.length > longestShown ? `${letters.slice(0, keptOfTitle).join('')}...` : letters.join('');
}

/** How a long wish is written down: what is too long for a title stands whole in the description. */
export function titled(text: string): { text: string; description: string } {
  return text.length <= longestTitle ? { text, description: '' } : { text: titleOf(text), description: text };
}

/** The task as a confirmation quotes it: the first 40 characters. */
export const quoted = (text: string): string => cutAt(text, 40);
/** The task as a line of the hub shows it. */
export const preview = (text: string): string => cutAt(text, 60);

function cutAt(text: string, most: number): string {
  const letters = Array.from(text);
  return letters.length > most ? `${letters.slice(0, most).join('')}...` : text;
}
