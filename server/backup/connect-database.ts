import { setTimeout as wait } from 'node:timers/promises';
import type { Config } from '../platform/config.ts';
import { hasDatabase, isHeld, runningDatabase, startEmbedded } from '../platform/database/embedded/index.ts';
import { makeLog } from '../platform/log.ts';
import { PlainError } from '../platform/plain-error.ts';

export interface Reached {
  readonly url: string;
  /** Stops the database where it was started for this alone. */
  leave(): Promise<void>;
}

const patience = 30_000;
const stays = async (): Promise<void> => undefined;

/** The database the settings name, the one a running house keeps, or else the house's own, started for the time. */
export async function reachDatabase(
  { databaseUrl, dataFolder }: Config,
  signal: AbortSignal,
): Promise<Reached> {
  if (databaseUrl !== null) return { url: databaseUrl, leave: stays };
  if (!hasDatabase(dataFolder)) {
    throw new PlainError(`There is no house in ${dataFolder}: KINSONG_DATA says where its data folder is`);
  }
  const ends = Date.now() + patience;
  for (;;) {
    signal.throwIfAborted();
    const url = await runningDatabase(dataFolder);
    if (url !== null) return { url, leave: stays };
    try {
      const own = await startEmbedded({ dataDir: dataFolder, log: makeLog('warn') });
      return { url: own.url, leave: own.stop };
    } catch (error) {
      // A house that is just starting, or just stopping, holds the folder: in a moment it is one or the other.
      if (!(error instanceof PlainError) || !isHeld(dataFolder) || Date.now() > ends) throw error;
      await wait(250);
    }
  }
}
