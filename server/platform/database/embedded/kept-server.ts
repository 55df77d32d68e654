import { rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from '../../log.ts';
import { clearLeftovers } from './leftovers.ts';
import { isShortSocketFolder, socketFolder, type Place } from './place.ts';
import type { Programs } from './programs.ts';
import { startServer } from './server.ts';

export interface KeptServer {
  readonly socketFolder: string;
  readonly stop: () => Promise<void>;
}

const attempts = 20;

/**
 * A server that is started again, behind the same socket, should it end unasked: a small machine short of memory
 * picks its largest process to kill.
 */
export async function keepServer(
  place: Place,
  programs: Programs,
  durable: boolean,
  log: Pick<Logger, 'info' | 'warn'>,
): Promise<KeptServer> {
  const socket = socketFolder(place);
  const start = () => startServer(place, programs, socket, durable, (text) => log.info(text));
  const state = { stopping: false };
  let server = await start();
  let reviving = Promise.resolve();

  async function revive(): Promise<void> {
    log.warn('the database ended unasked; starting it again');
    for (let attempt = 1; attempt <= attempts && !state.stopping; attempt += 1) {
      try {
        await clearLeftovers(place.cluster, (text) => log.info(text));
        server = await start();
        watch();
        return;
      } catch (error) {
        // What the dead server's helpers still hold is let go within a moment.
        if (attempt === attempts) log.warn((error as Error).message);
        await wait(500);
      }
    }
  }
  function watch(): void {
    void server.ended.then(() => {
      if (!state.stopping) reviving = revive();
      return undefined;
    });
  }
  watch();

  return {
    socketFolder: socket,
    async stop() {
      state.stopping = true;
      await reviving;
      await server.stop();
      if (isShortSocketFolder(socket)) rmSync(socket, { recursive: true, force: true });
    },
  };
}
