import { openDeviceLink } from '@kinsong/contract/identity/sessions.ts';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { openNode } from './app.ts';
import { freshDatabase } from './database.ts';

/** How many of so many guesses, each from the address that it is given, were heard at all; thirty may be. */
export async function heard(
  bases: readonly string[],
  tries: number,
  from: (n: number) => string,
): Promise<number> {
  const answers: Response[] = [];
  for (let n = 0; n < tries; n++) {
    const answer = await fetch(`${bases[n % bases.length]}${openDeviceLink.path}`, {
      method: openDeviceLink.method,
      headers: { 'content-type': 'application/json', 'x-forwarded-for': from(n) },
      body: JSON.stringify({ token: 'a guess' }),
    });
    answers.push(answer);
  }
  // Whoever is refused is told when to come again.
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused.every(({ headers }) => Number(headers.get('retry-after')) > 500)).toBe(true);
  return answers.filter(({ status }) => status === 410).length;
}

/** Nodes of one house that trust who stands before them, and limit as in earnest. */
export async function openHouse(
  nodes: number,
  more: Readonly<Record<string, string>> = {},
): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'kinsong-limits-'));
  const database = await freshDatabase();
  const settings = {
    KINSONG_TRUST_PROXY: 'loopback',
    KINSONG_RATE_LIMITS: '1',
    // Those who come by the proxy do so in the clear, as on a network one trusts.
    KINSONG_INSECURE: '1',
    ...more,
  };
  const open = await Promise.all(
    Array.from({ length: nodes }, () => openNode(database.url, folder, settings)),
  );
  onTestFinished(async () => {
    for (const node of open) await node.close();
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  });
  return open.map(({ base }) => base);
}
