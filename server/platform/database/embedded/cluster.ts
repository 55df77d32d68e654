import { execFile } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { PlainError } from '../../plain-error.ts';
import type { Ids } from './owner.ts';
import type { Place } from './cluster-folders.ts';
import type { Programs } from './programs.ts';

const run = promisify(execFile);

export const keeper = 'keeper';
/** Nothing of our own environment reaches PostgreSQL: no PG… name, no language. */
export const bareEnvironment = { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };

function giveTo({ uid, gid }: Ids, path: string): void {
  if (lstatSync(path).isDirectory())
    for (const name of readdirSync(path)) giveTo({ uid, gid }, join(path, name));
  chownSync(path, uid, gid);
}

function checkRelease(cluster: string, { major }: Programs): void {
  const release = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim();
  if (release === major) return;
  throw new PlainError(
    `The database in ${cluster} is of PostgreSQL ${release} and this Kinsong brings ${major}; restore a backup into a new data folder`,
  );
}

/** Makes the cluster where there is none. A making that was cut off leaves nothing that looks like one. */
export async function ensureCluster(
  place: Place,
  programs: Programs,
  password: string,
  durable: boolean,
): Promise<void> {
  const { cluster, owner } = place;
  if (existsSync(cluster)) {
    checkRelease(cluster, programs);
    return;
  }
  const making = join(dirname(cluster), 'making');
  const inner = join(making, 'inner');
  const passwordFile = join(inner, 'password');
  rmSync(making, { recursive: true, force: true });
  mkdirSync(inner, { recursive: true });
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (owner !== null) {
    // The maker may be `nobody`: the group, which is ours alone, keeps its other processes out.
    chownSync(making, 0, owner.gid);
    chmodSync(making, 0o710);
    giveTo(owner.maker, inner);
  }
  chmodSync(inner, 0o700);
  const made = join(inner, 'cluster');
  const who = ['-U', keeper, '--pwfile', passwordFile, '--auth-local=scram-sha-256', '--auth-host=reject'];
  // The built-in order is the same on every machine and never changes under an index.
  const order = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const args = ['-D', made, ...who, ...order, ...(durable ? [] : ['--no-sync'])];
  try {
    await run(programs.initdb, args, { cwd: '/', env: bareEnvironment, ...owner?.maker });
  } catch (error) {
    const lines = (error as { stderr?: string }).stderr?.split('\n') ?? [];
    const said = lines.find((line) => line.startsWith('initdb: '))?.slice('initdb: '.length);
    throw new PlainError(`The database could not be made: ${said ?? (error as Error).message}`);
  }
  if (owner !== null) giveTo(owner, made);
  renameSync(made, cluster);
  rmSync(making, { recursive: true });
}
