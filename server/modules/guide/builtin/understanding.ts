/** What the guide can tell apart. The rules that recognise each stand in intents/. */
export const intents = [
  'what_is_due',
  'what_was_done',
  'who_could_help',
  'what_did_we_decide',
  'what_was_said',
  'remind_me',
  'add_task',
  'change_task',
  'done_task',
  'found_project',
  'find_person',
  'who_is',
  'who_does',
  'summarise_space',
  'search',
  'next_small_thing',
  'who_are_you',
  'what_can_you_do',
  'what_do_you_remember',
  'remember_this',
  'forget_this',
  'danger',
  'hardship',
  'conflict',
  'joy',
  'thanks',
  'greeting',
  'farewell',
  'story',
  'verse',
  'perspective_swap',
  'invite_to_council',
  'plan_event',
  'start_vote',
  'what_day',
  'reckoning',
  'smalltalk',
  'yes',
  'no',
  'cancel',
  'unknown',
] as const;
export type Intent = (typeof intents)[number];
export const isIntent = (name: string): boolean => intents.some((each) => each === name);

export interface Understanding {
  text: string;
  intent: Intent;
  /** 0 to 1; below a half the guide asks before it offers anything. */
  sure: number;
  dates: readonly When[];
  people: readonly Who[];
  /** Who is to do it: "ask Tomas to…", "Tomas should…"; not everyone who is named. */
  assignee: Who | null;
  /** A name in the place of a person that nobody here goes by. */
  stranger?: Who;
  /** Ids of tasks; several mean that it has to ask which. */
  tasks: readonly string[];
  /** What is to become of a reminder that is set already; null until it is known which. */
  reminder?: { deed: 'drop' | 'move'; id: string | null };
  /** Ids of spaces named in it. */
  spaces: readonly string[];
  /** What a task, a reminder or a project would be called. */
  title: string | null;
  /** The words that say what it is about, without dates and names. */
  topic: readonly string[];
  priority: 1 | 2 | 3 | 4 | null;
  /** 'weekly', 'every friday': said, and not yet something that a task can do. */
  repeats: string | null;
}

/** A day or a stretch of days in the person's own zone. More than one reading means: ask. */
export interface When {
  /** Only a time was said; the day is the nearest in which it is still to come. */
  dayless?: boolean;
  said: string;
  readings: readonly Days[];
  /** 17:00; null when none was said. */
  time: string | null;
  /** "at seven" without a word about morning or evening: both, to be asked. */
  times: readonly string[];
}

export interface Days {
  from: string;
  to: string;
}

/** Somebody who was named: one reading is certain, several or a guess are asked. */
export interface Who {
  said: string;
  ids: readonly string[];
  /** Clumsy spelling or a nickname: one person, to be confirmed. */
  guessed: boolean;
}

/** Where a button was pressed there are no words. */
export const nothingSaid = (intent: Intent): Understanding => ({
  text: '',
  intent,
  sure: 1,
  dates: [],
  people: [],
  assignee: null,
  tasks: [],
  spaces: [],
  title: null,
  topic: [],
  priority: null,
  repeats: null,
});
