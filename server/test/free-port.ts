import { once } from 'node:events';
import { createServer } from 'node:net';
import { randomInt } from 'node:crypto';

/** Below those that the system hands out: there nobody is given the port while its holder is away. */
const [from, to] = [12_000, 32_000];

/** A loopback port that nobody holds now, for a process that must come back at the same one. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(from, to);
    if (await isFree(port)) return port;
  }
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer().listen(port, '127.0.0.1');
  try {
    await once(probe, 'listening');
  } catch {
    return false;
  }
  probe.close();
  await once(probe, 'close');
  return true;
}
