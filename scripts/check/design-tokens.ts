import { join } from 'node:path';
import { Visitor } from 'oxc-parser';
import stylelint from 'stylelint';
import type { Check, Outcome } from './check.ts';
import { parse } from './parse.ts';
import { isTest, sheets } from './source-tree.ts';
import type { Tree } from './source-tree.ts';

/** Colours, sizes, durations, layers and faces stand in web/ui/tokens.css and its parts, and nowhere else. */
export const tokens: Check = { name: 'tokens', floor: 40, run };

const values = 'web/ui/tokens*.css';

/** What Base UI measures and sets on its own elements. */
const setByTheLibrary =
  /^--(transform-origin|(available|anchor|positioner|popup|drawer|toast|nested|active-tab)-[\w-]+)$/;

async function run(tree: Tree): Promise<Outcome> {
  const css = sheets(tree);
  const drawn = tree.files.filter((file) => /^web\/.*\.tsx?$/.test(file) && !isTest(file));
  const failures = [...unknownNames(tree, css, drawn), ...drawn.flatMap((file) => rawColours(tree, file))];
  const { results } = await stylelint.lint({
    files: css.map((file) => join(tree.root, file)),
    cwd: tree.root,
    configFile: join(tree.root, '.stylelintrc.json'),
  });
  for (const { source = '', warnings, invalidOptionWarnings, parseErrors } of results) {
    const file = source.slice(tree.root.length + 1);
    for (const { text } of invalidOptionWarnings) failures.push(`.stylelintrc.json: ${text}`);
    for (const { line, text } of [...warnings, ...parseErrors]) failures.push(`${file}:${line}: ${text}`);
  }
  return { failures, read: results.length + drawn.length, expected: css.length + drawn.length };
}

/** A misspelt token is nothing to a browser, which then draws without it and says no word. */
function unknownNames(tree: Tree, css: readonly string[], drawn: readonly string[]): string[] {
  const named = new Set<string>();
  // Components hand values to their sheet by setting a custom property, named in quotes.
  const namings: [readonly string[], RegExp][] = [
    [css, /(--[\w-]+)\s*:/g],
    [drawn, /['"`](--[\w-]+)['"`]/g],
  ];
  for (const [files, naming] of namings) {
    for (const file of files) for (const [, name = ''] of tree.read(file).matchAll(naming)) named.add(name);
  }
  return [...css, ...drawn].flatMap((file) =>
    [...tree.read(file).matchAll(/var\((--[\w-]+)(?=[,)])/g)]
      .filter(([, name = '']) => !named.has(name) && !setByTheLibrary.test(name))
      .map(([, name = '']) => `${file}: ${name} is no token of ${values}, and nothing sets it`),
  );
}

const colour = /^#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$|\b(rgba?|hsla?|hwb|oklab|oklch)\(\s*[\d.]/i;

function rawColours(tree: Tree, file: string): string[] {
  const { program, lineOf } = parse(tree, file);
  const found: string[] = [];
  const look = (text: string, start: number): void => {
    if (!colour.test(text.trim())) return;
    found.push(`${file}:${lineOf(start)}: a raw colour '${text}': use a token, var(--…)`);
  };
  new Visitor({
    Literal: ({ value, start }) => {
      if (typeof value === 'string') look(value, start);
    },
    TemplateElement: ({ value, start }) => look(value.raw, start),
  }).visit(program);
  return found;
}
