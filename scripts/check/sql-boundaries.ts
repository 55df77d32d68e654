import { Visitor } from 'oxc-parser';
import type { Check, Outcome } from './check.ts';
import { mayImport } from './modules.ts';
import { parse } from './parse.ts';
import { tablesOf, type Table } from './module-tables.ts';
import type { Tree } from './source-tree.ts';

/** A module's SQL names its own tables. Of other modules' it names only what they show as a view, as the arrows are drawn. */
export const sql: Check = { name: 'SQL', floor: 20, run };

const ofModule = /^server\/modules\/([^/]+)\/.*(?<!\.test)\.ts$/;

function run(tree: Tree): Outcome {
  const tables = new Map(tablesOf(tree).map((table) => [table.name, table]));
  const files = tree.files.filter((file) => ofModule.test(file));
  const statements = files.filter((file) => file.endsWith('.sql.ts'));
  const failures = [
    ...statements.flatMap((file) => foreignNames(tree, file, tables)),
    ...files.flatMap((file) => leaks(tree, file)),
  ];
  return { failures, read: statements.length, expected: statements.length };
}

/** Every text in such a file counts as SQL, wherever it is put together. */
function foreignNames(tree: Tree, file: string, tables: ReadonlyMap<string, Table>): readonly string[] {
  const { program, imports, lineOf } = parse(tree, file);
  const paths = new Set(imports.map(({ from }) => from));
  const own = file.split('/')[2] ?? '';
  const failures: string[] = [];
  const look = (text: string, start: number): void => {
    if (paths.has(text)) return;
    for (const { 0: name, index } of text.matchAll(/\w+/g)) {
      const wrong = judge(own, tables.get(name));
      if (wrong !== null) failures.push(`${file}:${lineOf(start + index)}: ${wrong}`);
    }
  };
  new Visitor({
    Literal: ({ value, start }) => {
      if (typeof value === 'string') look(value, start);
    },
    TemplateElement: ({ value, start }) => look(value.raw, start),
  }).visit(program);
  return failures;
}

function judge(own: string, table: Table | undefined): string | null {
  if (table === undefined || table.module === own) return null;
  const { name, module, isView } = table;
  if (!isView) return `${name} is a table of ${module}: ask its front door, or a view of it`;
  return mayImport(own, module) ? null : `${name} is a view of ${module}, which ${own} may not call`;
}

/** The two ways by which SQL would slip out of the files that are looked at. */
function leaks(tree: Tree, file: string): readonly string[] {
  const { imports } = parse(tree, file);
  const passedOn = imports.filter(({ kind, from }) => kind === 'reexport' && from.endsWith('.tables.ts'));
  const sent = file.endsWith('.sql.ts') ? null : /\.(prepared|runText|execute)[<(]/.exec(tree.read(file));
  return [
    ...passedOn.map(({ line }) => `${file}:${line}: tables are for their own module's SQL`),
    ...(sent === null ? [] : [`${file}: .${sent[1]}() sends SQL from outside a .sql.ts`]),
  ];
}
