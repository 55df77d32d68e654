import type { FromServer } from '@kinsong/contract/live/protocol.ts';
import type { Message } from '@kinsong/contract/messages/messages.ts';

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
    // A frame is drawn as a whole: of a message that stands in it twice, only the last state is ever seen.
    const messages = changes
      .filter(({ event }) => event === 'messages.changed')
      .map(({ data }) => data as Message);
    for (const message of new Map(messages.map((each) => [each.id, each])).values()) this.#draw(message);
    this.rev = rev;
    return more !== true;
  }

  /** The stream as it would be seen. */
  stream(): Message[] {
    return [...this.#messages.values()].toSorted((a, b) => a.seq - b.seq);
  }

  #draw(message: Message): void {
    const held = this.#messages.get(message.id);
    if (held !== undefined && held.rev >= message.rev) return;
    if (held === undefined && message.rev === message.seq) this.shown.push(message.seq);
    this.#messages.set(message.id, message);
  }
}
