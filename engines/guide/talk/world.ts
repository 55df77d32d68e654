import type { Act } from '../frames/acts.ts';
import type { Slot } from './proposal.ts';
import type { Pending } from './pending.ts';

/** All the guide knows when it answers: what the person may read, and nothing else. A value: it looks nothing up itself. */
export interface World {
  readonly now: Date;
  readonly timeZone: string;
  readonly mode: 'real_world' | 'game';
  /** The id of the message that is answered: the same words choose other phrases another time. */
  readonly seed: string;
  readonly me: Someone;
  /** Everyone they share a space with, themselves left out. */
  readonly people: readonly Someone[];
  readonly spaces: readonly Place[];
  /** Open tasks, and those done within the last sixty days. */
  readonly tasks: readonly Task[];
  readonly events: readonly Upcoming[];
  /** What they asked to be reminded of and were not yet, the next one first. */
  readonly reminders: readonly Reminding[];
  readonly memories: readonly Fact[];
  readonly manifesto: string | null;
  /** Who offered help in words that this person may read, with the day they named. */
  readonly help: readonly OfferedHelp[];
  /** The last words of this conversation, oldest first, the one that is answered left out. */
  readonly recent: readonly Said[];
  /** What this house can do for them, as the modules bring it: the act, and what must be known first. */
  readonly abilities: ReadonlyMap<Act, Ability>;
  /** What the last reply left open; null when nothing is. */
  readonly pending: Pending | null;
  readonly tale: TaleState | null;
  /** What was looked up for these words, as `lookups` asked for it. */
  readonly lookedUp: LookedUp;
}

export interface Ability {
  /** The slots a card can not do without. */
  readonly needs: readonly Slot[];
  /** What the deed is, as a yes answers it: "It is written down." is said by the module, once it is done. */
  readonly label: string;
}

/** What is to be looked for before an answer: it goes out as a value, and what was found comes back as one. */
export type Lookup =
  | { readonly kind: 'search'; readonly words: readonly string[]; readonly limit: number }
  | {
      readonly kind: 'latest';
      readonly spaceIds: readonly string[];
      readonly since: Date | null;
      readonly limit: number;
    }
  | { readonly kind: 'decisions' };

export interface LookedUp {
  /** What holds any of the words, newest first. */
  readonly found: readonly Said[];
  /** The newest words of some spaces, oldest first. */
  readonly latest: readonly Said[];
  /** What was decided by vote where they are, newest first. */
  readonly decisions: readonly Decided[];
}
export const nothingLookedUp: LookedUp = { found: [], latest: [], decisions: [] };

export interface Someone {
  readonly id: string;
  readonly name: string;
  readonly realName: string | null;
}

export interface Place {
  readonly id: string;
  readonly name: string;
  readonly kind: string;
  readonly people: readonly string[];
  readonly lastWordAt: Date | null;
}

export interface Task {
  readonly id: string;
  readonly spaceId: string;
  readonly title: string;
  readonly status: 'pending' | 'in_progress' | 'completed' | 'blocked';
  readonly priority: 1 | 2 | 3 | 4;
  /** A day, 2026-11-25. */
  readonly dueDate: string | null;
  readonly dueTime: string | null;
  readonly assignedTo: string | null;
  readonly createdBy: string;
  readonly touchedAt: Date;
  readonly completedAt: Date | null;
}

/** Words of a space, of a doc or of a file's pages. */
export interface Said {
  readonly id: string;
  readonly spaceId: string;
  readonly authorId: string;
  readonly text: string;
  readonly at: Date;
}

export interface Decided {
  readonly id: string;
  readonly spaceId: string;
  readonly question: string;
  readonly verdict: 'passed' | 'failed' | 'no_quorum' | 'tied';
  /** What won, where one chose among several. */
  readonly winner: string | null;
  /** What somebody wrote of it afterwards. */
  readonly words: string | null;
  readonly closedAt: Date;
}

export interface Fact {
  readonly id: string;
  readonly text: string;
}

export interface Reminding {
  readonly id: string;
  readonly text: string;
  readonly at: Date;
}

export interface Upcoming {
  readonly id: string;
  readonly spaceId: string;
  readonly title: string;
  /** A day, 2026-11-25. */
  readonly day: string;
  /** 17:00; null for the whole day. */
  readonly time: string | null;
}

/** "I can drive on Saturday", said by somebody in a salon. */
export interface OfferedHelp {
  readonly who: string;
  readonly what: string;
  readonly day: string | null;
  readonly messageId: string;
  readonly spaceId: string;
  readonly said: string;
  readonly at: Date;
}

/** Where the tale stands: kept as JSON with the person. */
export interface TaleState {
  readonly chapter: number;
  /** The tasks that have become part of the tale, newest last. */
  readonly told: readonly string[];
  /** The scene within the chapter, and what was chosen on the way, by name. */
  readonly scene?: string;
  readonly choices?: Readonly<Record<string, string>>;
}
