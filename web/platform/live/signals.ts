import type { Signal } from '@kinsong/contract/live/protocol.ts';
import { Shelf } from '../shelf.ts';

/** Someone who writes says so again and again; silence this long means that they stopped, or left. */
const typingHolds = 6000;

/** The end of a text that is still coming: its characters from `from` on. */
export interface Piece {
  readonly from: number;
  readonly text: string;
}

const nothing: Piece = { from: 0, text: '' };

/** Lays the next piece on the end of what is held. After a gap only what comes from there on is known. */
export function laid(held: Piece, { offset, text }: { offset: number; text: string }): Piece {
  const reaches = held.from + held.text.length;
  if (offset < held.from || offset > reaches) return { from: offset, text };
  return { from: held.from, text: held.text.slice(0, offset - held.from) + text };
}

const nobody: ReadonlySet<string> = new Set();

/** What passes without a revision: who is here, who writes, how far each has read. */
export class Signals {
  readonly here = new Shelf<ReadonlySet<string>>(nobody);
  readonly typing = new Shelf<ReadonlySet<string>>(nobody);
  readonly seen = new Shelf<ReadonlyMap<string, number>>(new Map());
  /** By the message they are of. */
  readonly pieces = new Shelf<Piece>(nothing);
  readonly #typingTimers = new Map<string, ReturnType<typeof setTimeout>>();
  readonly #spaces = new Set<string>();

  hear(space: string, signal: Signal): void {
    if (signal.s === 'here') {
      this.here.of(space).change((people) => changed(people, signal.person, signal.here));
      if (!signal.here) this.writes(space, signal.person, false);
    } else if (signal.s === 'typing') {
      this.writes(space, signal.person, signal.on);
    } else if (signal.s === 'seen') {
      this.hasSeen(space, new Map([[signal.person, signal.seq]]));
    } else {
      this.pieces.of(signal.message).change((held) => laid(held, signal));
    }
  }

  areHere(space: string, people: readonly string[]): void {
    this.#spaces.add(space);
    this.here.of(space).set(new Set(people));
  }

  writes(space: string, person: string, on: boolean): void {
    const key = `${space} ${person}`;
    clearTimeout(this.#typingTimers.get(key));
    this.#typingTimers.delete(key);
    if (on)
      this.#typingTimers.set(
        key,
        setTimeout(() => this.writes(space, person, false), typingHolds),
      );
    this.typing.of(space).change((people) => changed(people, person, on));
  }

  /** Reading never goes back. */
  hasSeen(space: string, marks: ReadonlyMap<string, number>): void {
    this.seen.of(space).change((known) => {
      const further = [...marks].filter(([person, seq]) => seq > (known.get(person) ?? -1));
      return further.length === 0 ? known : new Map([...known, ...further]);
    });
  }

  /** The line is down: who is here is no longer known. */
  lost(): void {
    for (const space of this.#spaces) {
      this.here.clear(space);
      this.typing.clear(space);
    }
  }
}

function changed(people: ReadonlySet<string>, person: string, on: boolean): ReadonlySet<string> {
  if (people.has(person) === on) return people;
  const next = new Set(people);
  if (on) next.add(person);
  else next.delete(person);
  return next;
}
