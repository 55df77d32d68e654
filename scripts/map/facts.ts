import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isModule, modules } from '../check/modules.ts';
import { tablesOf } from '../check/module-tables.ts';
import type { Tree } from '../check/source-tree.ts';

/** What one module shows, answers, announces and keeps. */
export interface Facts {
  readonly module: string;
  readonly holds: string;
  readonly folders: readonly string[];
  readonly screens: readonly Screen[];
  readonly calls: readonly Call[];
  readonly events: readonly string[];
  readonly tables: readonly string[];
}

export interface Screen {
  readonly key: string;
  readonly address: string;
  readonly module: string;
  /** Something draws it; until then it is a placeholder. */
  readonly stands: boolean;
}

interface Named {
  readonly name: string;
}

interface Call extends Named {
  readonly method: string;
  readonly path: string;
}

/** Reads the map's facts where they live: the contract's calls and events, the tables files and the list of screens. */
export async function readFacts(tree: Tree): Promise<Facts[]> {
  const calls = (await listOf(tree, 'contract/calls.ts', 'allCalls')) as readonly Call[];
  const events = await readEvents(tree);
  const screens = await readScreens(tree);
  const tables = tablesOf(tree);
  const named = [
    ...[...calls, ...events].map(({ name }) => moduleOf(name)),
    ...screens.map(({ module }) => module),
  ];
  const stray = named.filter((name) => !isModule(name));
  if (stray.length > 0)
    throw new Error(`${stray.join(', ')}: named by a call, an event or a screen, but no module of the house`);
  return Object.entries(modules)
    .map(([module, { holds }]) => ({
      module,
      holds,
      folders: [`contract/${module}`, `server/modules/${module}`, `web/modules/${module}`].filter((folder) =>
        tree.files.some((file) => file.startsWith(`${folder}/`)),
      ),
      screens: screens.filter((screen) => screen.module === module),
      calls: calls.filter(({ name }) => moduleOf(name) === module),
      events: events.filter(({ name }) => moduleOf(name) === module).map(({ name }) => name),
      tables: tables
        .filter((table) => table.module === module)
        .map(({ name, isView }) => (isView ? `${name}, a view for the others` : name)),
    }))
    .filter(({ folders, screens: shown }) => folders.length + shown.length > 0);
}

const moduleOf = (name: string): string => name.slice(0, name.indexOf('.'));

const load = async (tree: Tree, file: string): Promise<Readonly<Record<string, unknown>>> =>
  (await import(pathToFileURL(join(tree.root, file)).href)) as Readonly<Record<string, unknown>>;

async function listOf(tree: Tree, file: string, name: string): Promise<readonly unknown[]> {
  const list = (await load(tree, file))[name];
  if (!Array.isArray(list) || list.length === 0) throw new Error(`${file} exports no list called ${name}`);
  return list as unknown[];
}

/** Everything that a module's events.ts exports. */
async function readEvents(tree: Tree): Promise<readonly Named[]> {
  const files = tree.files.filter((file) => /^contract\/[^/]+\/events\.ts$/.test(file));
  const exported = await Promise.all(files.map((file) => load(tree, file)));
  return exported.flatMap((events) => Object.values(events) as Named[]);
}

async function readScreens(tree: Tree): Promise<readonly Screen[]> {
  if (!tree.files.includes('web/app/screens.ts')) return [];
  const screens = (await listOf(tree, 'web/app/screens.ts', 'screens')) as readonly Omit<Screen, 'stands'>[];
  const { loaders } = await load(tree, 'web/app/loaders.ts');
  return screens.map((screen) => ({ ...screen, stands: Object.hasOwn(loaders ?? {}, screen.key) }));
}
