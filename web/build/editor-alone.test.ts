import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const web = fileURLToPath(new URL('../', import.meta.url));
const files = readdirSync(web, { recursive: true })
  .map(String)
  .filter((path) => /^(app|modules|platform|ui)\/.*\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path));

const isEditor = (path: string): boolean =>
  /^modules\/docs\/(page|nodes|writing|comments)\/|^modules\/docs\/line\/open-/.test(path);

/** What a file brings with it at once; types weigh nothing, and what is asked for later comes later. */
const broughtBy = (path: string): string[] =>
  [...readFileSync(web + path, 'utf8').matchAll(/^(?:import|export) (?!type\b)[^;]*?from '([^']+)'/gm)].map(
    ([, from = '']) => from,
  );

const libraries = /^(@tiptap|@hocuspocus|yjs|y-protocols|lib0)/;

test('[P8] only what belongs to the editor brings its libraries', () => {
  const others = files.filter(
    (path) => !isEditor(path) && broughtBy(path).some((from) => libraries.test(from)),
  );
  expect(others).toEqual([]);
  expect(files.filter((path) => broughtBy(path).some((from) => libraries.test(from))).length).toBeGreaterThan(
    8,
  );
});

test('[P8] nothing outside the editor brings it along: it is asked for when a doc is opened', () => {
  const bringers = files.filter(
    (path) =>
      !isEditor(path) &&
      broughtBy(path).some((from) => {
        const { pathname } = new URL(from, `file:///${path}`);
        return from.startsWith('.') && isEditor(pathname.slice(1));
      }),
  );
  expect(bringers).toEqual([]);
});
