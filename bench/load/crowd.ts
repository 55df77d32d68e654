import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { clientFrame } from './frames.ts';
import { openAll } from './room.ts';
import { upgradeRequest } from './websocket.ts';

/** People who ask for all that ever was said in a salon, and read nothing of it. */
export interface Crowd {
  readonly port: number;
  readonly space: string;
  readonly tokens: readonly string[];
  readonly count: number;
}

/** What one piece of carrying leaves of room, the next asking fills. */
const times = 5;
const crowd: Socket[] = [];

export async function gather({ port, space, tokens, count }: Crowd): Promise<null> {
  const watch = clientFrame(JSON.stringify({ t: 'watch', space, since: 0 }));
  await openAll(count, async (index) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    crowd.push(socket);
    // The house may well show them out: that is what is measured.
    socket.on('error', () => socket.destroy());
    await once(socket, 'connect');
    socket.write(upgradeRequest({ port, path: '/ws?v=1', token: tokens[index % tokens.length]! }));
    await once(socket, 'readable');
    // From here on nothing is taken off the wire any more.
    for (let time = 0; time < times; time += 1) socket.write(watch);
  });
  return null;
}

export async function disperse(): Promise<null> {
  for (const socket of crowd.splice(0)) socket.destroy();
  return null;
}
