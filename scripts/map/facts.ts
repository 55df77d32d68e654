import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isModule, mayCall } from '../check/modules.ts';
import type { Tree } from '../check/tree.ts';
import { readScreens } from './screens.ts';

/** What one module shows, answers, announces and keeps. */
export interface Facts {
  readonly module: string;
  readonly folders: readonly string[];
  readonly screens: readonly string[];
  readonly calls: readonly string[];
  readonly events: readonly string[];
  readonly tables: readonly string[];
}

interface Named {
  readonly name: string;
  readonly method?: string;
  readonly path?: string;
}

/** Reads the map's facts where they live: the contract's two lists, the tables files and the list of screens. */
export async function readFacts(tree: Tree): Promise<Facts[]> {
  const calls = await listOf(tree, 'contract/calls.ts', 'allCalls');
  const events = await listOf(tree, 'contract/events.ts', 'allEvents');
  const tables = readTables(tree);
  const screens = readScreens(tree);
  const stray = [...calls, ...events].map(({ name }) => moduleOf(name)).filter((name) => !isModule(name));
  if (stray.length > 0)
    throw new Error(`${stray.join(', ')}: named by a call or an event, but no module of the house`);
  return Object.keys(mayCall)
    .map((module) => ({
      module,
      folders: [`contract/${module}`, `server/modules/${module}`, `web/modules/${module}`].filter((folder) =>
        tree.files.some((file) => file.startsWith(`${folder}/`)),
      ),
      screens: screens
        .filter((screen) => screen.module === module)
        .map(({ key, address }) => `${key} \`${address}\``),
      calls: calls
        .filter(({ name }) => moduleOf(name) === module)
        .map(({ name, method, path }) => `${verbOf(name)} \`${method ?? ''} ${path ?? ''}\``),
      events: events.filter(({ name }) => moduleOf(name) === module).map(({ name }) => name),
      tables: tables.filter((table) => table.module === module).map(({ name }) => name),
    }))
    .filter(({ folders }) => folders.length > 0);
}

const moduleOf = (name: string): string => name.slice(0, name.indexOf('.'));
const verbOf = (name: string): string => name.slice(name.indexOf('.') + 1);

async function listOf(tree: Tree, file: string, name: string): Promise<readonly Named[]> {
  const loaded = (await import(pathToFileURL(join(tree.root, file)).href)) as Record<string, unknown>;
  const list = loaded[name];
  if (!Array.isArray(list)) throw new Error(`${file} exports no list called ${name}`);
  return list as Named[];
}

function readTables(tree: Tree): { module: string; name: string }[] {
  return tree.files
    .filter((file) => /^server\/modules\/[^/]+\/.*\.tables\.ts$/.test(file))
    .flatMap((file) =>
      [...tree.read(file).matchAll(/pgTable\(\s*'([^']+)'/g)].map(([, name = '']) => ({
        module: file.split('/')[2] ?? '',
        name,
      })),
    );
}
