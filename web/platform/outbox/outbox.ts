import type { Answer, Call, Input } from '@kinsong/contract/common/call.ts';
import type { ErrorCode } from '@kinsong/contract/common/errors.ts';
import { askAgain } from '../api/api.ts';
import { NoAnswer, Refused } from '../api/http-request.ts';
import type { Cache } from '../cache/cache.ts';
import { backoff } from '../live/backoff.ts';
import { Store } from '../store.ts';
import { Box } from './outbox-storage.ts';
import {
  after,
  nextIn,
  replacedBy,
  retried,
  unsentWords,
  waitingSpaces,
  withArrived,
  type Outcome,
  type OutboxItem,
} from './queue.ts';

/** A call that may wait, and what is done with its answer. */
export interface Send<C extends Call = Call> {
  readonly call: C;
  answered?(answer: Answer<C>): void;
  /** The first try came to nothing: it is kept here, and sent later. */
  held?(item: OutboxItem): void;
  /** It was quiet, and the house said no: it is gone, and nothing shows what was done any more. */
  refused?(why: ErrorCode): void;
}

export interface Writing {
  replaces?: string;
  quiet?: boolean;
  /** Files on their way that must be there first. */
  waits?: readonly string[];
}

/**
 * Writes that are kept until the house has them: in order within a space, also over a reload. Of several tabs one
 * sends at a time; what is sent twice all the same (a lost answer) the house stores once.
 */
export class Outbox {
  readonly items = new Store<readonly OutboxItem[]>([]);
  readonly #person: string;
  readonly #box: Box;
  readonly #sends = new Map<string, Send>();
  readonly #sending = new Map<string, Promise<void>>();
  readonly #onItsWay = new Set<number>();
  readonly #tabs: BroadcastChannel;
  #mySends = false;
  #notBefore = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #stopped = false;
  #amending: Promise<void> = Promise.resolve();

  constructor(person: string, cache: Cache, sends: readonly Send[]) {
    this.#person = person;
    this.#box = new Box(cache);
    for (const send of sends) this.#sends.set(send.call.name, send);
    this.#tabs = new BroadcastChannel(`kinsong-outbox-${person}`);
    this.#tabs.onmessage = () => void this.refresh().then(() => this.#schedule());
  }

  async start(): Promise<void> {
    await this.refresh();
    this.#go();
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
    this.#tabs.close();
  }

