import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { chunks } from './chunks.ts';

const at = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const paths = [
  ...['web', 'contract'].flatMap((folder) => [
    folder,
    ...readdirSync(at(folder), { recursive: true }).map((path) => `${folder}/${String(path)}`),
  ]),
  ...readdirSync(at('node_modules')).map((name) => `node_modules/${name}`),
  'node_modules/lucide-react/dist/esm/icons',
  ...readdirSync(at('node_modules/lucide-react/dist/esm/icons')),
  // What the builder brings itself.
  'rolldown/runtime vite/preload-helper jsx-runtime',
].filter((path) => !path.startsWith('web/dist'));

test.each(chunks)('each name by which the piece $name is cut is that of a file', ({ test: pattern }) => {
  const names = pattern.source.replaceAll(/\\\w|\(\?[!:=]/g, ' ').match(/[A-Za-z@][\w-]*/g) ?? [];
  expect(names.filter((name) => !paths.some((path) => path.includes(name)))).toEqual([]);
});
