import { setTimeout as wait } from 'node:timers/promises';
import type { Room } from './room.ts';

export interface Streamed {
  readonly messages: number;
  /** To how many, times how many a second. */
  readonly deliveriesASecond: number;
  /** How much of a core this process took: near 1, the measuring limits the measured. */
  readonly ownShare: number;
}

const stuck = 20_000;

/** Keeps so many messages under way: the next is said as soon as one has reached everybody. */
export async function stream(room: Room, inFlight: number, millis: number): Promise<Streamed> {
  const { tally } = room;
  await room.prepare();
  const before = tally.everybody;
  const done = Promise.withResolvers<undefined>();
  let said = 0;
  let speaking = 0;
  let ended = Infinity;
  const until = performance.now() + millis;

  const go = (): void => {
    if (performance.now() >= until) {
      if (speaking === 0 && tally.everybody - before === said) done.resolve(undefined);
      return;
    }
    while (speaking < inFlight && said - (tally.everybody - before) < inFlight) {
      said += 1;
      speaking += 1;
      room.say(sent);
    }
  };
  const sent = (): void => {
    speaking -= 1;
    // Not from within: the next message would be said before this one is counted as told.
    queueMicrotask(go);
  };
  tally.onEverybody = () => {
    ended = performance.now();
    go();
  };

  const cpu = process.cpuUsage();
  const begun = performance.now();
  go();
  await Promise.race([done.promise, wait(millis + stuck, undefined, { ref: false }).then(giveUp)]);
  tally.onEverybody = () => undefined;
  const seconds = (ended - begun) / 1000;
  const { user, system } = process.cpuUsage(cpu);
  return {
    messages: said,
    deliveriesASecond: (said * room.listeners) / seconds,
    ownShare: (user + system) / 1e6 / seconds,
  };
}

function giveUp(): never {
  throw new Error('some messages never reached everybody');
}
