import { databasePassword } from '@kinsong/server/platform/database/embedded/password.ts';
import { readPostmasterFile } from '@kinsong/server/platform/database/embedded/leftovers.ts';
import { choosePlace, databaseFolder } from '@kinsong/server/platform/database/embedded/cluster-folders.ts';
import { databaseUrl } from '@kinsong/server/platform/database/embedded/roles.ts';

/** The address of the database that the house with this data folder has started for itself. */
export function embeddedUrl(dataFolder: string): string {
  const place = choosePlace(databaseFolder(dataFolder));
  const running = readPostmasterFile(place.cluster);
  if (running === null) throw new Error(`no database runs in ${dataFolder}`);
  return databaseUrl('kinsong', 'kinsong', databasePassword(place), running.socketFolder);
}
