import type { Answer, Call, Input } from '@kinsong/contract/common/call.ts';
import { Refusal } from '@kinsong/contract/common/errors.ts';
import { newId } from '@kinsong/contract/common/ids.ts';
import { deleteMessage, editMessage, postMessage } from '@kinsong/contract/messages/messages.ts';
import type { Caller } from '../caller.ts';
import type { Chance } from './seeded-random.ts';
import { pause } from './faults.ts';

/** What a writer was told is done. */
export interface Kept {
  readonly id: string;
  readonly space: string;
  readonly author: string;
  readonly number: number;
  readonly seq: number;
  /** null: taken back. undefined: changed just when the writer stopped, so that either will do. */
  content: string | null | undefined;
}

export interface WriterOptions {
  readonly name: string;
  /** How it reaches each node: by HTTP, or as an open page does. */
  readonly ways: readonly Caller[];
  readonly spaces: readonly string[];
  readonly chance: Chance;
  /** How many messages are on their way at once. One at a time, their order is promised. */
  readonly atOnce: number;
}

const patience = 2500;
const tryAgain: readonly string[] = ['house.full', 'rate.limited'];

/** Says numbered sentences, each with one id until it is acknowledged, to whichever node answers. */
export class Writer {
  readonly kept: Kept[] = [];
  readonly wrongs: string[] = [];
  readonly options: WriterOptions;
  tries = 0;
  /** The last that kept it from being heard: without it, a silence tells nothing about its cause. */
  hindrance = '';
  #number = 0;
  #stopped = false;
  #turn = 0;
  readonly #lines: Promise<void>[];

  constructor(options: WriterOptions) {
    this.options = options;
    this.#lines = Array.from({ length: options.atOnce }, () => this.#write());
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    await Promise.all(this.#lines);
  }

  async #write(): Promise<void> {
    const { chance, spaces } = this.options;
    while (!this.#stopped) {
      const kept = await this.#say(chance.pick(spaces));
      if (kept !== null && chance.next() < 0.1) await this.#change(kept);
      await pause(chance.between(5, 40));
    }
  }

  async #say(space: string): Promise<Kept | null> {
    const number = (this.#number += 1);
    const content = `${this.options.name} ${number}`;
    const body = { id: newId(), content };
    const message = await this.#insist(postMessage, { params: { space_id: space }, body });
    if (message === null) return null;
    const kept = { id: message.id, space, author: message.author_id, number, seq: message.seq, content };
    if (message.id !== body.id || message.content !== content)
      this.wrongs.push(`${content} was acknowledged as another`);
    this.kept.push(kept);
    return kept;
  }

  /** Each message is changed once at most: a try given up may still arrive, and must do no harm when it does. */
  async #change(kept: Kept): Promise<void> {
    const params = { space_id: kept.space, message_id: kept.id };
    const wanted = this.options.chance.next() < 0.3 ? null : `${kept.content}, mended`;
    kept.content = undefined;
    const done =
      wanted === null
        ? await this.#insist(deleteMessage, { params })
        : await this.#insist(editMessage, { params, body: { content: wanted } });
    if (done !== null) kept.content = wanted;
  }

  /** null: stopped before it was acknowledged. */
  async #insist<C extends Call>(call: C, input: Input<C>): Promise<Answer<C> | null> {
    const { ways, chance } = this.options;
    while (!this.#stopped) {
      this.tries += 1;
      const caller = ways[this.#turn % ways.length]!;
      try {
        return await Promise.race([caller.call(call, input), tooLate()]);
      } catch (error) {
        if (error instanceof Refusal && !tryAgain.includes(error.code)) {
          this.wrongs.push(`${call.name}: ${error.code}`);
          return null;
        }
        this.hindrance = `${call.name} at ${caller.base}: ${String(error)}`;
        this.#turn += 1;
        await pause(chance.between(20, 150));
      }
    }
    return null;
  }
}

async function tooLate(): Promise<never> {
  await pause(patience);
  throw new Error('no answer in time');
}
