import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { openDataFolder } from '../../data-folder.ts';
import { PlainError } from '../../plain-error.ts';
import { elsewhereFor } from './services-folder.ts';
import { chooseOwner, type Owner } from './owner.ts';
import { canPassTo } from './folder-permissions.ts';

export interface Place {
  /** Lock, password and log: the house's own, always in the data folder. */
  readonly folder: string;
  /** The database itself. */
  readonly cluster: string;
  readonly owner: Owner | null;
}

export function databaseFolder(dataFolder: string): string {
  openDataFolder(dataFolder);
  const folder = join(realpathSync(dataFolder), 'database');
  const mode = process.getuid?.() === 0 ? 0o711 : 0o700;
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, mode);
  return folder;
}

export function choosePlace(folder: string): Place {
  const here = join(folder, 'cluster');
  const owner = chooseOwner(here);
  const moved = existsSync(join(folder, 'elsewhere'));
  if (owner === null && moved) {
    throw new PlainError(
      `The database of ${folder} was made by root; run as root, or set KINSONG_DATA to another folder`,
    );
  }
  if (owner === null || (!moved && canPassTo(here, owner))) return { folder, cluster: here, owner };
  if (existsSync(here)) {
    throw new PlainError(
      `${here} belongs to user ${owner.uid}, who cannot reach it; let others pass through the folders above (chmod o+x)`,
    );
  }
  const cluster = join(elsewhereFor(folder), 'cluster');
  return { folder, cluster, owner: chooseOwner(cluster) };
}

/** The system takes no more than 107 bytes for a socket's path, some systems less. */
const longest = 90;
const socketName = '.s.PGSQL.5432';

const fits = (folder: string): boolean => Buffer.byteLength(join(folder, socketName)) <= longest;
const shortPrefix = 'kinsong-socket-';

/** Was this folder made for a socket whose own place is too deep down? Then it goes with the server. */
export const isShortSocketFolder = (folder: string): boolean => folder.includes(`/${shortPrefix}`);

/** A folder for the socket that its owner alone may enter. */
export function socketFolder({ cluster, owner }: Place): string {
  const beside = join(dirname(cluster), 'socket');
  const temporary = fits(join(tmpdir(), `${shortPrefix}123456`)) ? tmpdir() : '/tmp';
  const folder = fits(beside) ? beside : mkdtempSync(join(temporary, shortPrefix));
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o700);
  if (owner !== null) chownSync(folder, owner.uid, owner.gid);
  return folder;
}

export const socketIn = (folder: string): string => join(folder, socketName);
