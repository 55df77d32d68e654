import { rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from '../../log.ts';
import { clearLeftovers } from './leftovers.ts';
import { isShortSocketFolder, socketFolder, type Place } from './cluster-folders.ts';
import type { Programs } from './programs.ts';
import { NoRoomError, startServer } from './start-server.ts';

export interface KeptServer {
  readonly socketFolder: string;
  /** Cannot be started again for now, because its disk is full. */
  readonly lacksRoom: () => boolean;
  readonly stop: () => Promise<void>;
}

/** Most often what the dead server's helpers still hold is let go within a moment; room on a full disk takes longer. */
const shortestPause = 500;
const longestPause = 10_000;

/**
 * A server that is started again, behind the same socket, should it end unasked: a small machine short of memory
 * picks its largest process to kill, and a disk that is full ends it too. It is tried for as long as the house is open.
 */
export async function keepServer(
  place: Place,
  programs: Programs,
  durable: boolean,
  log: Pick<Logger, 'info' | 'warn'>,
): Promise<KeptServer> {
  const socket = socketFolder(place);
  const start = () => startServer(place, programs, socket, durable, (text) => log.info(text));
  const stopping = new AbortController();
  let lacksRoom = false;
  let server = await start();
  let reviving = Promise.resolve();

  async function revive(): Promise<void> {
    log.warn('the database ended unasked; starting it again');
    for (let pause = shortestPause; !stopping.signal.aborted; pause = Math.min(2 * pause, longestPause)) {
      try {
        await clearLeftovers(place.cluster, (text) => log.info(text));
        server = await start();
        lacksRoom = false;
        watch();
        return;
      } catch (error) {
        lacksRoom = error instanceof NoRoomError;
        log.warn({ reason: (error as Error).message }, 'the database cannot be started; it is tried again');
        await wait(pause, undefined, { signal: stopping.signal }).catch(() => {});
      }
    }
  }
  function watch(): void {
    void server.ended.then(() => {
      if (!stopping.signal.aborted) reviving = revive();
      return undefined;
    });
  }
  watch();

  return {
    socketFolder: socket,
    lacksRoom: () => lacksRoom,
    async stop() {
      stopping.abort();
      await reviving;
      await server.stop();
      if (isShortSocketFolder(socket)) rmSync(socket, { recursive: true, force: true });
    },
  };
}
