import type { Tree } from './source-tree.ts';

type Versions = Readonly<Record<string, string>>;

export interface Manifest {
  readonly name: string;
  readonly dependencies?: Versions;
  readonly devDependencies?: Versions;
  readonly optionalDependencies?: Versions;
}

/** One entry of package-lock.json, as far as it is looked at here. */
export interface Locked {
  readonly version?: string;
  readonly license?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly link?: boolean;
  readonly dev?: boolean;
  readonly optionalDependencies?: Versions;
}

/** Every package.json of the house. */
export function manifests(tree: Tree): { file: string; manifest: Manifest }[] {
  return tree.files
    .filter((file) => /^([^/]+\/)?package\.json$/.test(file))
    .map((file) => ({ file, manifest: JSON.parse(tree.read(file)) as Manifest }));
}

export function readLock(tree: Tree): Map<string, Locked> {
  const lock = JSON.parse(tree.read('package-lock.json')) as { packages: Record<string, Locked> };
  return new Map(Object.entries(lock.packages));
}

/** The optional packages of an entry that the lockfile does not hold anywhere above it. */
export function missingOptionals(lock: ReadonlyMap<string, Locked>, path: string): string[] {
  const above = path.split('node_modules/').map((_, i, parts) => parts.slice(0, i + 1).join('node_modules/'));
  const folders = above.map((folder) => (folder === '' || folder.endsWith('/') ? folder : `${folder}/`));
  return Object.keys(lock.get(path)?.optionalDependencies ?? {}).filter(
    (name) => !folders.some((folder) => lock.has(`${folder}node_modules/${name}`)),
  );
}

const running = new Set(['@kinsong/contract', '@kinsong/server', '@kinsong/web']);

/** What the house names itself as needed while it runs: name and version, our own workspaces left out. */
export function runtimeDependencies(tree: Tree): Map<string, string> {
  const found = new Map<string, string>();
  for (const { manifest } of manifests(tree)) {
    if (!running.has(manifest.name)) continue;
    for (const [name, version] of Object.entries({
      ...manifest.dependencies,
      ...manifest.optionalDependencies,
    })) {
      if (!name.startsWith('@kinsong/')) found.set(name, version);
    }
  }
  return found;
}
