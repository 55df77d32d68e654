import { errors } from '@kinsong/contract/common/errors.ts';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { Resident } from './acting-person.ts';

/** A house that has no time for so many calls, and then lets Anna in. */
async function busyHouse(times: number, retryAfter: string): Promise<{ base: string; asked: () => number }> {
  let asked = 0;
  const server = createServer((_, response) => {
    asked += 1;
    const isFull = asked <= times;
    const full = { detail: errors['house.full'].text, code: 'house.full', request_id: 'r' };
    response.writeHead(isFull ? 503 : 200, isFull ? { 'retry-after': retryAfter } : {});
    response.end(JSON.stringify(isFull ? full : { access_token: 'token', user: { id: 'anna' } }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return { base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked: () => asked };
}

test('a house that is full is asked again when it said, and goes on being furnished', async () => {
  const { base, asked } = await busyHouse(2, '1');
  const began = performance.now();
  const anna = await Resident.register(base, 'Anna', '000000000000');
  // Twice in vain, then in; and then she promises what everyone does.
  expect([anna.id, asked()]).toEqual(['anna', 4]);
  expect(performance.now() - began).toBeGreaterThan(1_900);
});

test('a house that stays full is given up in its own words', async () => {
  const { base } = await busyHouse(Number.POSITIVE_INFINITY, '0');
  await expect(Resident.register(base, 'Anna', '000000000000')).rejects.toThrow(errors['house.full'].text);
});
