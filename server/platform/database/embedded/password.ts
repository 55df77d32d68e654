import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PlainError } from '../../plain-error.ts';
import type { Place } from './cluster-folders.ts';

/** Written before the cluster is made, so that a start cut off in between can be taken up again. */
export function databasePassword({ folder, cluster }: Place): string {
  const file = join(folder, 'password');
  if (existsSync(file)) return readFileSync(file, 'utf8');
  if (existsSync(cluster)) throw new PlainError(`${file} is missing; put the kept copy of it back`);
  const password = randomBytes(24).toString('base64url');
  writeFileSync(file, password, { mode: 0o600, flush: true });
  return password;
}
