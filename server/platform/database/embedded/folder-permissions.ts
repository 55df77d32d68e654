import { realpathSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Ids } from './owner.ts';

function allowed(path: string, { uid, gid }: Ids, bits: number): boolean {
  const { mode, uid: owner, gid: group } = statSync(path);
  const shift = owner === uid ? 6 : group === gid ? 3 : 0;
  return ((mode >> shift) & bits) === bits;
}

/** May this user pass through every folder on the way to the path? */
export function canPassTo(path: string, ids: Ids): boolean {
  const folder = dirname(path);
  return folder === path || (canPassTo(folder, ids) && allowed(folder, ids, 1));
}

export function canRead(file: string, ids: Ids): boolean {
  const real = realpathSync(file);
  return canPassTo(real, ids) && allowed(real, ids, 4);
}
