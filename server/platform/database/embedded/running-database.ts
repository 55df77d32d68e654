import { existsSync, realpathSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readPostmasterFile } from './leftovers.ts';
import { databasePassword } from './password.ts';
import { choosePlace, databaseFolder } from './cluster-folders.ts';
import { servesCluster } from './processes.ts';
import { ensureRoles } from './roles.ts';

/** Has a database ever been made in this data folder? Looking makes none. */
export function hasDatabase(dataDir: string): boolean {
  const folder = join(dataDir, 'database');
  return existsSync(join(folder, 'cluster')) || existsSync(join(folder, 'elsewhere'));
}

/** Does a run hold this data folder, or did one that was cut off leave its mark? */
export const isHeld = (dataDir: string): boolean => existsSync(join(dataDir, 'database', 'run.lock'));

/** The address of the database that a running house keeps in this data folder; null where none answers. */
export async function runningDatabase(dataDir: string): Promise<string | null> {
  if (!hasDatabase(dataDir)) return null;
  const place = choosePlace(databaseFolder(dataDir));
  if (!existsSync(place.cluster)) return null;
  const cluster = realpathSync(place.cluster);
  const server = readPostmasterFile(cluster);
  if (server?.ready !== true || !servesCluster(server.pid, cluster)) return null;
  return (await ensureRoles(databasePassword(place), server.socketFolder)).url;
}

/** Takes a stopped database away, wherever it lies. */
export function removeDatabase(dataDir: string): void {
  const place = choosePlace(databaseFolder(dataDir));
  const home = dirname(place.cluster);
  for (const folder of new Set([home, place.folder])) rmSync(folder, { recursive: true, force: true });
}
