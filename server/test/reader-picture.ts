import type { FromServer } from '@kinsong/contract/live/protocol.ts';
import type { Message } from '@kinsong/contract/messages/messages.ts';
import type { Change } from '@kinsong/contract/spaces/spaces.ts';

type Changes = Extract<FromServer, { t: 'changes' }>;

/** One reader's picture of one space, drawn by the protocol's rules and nothing else. */
export class Picture {
  rev = 0;
  readonly #messages = new Map<string, Message>();
  /** The places of the messages as they were posted, in the order they were shown; what was edited since counts not. */
  readonly shown: number[] = [];

  /** False where something is missing in between: then one asks again, from `rev` on. */
  apply({ after, rev, changes, more }: Changes): boolean {
    if (this.rev >= rev) return true;
    if (this.rev < after) return false;
    for (const change of changes) this.#draw(change);
    this.rev = rev;
    return more !== true;
  }

  /** The stream as it would be seen. */
  stream(): Message[] {
    return [...this.#messages.values()].toSorted((a, b) => a.seq - b.seq);
  }

  #draw({ event, data }: Change): void {
    if (event !== 'messages.changed') return;
    const message = data as Message;
    const held = this.#messages.get(message.id);
    if (held !== undefined && held.rev >= message.rev) return;
    if (held === undefined && message.rev === message.seq) this.shown.push(message.seq);
    this.#messages.set(message.id, message);
  }
}
