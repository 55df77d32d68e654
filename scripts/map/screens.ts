import { Visitor } from 'oxc-parser';
import type { Argument, Program } from 'oxc-parser';
import { parse } from '../check/parse.ts';
import type { Tree } from '../check/tree.ts';

export interface Screen {
  readonly key: string;
  readonly address: string;
  readonly module: string;
}

const list = 'web/app/screens.ts';
const loads = /import\(\s*'\.\.\/modules\/([^/']+)\//;

/**
 * Reads the list of screens without running it, since it is made for a browser. A line of it is a call
 * `inner('key', '/address', …, load)`; the module is the one that its load imports from, and a line
 * without a load leads to the placeholder.
 */
export function readScreens(tree: Tree): Screen[] {
  if (!tree.files.includes(list)) return [];
  const text = tree.read(list);
  const { program } = parse(tree, list);
  const loaders = readLoaders(program, text);
  const screens: Screen[] = [];
  new Visitor({
    CallExpression: ({ arguments: [first, second, ...rest], start, end }) => {
      const key = stringOf(first);
      const address = stringOf(second);
      if (key === null || address?.startsWith('/') !== true) return;
      const last = rest.at(-1);
      const named = last?.type === 'Identifier' ? loaders.get(last.name) : undefined;
      screens.push({
        key,
        address,
        module: named ?? loads.exec(text.slice(start, end))?.[1] ?? 'placeholder',
      });
    },
  }).visit(program);
  if (screens.length === 0) throw new Error(`${list} lists no screen that this script can read`);
  return screens;
}

/** The loads that have a name of their own, and the module each imports from. */
function readLoaders(program: Program, text: string): Map<string, string> {
  const loaders = new Map<string, string>();
  new Visitor({
    VariableDeclarator: ({ id, start, end }) => {
      const module = loads.exec(text.slice(start, end))?.[1];
      if (id.type === 'Identifier' && module !== undefined) loaders.set(id.name, module);
    },
  }).visit(program);
  return loaders;
}

function stringOf(argument: Argument | undefined): string | null {
  return argument?.type === 'Literal' && typeof argument.value === 'string' ? argument.value : null;
}
