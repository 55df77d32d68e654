import { fileURLToPath } from 'node:url';
import { Helper } from '../run/helper.ts';
import { freePort, untilOpen } from '../run/ports.ts';

export interface Peer {
  readonly port: number;
  stop(): Promise<void>;
}

async function startPeer(file: URL, ...args: string[]): Promise<Peer> {
  const port = await freePort();
  const server = new Helper(fileURLToPath(file), [String(port), ...args]);
  await untilOpen(port, () => server.isAlive());
  return { port, stop: () => server.stop() };
}

export const startBare = (way: 'framed-once' | 'framed-each'): Promise<Peer> =>
  startPeer(new URL('./bare.server.ts', import.meta.url), way);
export const startSocketIo = (): Promise<Peer> =>
  startPeer(new URL('./socket-io.server.ts', import.meta.url));
export const startBareReading = (databaseUrl: string): Promise<Peer> =>
  startPeer(new URL('./reading.server.ts', import.meta.url), databaseUrl);
