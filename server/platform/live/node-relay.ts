import { Redis } from 'ioredis';
import { randomUUID } from 'node:crypto';
import type { Logger } from '../log.ts';
import type { PeopleWord, SpaceWord } from './space-news.ts';

/** Carries words between the nodes of one house. With a single node there is nothing to carry. */
export interface Relay {
  tellSpace(space: string, word: SpaceWord): void;
  tellPeople(word: PeopleWord): void;
  listenTo(space: string): void;
  /** Answers once words of the other nodes about this space come in; at once where the line is down. */
  hears(space: string): Promise<void>;
  forget(space: string): void;
  ready(): Promise<boolean>;
  close(): Promise<void>;
}

export interface RelayEars {
  onSpace(space: string, word: SpaceWord): void;
  onPeople(word: PeopleWord): void;
  /** The line was down: words may have been missed. */
  onResumed(): void;
}

export const noRelay: Relay = {
  tellSpace() {},
  tellPeople() {},
  listenTo() {},
  hears: async () => {},
  forget() {},
  ready: async () => true,
  close: async () => {},
};

const people = 'kinsong:people';
const prefix = 'kinsong:space:';

export function redisRelay(url: string, ears: RelayEars, log: Logger): Relay {
  const node = randomUUID();
  const options = {
    maxRetriesPerRequest: null,
    retryStrategy: (tries: number) => Math.min(tries * 100, 2000),
  };
  // Words that can not be said now are not kept: the readers ask what changed as soon as the line is back.
  const mouth = new Redis(url, { ...options, enableOfflineQueue: false });
  const ear = new Redis(url, { ...options, autoResubscribe: true });
  const arriving = new Map<string, PromiseWithResolvers<void>>();
  let wasDown = false;

  for (const [name, connection] of [
    ['send', mouth],
    ['receive', ear],
  ] as const) {
    connection.on('error', (error: Error) =>
      log.warn({ reason: error.message, line: name }, 'the line to Redis failed'),
    );
    connection.on('close', () => {
      wasDown = true;
    });
  }
  ear.on('close', () => {
    for (const { resolve } of arriving.values()) resolve();
    arriving.clear();
  });
  ear.on('ready', () => {
    if (wasDown) ears.onResumed();
    wasDown = false;
  });
  ear.on('message', (channel: string, text: string) => {
    const heard = JSON.parse(text) as { from: string; word: unknown };
    if (heard.from === node) return;
    if (channel === people) ears.onPeople(heard.word as PeopleWord);
    else ears.onSpace(channel.slice(prefix.length), heard.word as SpaceWord);
  });
  const say = (channel: string, word: unknown): void => {
    mouth.publish(channel, JSON.stringify({ from: node, word })).catch((error: Error) => {
      log.debug({ reason: error.message }, 'a word for the other nodes was not carried');
    });
  };
  const subscribe = async (channel: string): Promise<void> => {
    try {
      await ear.subscribe(channel);
    } catch (error) {
      log.debug({ reason: (error as Error).message }, 'could not listen yet');
    }
  };
  void subscribe(people);

  return {
    tellSpace: (space, word) => say(prefix + space, word),
    tellPeople: (word) => say(people, word),
    listenTo(space) {
      const arrival = Promise.withResolvers<void>();
      if (ear.status === 'ready') arriving.set(space, arrival);
      void subscribe(prefix + space).then(() => {
        if (arriving.get(space) === arrival) arriving.delete(space);
        return arrival.resolve();
      });
    },
    hears: async (space) => arriving.get(space)?.promise,
    forget(space) {
      ear
        .unsubscribe(prefix + space)
        .catch((error: Error) => log.debug({ reason: error.message }, 'could not stop listening'));
    },
    ready: async () => mouth.status === 'ready' && ear.status === 'ready',
    async close() {
      mouth.disconnect();
      ear.disconnect();
    },
  };
}
