import { join } from 'node:path';
import type { Logger } from '../../log.ts';
import { ensureCluster } from './cluster.ts';
import { clearLeftovers } from './leftovers.ts';
import { databasePassword } from './password.ts';
import { choosePlace, databaseFolder } from './cluster-folders.ts';
import { findPrograms } from './programs.ts';
import { ensureRoles } from './roles.ts';
import { takeRunLock } from './run-lock.ts';
import { keepServer } from './kept-server.ts';

export interface EmbeddedOptions {
  readonly dataDir: string;
  readonly log: Pick<Logger, 'info' | 'warn'>;
  /** false is for tests alone: fast, and lost with the power. */
  readonly durable?: boolean;
}

export interface Embedded {
  readonly url: string;
  /** May do anything in this server, like making and dropping databases. */
  readonly adminUrl: string;
  /** Cannot be started again for now, because its disk is full. */
  readonly lacksRoom: () => boolean;
  readonly stop: () => Promise<void>;
}

/** Starts the house's own PostgreSQL in the data folder, making it there the first time. */
export async function startEmbedded({ dataDir, log, durable = true }: EmbeddedOptions): Promise<Embedded> {
  const folder = databaseFolder(dataDir);
  const release = takeRunLock(join(folder, 'run.lock'), dataDir);
  try {
    const place = choosePlace(folder);
    const programs = findPrograms(place.owner);
    await clearLeftovers(place.cluster, (text) => log.info(text));
    const password = databasePassword(place);
    await ensureCluster(place, programs, password, durable);
    const server = await keepServer(place, programs, durable, log);
    const stop = async (): Promise<void> => {
      await server.stop();
      release();
    };
    try {
      return { ...(await ensureRoles(password, server.socketFolder)), lacksRoom: server.lacksRoom, stop };
    } catch (error) {
      await stop();
      throw error;
    }
  } catch (error) {
    release();
    throw error;
  }
}
