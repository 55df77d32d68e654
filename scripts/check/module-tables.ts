import type { Tree } from './source-tree.ts';

export interface Table {
  readonly name: string;
  readonly module: string;
  /** Shown to the other modules' SQL. */
  readonly isView: boolean;
}

/** The tables and views of all modules, read off their .tables.ts. */
export const tablesOf = (tree: Tree): Table[] =>
  tree.files
    .filter((file) => /^server\/modules\/[^/]+\/.*\.tables\.ts$/.test(file))
    .flatMap((file) =>
      [...tree.read(file).matchAll(/pg(Table|View)\(\s*'([^']+)'/g)].map(([, kind, name = '']) => ({
        name,
        module: file.split('/')[2] ?? '',
        isView: kind === 'View',
      })),
    );
