import { expect, onTestFinished, test } from 'vitest';
import { heard, openHouse } from '../../test/guess-attempts.ts';
import { TestRedis } from '../../test/redis.ts';

test('several nodes count together, and keep nobody out while Redis is away', async () => {
  const redis = await TestRedis.start();
  onTestFinished(() => redis.stop());
  const house = await openHouse(2, { KINSONG_REDIS_URL: redis.url });
  expect(await heard(house, 34, (n) => `203.0.113.${n}`)).toBe(30);
  await redis.stop();
  expect(await heard(house, 4, (n) => `203.0.113.${n}`)).toBe(4);
}, 60_000);
