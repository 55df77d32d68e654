import type { Check, Outcome } from './check.ts';
import { manifests, missingOptionals, readLock } from './packages.ts';
import type { Tree } from './source-tree.ts';

const exact = /^\d+\.\d+\.\d+(-[\w.]+)?$/;

/** What is installed is written down exactly, and says nothing about where one machine fetched it. */
export const lockfile: Check = { name: 'lockfile', floor: 300, run };

function run(tree: Tree): Outcome {
  const failures: string[] = [];
  const lock = readLock(tree);
  const entries = [...lock];
  for (const [path, entry] of entries) {
    if (entry.link === true || path === '' || !path.includes('node_modules/')) continue;
    if (entry.resolved !== undefined)
      failures.push(`package-lock.json: ${path} says where it was fetched: "resolved"`);
    if (entry.integrity === undefined) failures.push(`package-lock.json: ${path} has no integrity`);
    // Some are for other systems than the one that wrote the lockfile; npm ci refuses to go on without them.
    const missing = missingOptionals(lock, path);
    if (missing.length > 0) failures.push(`package-lock.json: ${path} lacks ${missing.join(', ')}`);
  }
  for (const file of ['package-lock.json', '.npmrc']) {
    const host = /https?:\/\/[^\s"']*(registry|npm\.)[^\s"']*/.exec(tree.read(file))?.[0];
    if (host !== undefined) failures.push(`${file}: names a registry: ${host}`);
  }
  for (const { file, manifest } of manifests(tree)) {
    for (const kind of ['dependencies', 'devDependencies', 'optionalDependencies'] as const) {
      for (const [name, version] of Object.entries(manifest[kind] ?? {})) {
        if (!exact.test(version)) failures.push(`${file}: ${name} is '${version}', not one exact version`);
      }
    }
  }
  return { failures, read: entries.length, expected: entries.length };
}
