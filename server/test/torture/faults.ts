import type { DatabaseProcess } from '../database-process.ts';
import type { HouseProcess } from '../house-process.ts';
import type { TestRedis } from '../redis.ts';
import type { Chance } from './seeded-random.ts';

const kinds = ['first node', 'second node', 'redis', 'database'] as const;

export interface Trouble {
  readonly what: (typeof kinds)[number];
  /** Milliseconds after the round began, and how long it stays away. */
  readonly at: number;
  readonly awayFor: number;
}

export interface Stage {
  readonly nodes: readonly [HouseProcess, HouseProcess];
  readonly redis: TestRedis;
  readonly database: DatabaseProcess;
}

/** One to three things a round, in any combination: both nodes at once is among them. */
export function planRound(chance: Chance): Trouble[] {
  const left = [...kinds];
  return Array.from({ length: Math.floor(chance.between(1, 4)) }, () => {
    const what = chance.pick(left);
    left.splice(left.indexOf(what), 1);
    return { what, at: Math.round(chance.between(100, 1500)), awayFor: Math.round(chance.between(0, 800)) };
  }).toSorted((a, b) => a.at - b.at);
}

/** Answers when everything stands again. */
export async function befall({ nodes, redis, database }: Stage, trouble: Trouble): Promise<void> {
  await pause(trouble.at);
  switch (trouble.what) {
    case 'first node':
    case 'second node': {
      const node = nodes[trouble.what === 'first node' ? 0 : 1];
      await node.kill();
      await pause(trouble.awayFor);
      return node.start();
    }
    case 'redis':
      await redis.stop();
      await pause(trouble.awayFor);
      return redis.start();
    case 'database':
      return database.crash();
  }
}

export const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));
