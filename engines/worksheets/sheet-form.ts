/** How an answer is given: in words, line by line, by choosing, as a day, or as a number of something. */
export type AnswerKind = 'words' | 'list' | 'choice' | 'date' | 'amount';

export interface Question {
  readonly id: string;
  /** One or two words that stand for it on the star and in the doc. */
  readonly word: string;
  readonly question: string;
  readonly help: string;
  readonly kind: AnswerKind;
  /** Of a choice. */
  readonly choices?: readonly string[];
  /** Of an amount: what is counted. */
  readonly unit?: string;
  /** The sheet can be finished without it. */
  readonly optional?: true;
}

/** What a sheet offers once a question is agreed on. In `words`, {} stands for the answer. */
export interface TaskForm {
  readonly kind: 'task';
  readonly of: string;
  readonly words: string;
  /** One for each line of a list. */
  readonly each?: true;
  /** By when, counted from the day on which it was agreed. */
  readonly in_days?: number;
}
export interface EventForm {
  readonly kind: 'event';
  readonly of: string;
  readonly words: string;
  /** So many days after it was agreed; absent: the answer is its day. */
  readonly in_days?: number;
  readonly time: string;
}
export type OfferForm = TaskForm | EventForm;

/**
 * A worksheet, whole: a few questions that a family answers together in a quarter of an hour, and what comes of them. It is
 * data alone; whoever adds a file like this and names it in forms.ts has another worksheet.
 */
export interface SheetForm {
  readonly key: string;
  readonly title: string;
  /** What it is good for, in one line. */
  readonly line: string;
  /** Its picture: strokes on a field of 24 by 24. */
  readonly drawing: readonly string[];
  readonly hue: number;
  /** How progress shows: a star with a point a question, or a line with a stop each. */
  readonly progress: 'star' | 'line';
  /** What one stop is called. */
  readonly stop: string;
  /** The name of the doc; {} stands for what the sheet is about. */
  readonly doc: string;
  readonly questions: readonly Question[];
  readonly offers: readonly OfferForm[];
  /** Its answers go on living in a ledger of who gave what. */
  readonly ledger?: true;
}
