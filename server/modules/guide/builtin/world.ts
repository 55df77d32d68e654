import type { Danger } from '@kinsong/contract/guide/danger-card.ts';
import type { Tool } from '../../../platform/tool.ts';
import type { Understanding } from './understanding.ts';

/** All the built-in guide knows when it answers: what the person may read, and nothing else. */
export interface World {
  now: Date;
  timeZone: string;
  mode: 'real_world' | 'game';
  /** The id of the message that is answered: the same words choose other phrases another time. */
  seed: string;
  me: Someone;
  /** Everyone they share a space with, themselves left out. */
  people: readonly Someone[];
  spaces: readonly Place[];
  /** Open tasks, and those done within the last sixty days. */
  tasks: readonly Task[];
  /** The last words of this conversation, oldest first, the one that is answered left out. */
  recent: readonly Said[];
  memories: readonly Fact[];
  /** What they asked to be reminded of and were not yet, the next one first. */
  reminders: readonly Reminding[];
  events: readonly Upcoming[];
  manifesto: string | null;
  /** What they may read that holds any of the words, newest first. */
  search: (words: readonly string[], limit: number) => Promise<readonly Said[]>;
  /** The newest words in some of their spaces, oldest first; since null as far back as the limit goes. */
  latest: (spaceIds: readonly string[], since: Date | null, limit: number) => Promise<readonly Said[]>;
  /** The names of the tools that may be proposed in this house. */
  tools: ReadonlySet<string>;
  /** Of these, some say themselves by which intents they are offered. */
  offerings: readonly Pick<Tool, 'name' | 'offering'>[];
  /** What the last reply left on the table; null when nothing is. */
  carried: Carried | null;
  story: StoryState | null;
}

export interface Someone {
  id: string;
  name: string;
  realName: string | null;
}

export interface Place {
  id: string;
  name: string;
  kind: string;
  people: readonly string[];
  lastWordAt: Date | null;
}

export interface Task {
  id: string;
  spaceId: string;
  title: string;
  status: 'pending' | 'in_progress' | 'completed' | 'blocked';
  priority: 1 | 2 | 3 | 4;
  /** A day, 2026-11-25. */
  dueDate: string | null;
  assignedTo: string | null;
  createdBy: string;
  touchedAt: Date;
  completedAt: Date | null;
}

export interface Said {
  id: string;
  spaceId: string;
  authorId: string;
  text: string;
  at: Date;
}

export interface Fact {
  id: string;
  text: string;
}

export interface Reminding {
  id: string;
  text: string;
  at: Date;
}

export interface Upcoming {
  id: string;
  spaceId: string;
  title: string;
  /** A day, 2026-11-25. */
  day: string;
}

/** Kept as JSON with the reply and handed back with the next message. */
export interface Carried {
  /** What was understood so far, to be completed by the answer. */
  about: Understanding;
  /** What was asked; null when only an offer or an answer stands there. */
  asked: Question | null;
  offer: Proposal | null;
  /** One question was asked about all of these cards. */
  offers?: readonly Proposal[];
  /** What a bare yes would mean, where the words ended with a question. */
  onYes?: Understanding;
  /** The offer was answered; what changes it now changes what was done. */
  settled?: Settled;
}

export interface Settled {
  answer: 'yes' | 'no';
  deed: Proposal;
}

export interface Question {
  about: 'day' | 'time' | 'person' | 'task' | 'reminder' | 'title' | 'go ahead';
  choices: readonly Choice[];
}

export interface Choice {
  /** A day, a time, or an id of a person, a task or a reminder. */
  value: string;
  label: string;
}

/** What the guide offers to do. Nothing happens before the person's Yes. */
export interface Proposal {
  tool: string;
  args: Record<string, unknown>;
}

export interface StoryState {
  chapter: number;
  /** The tasks that have become part of the tale, newest last. */
  told: readonly string[];
}

export interface Reply {
  text: string;
  lyrical: boolean;
  proposals: readonly Proposal[];
  /** To be kept until the next message; null clears the table. */
  carry: Carried | null;
  /** Present when the tale went on. */
  story?: StoryState;
  /** The person answered the open offer in words: it is to be settled as if a button were pressed. */
  settles?: 'yes' | 'no';
  /** Where several cards lie there: those that are meant. */
  settled?: readonly Proposal[];
  /** A life may be in danger: nothing is offered after this. */
  danger?: Danger;
}
