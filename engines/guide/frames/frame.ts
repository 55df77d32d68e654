import type { Act } from './acts.ts';

/** A clause of what was said, read: who wants what, of whom, when. What was not said stands nowhere in it. */
export interface Frame {
  /** The clause, as it was typed. */
  readonly said: string;
  readonly act: Act;
  /** 0 to 1; below a half the guide asks before it offers anything. */
  readonly sure: number;
  readonly polarity: Polarity;
  /** The thing itself in its plain form, as a card calls it: "Buy fish". Null where it could not be read. */
  readonly object: string | null;
  /** The words that say what it is about, without days and names. */
  readonly topic: readonly string[];
  /** When it is to be, or was. */
  readonly when: When | null;
  /** Other days that are named: what is moved from, what is told of. */
  readonly otherDays: readonly When[];
  readonly repeat: Repeat | null;
  /** Who is to do it, where that is not the speaker: "ask Tomas to…". */
  readonly doer: Who | null;
  /** Whom it is for: "a cake for Noor". */
  readonly forWhom: Who | null;
  /** Who is to come, as later words named them. */
  readonly guests?: readonly Who[];
  /** Everyone who is named, the doer among them. */
  readonly people: readonly Who[];
  /** Where it is to be, in the words that said it: "at Oma's", "in the workshop". */
  readonly where: string | null;
  /** Spaces, tasks and reminders of the house that are meant, by their ids; several mean: ask which. */
  readonly spaces: readonly string[];
  readonly tasks: readonly string[];
  readonly reminders: readonly string[];
  readonly events: readonly string[];
  readonly amount: string | null;
  readonly priority: 1 | 2 | 3 | 4 | null;
  /** It ends as a question, or is built as one. */
  readonly asks: boolean;
  /** It names only a day, an hour, who, or how often: it is said of what was spoken of before. */
  readonly amends?: true;
}

export type Polarity =
  | 'wanted'
  /** "Don't put that on the list", "I won't go". */
  | 'unwanted'
  /** "I've done the gutters." */
  | 'done'
  /** It is only told: "Ruth went to the market". */
  | 'told'
  | 'jest';

/** A day or a stretch of days in the person's own zone. More than one reading means: ask. */
export interface When {
  /** As it was typed. */
  readonly said: string;
  readonly readings: readonly Days[];
  /** 17:00; null when no hour was said. */
  readonly time: string | null;
  /** Of "three to five", 17:00. Before `time` it is on the next day: "22 to 7". */
  readonly until: string | null;
  /** "at seven" without a word about morning or evening: both, to be asked. */
  readonly times: readonly string[];
  /** Only an hour was said; the day is the nearest in which it is still to come. */
  readonly dayless?: boolean;
  /** "The day before", "an hour later", "on the day": counted from the matter it is said of; no readings then. */
  readonly relative?: Relative;
  /** "On Friday afternoon", "after lunch": no hour was said, and none is invented. */
  readonly part?: DayPart;
}

export interface Relative {
  readonly days?: number;
  readonly minutes?: number;
}

export type DayPart = 'morning' | 'afternoon' | 'evening' | 'night';

export interface Days {
  readonly from: string;
  readonly to: string;
}

export interface Repeat {
  readonly said: string;
  /** As a calendar says it: FREQ=WEEKLY;BYDAY=FR */
  readonly rule: string;
}

/** Somebody who was named: one id is certain; none is nobody here; several or a guess are asked. */
export interface Who {
  readonly said: string;
  readonly ids: readonly string[];
  /** Clumsy spelling, a nickname or kin: to be confirmed. */
  readonly guessed: boolean;
}
