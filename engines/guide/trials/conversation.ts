import type { Heard } from '../hear.ts';
import type { Proposal } from '../talk/proposal.ts';
import type { Pending } from '../talk/pending.ts';
import type { Reply } from '../talk/reply.ts';
import type { World } from '../talk/world.ts';
import { done } from './done.ts';
import { house, lookUp } from './house.ts';

/** The engine as a house uses it. */
export interface Guide {
  hear(text: string, world: World): Heard;
  answer(heard: Heard, world: World): Reply;
}

/** A conversation with the guide in a furnished house: what is kept between two messages, and what a yes does. */
export class Conversation {
  readonly #guide: Guide;
  #world: World;
  #turn = 0;

  constructor(guide: Guide, over: Partial<World> = {}) {
    this.#guide = guide;
    this.#world = house(over);
  }

  get world(): World {
    return this.#world;
  }

  say(text: string): Reply {
    this.#world = { ...this.#world, seed: `message ${(this.#turn += 1)}` };
    const heard = this.#guide.hear(text, this.#world);
    const reply = this.#guide.answer(heard, { ...this.#world, lookedUp: lookUp(heard.lookups) });
    for (const { answer, proposals } of reply.settles ?? [])
      if (answer === 'yes') proposals.forEach((each) => this.#done(each));
    const words = (authorId: string, said: string) => ({
      ...{ id: `${authorId} ${this.#turn}`, spaceId: 'thread', authorId, text: said, at: this.#world.now },
    });
    this.#world = {
      ...this.#world,
      // As the house keeps it: as JSON.
      pending: JSON.parse(JSON.stringify(reply.pending)) as Pending | null,
      tale: reply.tale ?? this.#world.tale,
      recent: [...this.#world.recent, words('ruth', text), words('mairy', reply.text)],
    };
    return reply;
  }

  /** A card's Yes is pressed. */
  press(proposal: Proposal): void {
    this.#done(proposal);
  }

  #done(card: Proposal): void {
    this.#world = done(card, `made ${this.#turn} ${card.object ?? ''}`, this.#world);
  }
}