  /** Keeps a write. Once this resolves it will not be lost, whatever happens to the page. */
  async write<C extends Call>(space: string, call: C, input: Input<C>, writing: Writing = {}): Promise<void> {
    const superfluous =
      writing.replaces === undefined ? [] : replacedBy(this.items.get(), writing.replaces, this.#onItsWay);
    const { params = {}, query, body } = input as Partial<Pick<OutboxItem, 'params' | 'query' | 'body'>>;
    const entry = { ...writing, space, call: call.name, params, at: Date.now(), tries: 0 };
    await this.#box.add({
      ...entry,
      ...(query !== undefined && { query }),
      ...(body !== undefined && { body }),
    });
    await this.#box.drop(superfluous);
    await this.#tell();
    this.#go();
  }

  async retry(item: OutboxItem): Promise<void> {
    await this.#box.put(retried(item));
    await this.#tell();
    this.#go();
  }

  /** A file is at the house: what waited for it may go. */
  arrived(file: string): Promise<void> {
    return this.#amendAll((item) => withArrived(item, file));
  }

  /** What waits is to be sent another way than it was written. */
  amend(n: number, next: (item: OutboxItem) => OutboxItem): Promise<void> {
    return this.#amendAll((item) => (item.n === n ? next(item) : undefined));
  }

  /** One change after the other: each begins with what the one before has left. */
  #amendAll(amended: (item: OutboxItem) => OutboxItem | undefined): Promise<void> {
    this.#amending = this.#amending.then(async () => {
      for (const item of this.items.get()) {
        const changed = amended(item);
        if (changed !== undefined) await this.#box.put(changed);
      }
      await this.#tell();
      this.#go();
    });
    return this.#amending;
  }

  async takeBack(item: OutboxItem): Promise<void> {
    await this.#box.drop([item]);
    await this.#tell();
  }

  /** The way to the house seems to be open: do not wait for the next try. */
  hurry(): void {
    this.#notBefore = 0;
    this.#go();
  }

  unsent(): OutboxItem[] {
    return unsentWords(this.items.get());
  }

  #go(): void {
    if (this.#stopped || waitingSpaces(this.items.get()).length === 0) return;
    if (Date.now() < this.#notBefore) return this.#schedule();
    if (this.#mySends) return this.#startSpaces();
    this.#mySends = true;
    void alone(`kinsong-outbox-${this.#person}`, () => this.#sendAll()).finally(() => {
      this.#mySends = false;
      this.#schedule();
    });
  }

  #schedule(): void {
    clearTimeout(this.#timer);
    if (this.#stopped || waitingSpaces(this.items.get()).length === 0) return;
    this.#timer = setTimeout(() => this.#go(), Math.max(50, this.#notBefore - Date.now()));
  }

  async #sendAll(): Promise<void> {
    // Another tab may have sent some of it while this one waited for its turn.
    await this.refresh();
    this.#startSpaces();
    while (this.#sending.size > 0) await Promise.race(this.#sending.values());
  }

  #startSpaces(): void {
    for (const space of waitingSpaces(this.items.get())) {
      if (this.#sending.has(space)) continue;
      const done = this.#sendSpace(space).finally(() => this.#sending.delete(space));
      this.#sending.set(space, done);
    }
  }

  async #sendSpace(space: string): Promise<void> {
    while (!this.#stopped) {
      const item = nextIn(this.items.get(), space);
      if (item === undefined || Date.now() < this.#notBefore) return;
      this.#onItsWay.add(item.n);
      const outcome = await this.#try(item);
      this.#onItsWay.delete(item.n);
      if (this.#stopped) return;
      const next = after(item, outcome);
      if (next === null) await this.#box.drop([item]);
      else await this.#box.put(next);
      await this.#tell();
      if (next === null && outcome.kind === 'refused') this.#sends.get(item.call)?.refused?.(outcome.code);
      if (next === null || next.refused !== undefined) continue;
      if (item.tries === 0) this.#sends.get(item.call)?.held?.(item);
      return;
    }
  }

  async #try(item: OutboxItem): Promise<Outcome> {
    const send = this.#sends.get(item.call);
    // Written by a later version of the house than this page knows.
    if (send === undefined) return this.#later(item);
    try {
      const { params, query = {}, body } = item;
      const answer = await askAgain(send.call, { params, query, ...(body !== undefined && { body }) });
      this.#notBefore = 0;
      send.answered?.(answer);
      return { kind: 'done' };
    } catch (failure) {
      if (failure instanceof NoAnswer) return this.#later(item);
      // The house did it and said so in words this page does not know: the change itself comes over the live line.
      if (!(failure instanceof Refused)) return { kind: 'done' };
      if (passing.has(failure.status)) {
        return { ...this.#later(item, failure.retryAfter), code: failure.code };
      }
      if (failure.status >= 500) this.#later(item, failure.retryAfter);
      return { kind: 'refused', code: failure.code };
    }
  }

  #later(item: OutboxItem, asked = backoff(item.tries)): { kind: 'later' } {
    this.#notBefore = Date.now() + asked;
    return { kind: 'later' };
  }

  async #tell(): Promise<void> {
    if (!this.#stopped) this.#tabs.postMessage('changed');
    await this.refresh();
  }

  /** Reads what waits, as it is kept now. */
  async refresh(): Promise<void> {
    this.items.set(await this.#box.all().catch(() => this.items.get()));
  }
}

/** Answers that say "not now" rather than "no": signed out, too often, full. */
const passing: ReadonlySet<number> = new Set([401, 429, 503]);

/** Where the browser has no locks (plain http beyond this machine) several tabs may send; the house stores once. */
async function alone(name: string, task: () => Promise<void>): Promise<void> {
  if (navigator.locks === undefined) return task();
  await navigator.locks.request(name, task);
}
