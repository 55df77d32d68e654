import type { ErrorCode } from '@kinsong/contract/common/errors.ts';
import type { CallWord } from '@kinsong/contract/live/protocol.ts';
import type { Person } from '../person.ts';
import type { LiveChange } from './space-news.ts';
import type { View } from './reader.ts';

/** What someone may watch: seen from revision `from` on. */
export interface Watchable {
  readonly from: number;
  readonly rev: number;
}

export interface CaughtUp {
  readonly after: number;
  readonly rev: number;
  readonly more: boolean;
  readonly changes: readonly LiveChange[];
}

/** How much of what changed is answered at once; at least one revision whole, however long it is. */
export interface Page {
  readonly rows: number;
  readonly bytes: number;
}

/** What a call is answered with: a word of the protocol, written out. */
export interface Answered {
  readonly text: string;
  readonly refused: ErrorCode | null;
}

/** Performs a call for whoever a connection belongs to. It never fails: what went wrong is the answer. */
export type PerformCall = (word: CallWord) => Promise<Answered>;

/**
 * What the modules lend to the live connection, handed in by app.ts: who someone is, what they may watch, what changed.
 */
export interface LivePorts {
  findPerson(token: string): Promise<Person | null>;
  spacesOf(person: string): Promise<string[]>;
  /** Whether they let it be seen that they are here. */
  showsPresence(person: string): Promise<boolean>;
  /** Whether they may be among strangers at all. */
  mayEnterRooms(person: string): Promise<boolean>;
  /** Null when the person may not look there. */
  mayWatch(person: Person, space: string): Promise<Watchable | null>;
  changesSince(person: Person, space: string, since: number, page: Page): Promise<CaughtUp | null>;
  revisions(spaces: readonly string[]): Promise<Map<string, number>>;
  /** Who left these spaces, or was sent away, since then and is not back. */
  departedSince(spaces: readonly string[], since: Date): Promise<{ person: string; space: string }[]>;
  /** Which of these sessions are over. */
  endedAmong(sessions: readonly string[]): Promise<string[]>;
  /** The words of /ws/room/{room_id}. */
  readonly roomView: View;
}
