import { parseSync, Visitor } from 'oxc-parser';
import type { Comment, Program } from 'oxc-parser';
import type { Tree } from './source-tree.ts';

/** One arrow out of a file: what it names, and whether it is loaded later, passed on, or only a type. */
export interface Import {
  readonly from: string;
  readonly line: number;
  readonly kind: 'import' | 'type' | 'reexport' | 'later';
}

export interface Parsed {
  readonly program: Program;
  readonly comments: readonly Comment[];
  readonly imports: readonly Import[];
  readonly errors: readonly string[];
  readonly lineOf: (offset: number) => number;
}

const parsed = new WeakMap<Tree, Map<string, Parsed>>();

/** Parses a file of a tree, once. */
export function parse(tree: Tree, file: string): Parsed {
  const ofTree = parsed.get(tree) ?? new Map<string, Parsed>();
  parsed.set(tree, ofTree);
  const known = ofTree.get(file);
  if (known !== undefined) return known;
  const fresh = parseText(file, tree.read(file));
  ofTree.set(file, fresh);
  return fresh;
}

function parseText(file: string, text: string): Parsed {
  const { program, module, comments, errors } = parseSync(file, text);
  const lineOf = (offset: number): number => text.slice(0, offset).split('\n').length;
  const imports: Import[] = [];
  for (const { moduleRequest, entries } of module.staticImports) {
    const kind = entries.length > 0 && entries.every(({ isType }) => isType) ? 'type' : 'import';
    imports.push({ from: moduleRequest.value, line: lineOf(moduleRequest.start), kind });
  }
  for (const { entries } of module.staticExports) {
    for (const { moduleRequest } of entries) {
      if (moduleRequest === null) continue;
      imports.push({ from: moduleRequest.value, line: lineOf(moduleRequest.start), kind: 'reexport' });
    }
  }
  for (const { moduleRequest } of module.dynamicImports) {
    const literal = /^(['"`])([^$]*)\1$/.exec(text.slice(moduleRequest.start, moduleRequest.end).trim());
    if (literal?.[2] === undefined) continue;
    imports.push({ from: literal[2], line: lineOf(moduleRequest.start), kind: 'later' });
  }
  // `typeof import('…')` and `import('…').Type` are arrows as well.
  new Visitor({
    TSImportType: ({ source, start }) => {
      imports.push({ from: source.value, line: lineOf(start), kind: 'type' });
    },
  }).visit(program);
  return { program, comments, imports, errors: errors.map(({ message }) => message), lineOf };
}
