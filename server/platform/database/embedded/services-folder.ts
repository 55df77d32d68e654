import { randomUUID } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PlainError } from '../../plain-error.ts';

/** Where a service keeps what its own user must reach, while the data folder lies in root's closed home. */
export const servicesFolder = '/var/lib/kinsong';

const textOf = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8').trim() : '');

/**
 * The folder outside that belongs to this data folder. It has a name of its own, noted in the data folder: so a
 * data folder that is moved keeps its database, and one that is removed and made anew starts with an empty one.
 */
export function elsewhereFor(databaseFolder: string): string {
  const note = join(databaseFolder, 'elsewhere');
  const folder = textOf(note) || join(servicesFolder, randomUUID());
  const belongs = join(folder, 'belongs-to');
  const other = textOf(belongs);
  if (other !== '' && other !== databaseFolder && textOf(join(other, 'elsewhere')) === folder) {
    throw new PlainError(
      `${databaseFolder} is a copy of ${other}, which owns the database in ${folder}; remove ${note} to begin an empty one`,
    );
  }
  try {
    mkdirSync(folder, { recursive: true, mode: 0o711 });
    // Whatever root's umask is, the database's user must pass.
    for (const path of [servicesFolder, folder]) chmodSync(path, 0o711);
    writeFileSync(belongs, databaseFolder, { mode: 0o600 });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new PlainError(
      `Run as root from a closed folder, the database goes to ${servicesFolder}, which is not writable (${code}); run as an ordinary user`,
    );
  }
  writeFileSync(note, folder, { mode: 0o600 });
  return folder;
}
