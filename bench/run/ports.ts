import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** The bench's own ports, away from that of a house which may be running on this machine. */
const first = 8140;
const last = 8159;
let next = first;

export async function freePort(): Promise<number> {
  for (let tries = first; tries <= last; tries += 1) {
    const port = next;
    next = next === last ? first : next + 1;
    if (await isFree(port)) return port;
  }
  throw new Error(`every port from ${first} to ${last} is taken`);
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  try {
    const ready = once(server, 'listening');
    server.listen(port, '127.0.0.1');
    await ready;
    return true;
  } catch {
    return false;
  } finally {
    server.close();
  }
}

/** Waits until something listens there, and no longer than a patient person would. */
export async function untilOpen(port: number, isAlive: () => boolean): Promise<void> {
  const giveUp = Date.now() + 30_000;
  while (isAlive() && Date.now() < giveUp) {
    if (await answers(port)) return;
    await wait(20);
  }
  throw new Error(`nothing came to listen on port ${port}`);
}

async function answers(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
