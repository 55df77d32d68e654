import { setTimeout as wait } from 'node:timers/promises';
import type { Room } from './room.ts';

/** Says messages at an even pace and measures, in milliseconds, how long each took to reach everybody. */
export async function pace(room: Room, aSecond: number, messages: number): Promise<number[]> {
  const { tally } = room;
  await room.prepare();
  const before = tally.everybody;
  const saidAt: number[] = [];
  const took: number[] = [];
  tally.onEverybody = (message) => {
    const said = saidAt[message - before - 1];
    if (said !== undefined) took.push(performance.now() - said);
  };
  const begun = performance.now();
  for (let next = 0; next < messages; next += 1) {
    await wait(Math.max(0, begun + (next * 1000) / aSecond - performance.now()));
    saidAt.push(performance.now());
    room.say(() => undefined);
  }
  for (let tries = 0; took.length < messages; tries += 1) {
    if (tries > 1000) throw new Error('some messages never reached everybody');
    await wait(10);
  }
  tally.onEverybody = () => undefined;
  return took;
}
