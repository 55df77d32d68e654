import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { dead } from './unused-code.ts';
import { format } from './format.ts';
import { lint } from './lint.ts';
import { plant } from './check-made-up-files.ts';
import { tokens } from './design-tokens.ts';
import { types } from './types.ts';

const project = '{ "extends": "../tsconfig.base.json", "include": ["**/*.ts", "**/*.tsx"] }';

test('types: an error, and a file that no project reads', async () => {
  const found = await plant(types, {
    'server/tsconfig.json': project,
    'server/a.ts': "export const a: number = 'one';\nexport const b = [1][0].toFixed();\n",
    'attic/b.ts': 'export {};\n',
  });
  expect(found).toContain('server/a.ts(1,14): error TS2322');
  expect(found).toContain('server/a.ts(2,18): error TS2532');
  expect(found).toContain('attic/b.ts: belongs to no tsconfig.json');
});

test.each([
  ['no-floating-promises', 'export function a(): void {\n  Promise.resolve(1);\n}\n'],
  [
    'no-misused-promises',
    "declare const b: boolean;\nexport const c = b ? 1 : 2;\nif (Promise.resolve(b)) throw new Error('x');\n",
  ],
  ['no-explicit-any', 'export const a = (b: any): unknown => b;\n'],
  [
    'switch-exhaustiveness-check',
    "export function a(b: 'x' | 'y'): void {\n  switch (b) {\n    case 'x':\n      break;\n  }\n}\n",
  ],
  ['no-console', "console.log('a');\nexport {};\n"],
  ['no-process-env', 'export const a = process.env;\n'],
  ['no-default-export', 'export default 1;\n'],
])('lint: %s', async (rule, text) => {
  expect(await plant(lint, { 'server/tsconfig.json': project, 'server/a.ts': text })).toContain(rule);
});

test('lint: a test that is skipped', async () => {
  const text = "import { expect, test } from 'vitest';\ntest.skip('a', () => expect(1).toBe(1));\n";
  const found = await plant(lint, { 'server/tsconfig.json': project, 'server/a.test.ts': text });
  expect(found).toContain('no-disabled-tests');
});

test('format: a file that is not as oxfmt leaves it', async () => {
  const found = await plant(format, {
    'server/a.ts': 'export const a = "b"\n',
    'server/b.ts': 'export {};\n',
  });
  expect(found).toContain('server/a.ts');
  expect(found).not.toContain('server/b.ts');
});

const kit = { 'web/ui/tokens.css': ':root {\n  --text: #fff;\n  --calm: 240ms;\n  --s2: 0.5rem;\n}\n' };
test.each([
  ['color: #fff', '#fff'],
  ['color: red', 'red'],
  ['color: rgb(1 2 3)', 'raw colour'],
  ['color: hsl(40deg 20% 30%)', 'raw colour'],
  ['width: 12px', 'raw size'],
  ['padding: calc(100% - 2.5rem)', 'raw size'],
  ['font-size: 1.1rem', 'raw size'],
  ['transition: color 200ms', 'raw size'],
  ['transition: color 0.2s', 'raw size'],
  ['z-index: 3', 'raw size'],
  ['font-family: Arial', 'raw size'],
  ['color: var(--txet)', '--txet is no token'],
])('tokens: %s', async (declaration, because) => {
  const found = await plant(tokens, { ...kit, 'web/a.module.css': `.a {\n  ${declaration};\n}\n` });
  expect(found).toContain('web/a.module.css');
  expect(found).toContain(because);
});

test('tokens: a colour in a drawing', async () => {
  const drawing = "export const Hill = () => <path fill='#0d1426' />;\n";
  expect(await plant(tokens, { ...kit, 'web/Hill.tsx': drawing })).toContain(
    "web/Hill.tsx:1: a raw colour '#0d1426'",
  );
});

test('tokens: what is free', async () => {
  const free =
    '.a {\n  border: 1px solid var(--text);\n  padding: calc(var(--s2) + 2px);\n  transition: color var(--calm);\n' +
    '  z-index: auto;\n  width: min(100%, 27rem);\n}\n';
  expect(await plant(tokens, { ...kit, 'web/a.module.css': free })).toBe('');
});

test('dead code: a file, an export and a dependency that nobody needs', async () => {
  const reporter = 'scripts/check/knip-reporter.ts';
  const found = await plant(dead, {
    [reporter]: readFileSync(join(import.meta.dirname, 'knip-reporter.ts'), 'utf8'),
    'package.json': JSON.stringify({ name: 'kinsong', type: 'module', workspaces: ['server'] }),
    'server/package.json': JSON.stringify({
      name: '@kinsong/server',
      type: 'module',
      dependencies: { zod: '4.6.7' },
    }),
    'server/main.ts': "import { used } from './a.ts';\nvoid used;\n",
    'server/a.ts': 'export const used = 1;\nexport const unused = 2;\n',
    'server/b.ts': 'export const alone = 1;\n',
  });
  expect(found).toContain('server/a.ts:2: unused: exported, but nobody imports it');
  expect(found).toContain('server/b.ts:1: no file needs it');
  expect(found).toContain('zod: needed by no file of this workspace');
});
