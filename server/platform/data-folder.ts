import { accessSync, chmodSync, constants, mkdirSync, readdirSync, statSync } from 'node:fs';
import { PlainError } from './plain-error.ts';

/** Makes the data folder where it is missing, and says in one line why it cannot be used. */
export function openDataFolder(folder: string): void {
  try {
    const root = process.getuid?.() === 0;
    mkdirSync(folder, { recursive: true, mode: root ? 0o711 : 0o700 });
    if (!statSync(folder).isDirectory()) throw new PlainError(`The data folder ${folder} is not a folder`);
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    // Root's folder lets the database's user pass through, to the one folder that is that user's. One that holds
    // something already is left as closed as it was found.
    if (root && readdirSync(folder).length === 0) chmodSync(folder, 0o711);
  } catch (error) {
    if (error instanceof PlainError) throw error;
    const { code } = error as NodeJS.ErrnoException;
    throw new PlainError(
      code === 'EEXIST' || code === 'ENOTDIR'
        ? `The data folder ${folder} is not a folder`
        : `The data folder ${folder} is not writable (${code}); make it yours, or set KINSONG_DATA to another`,
    );
  }
}
