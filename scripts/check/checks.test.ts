import { expect, test } from 'vitest';
import { blindness } from './check.ts';
import { decisions } from './decisions.ts';
import { licences } from './licences.ts';
import { lockfile } from './lockfile.ts';
import { map } from './map.ts';
import { modules } from './modules.ts';
import { requirements } from './requirements.ts';
import { plant } from './check-made-up-files.ts';
import { sizes } from './file-sizes.ts';
import { suppressions } from './suppressions.ts';

const long = (lines: number): string => 'export {};\n'.repeat(lines);
const short = Object.fromEntries(Array.from({ length: 30 }, (_, i) => [`server/short${i}.ts`, long(20)]));

test('file sizes: none over 400 lines, tests left out', async () => {
  const found = await plant(sizes, { ...short, 'server/a.ts': long(401), 'server/b.test.ts': long(500) });
  expect(found).toBe('server/a.ts: 401 lines, none may have more than 400');
  expect(await plant(sizes, { ...short, 'web/a.css': 'a {\n}\n'.repeat(201) })).toContain(
    'web/a.css: 402 lines',
  );
});

test('file sizes: the median and the share of long files', async () => {
  expect(await plant(sizes, { 'server/a.ts': long(90), 'server/b.ts': long(80) })).toContain(
    'the median is 90',
  );
  const two = { 'server/a.ts': long(260), 'server/b.ts': long(250) };
  expect(await plant(sizes, { ...short, ...two })).toContain('more than 5%');
  expect(await plant(sizes, { ...short, 'server/a.ts': long(260) })).toBe('');
});

test.each([
  ['export const a = 1 as any;', 'any; say what it is'],
  ['// @ts-ignore', '@ts-ignore is never right'],
  ['// @ts-nocheck', '@ts-nocheck is never right'],
  ['// @ts-expect-error', '@ts-expect-error without a reason'],
  ['// oxlint-disable-next-line no-console', 'without a reason'],
  ['// oxlint-disable-next-line no-console -- because', 'without a reason'],
  ['/* oxlint-disable no-console -- we do need it */', 'silences a whole file'],
  ['// oxfmt-ignore', 'oxfmt-ignore without a reason'],
  ['// TODO: later', 'put off'],
])('any and suppressions: %s', async (text, because) => {
  expect(await plant(suppressions, { 'server/a.ts': `${text}\nexport {};\n` })).toContain(because);
});

test('any and suppressions: with a reason, and in a style sheet', async () => {
  const reasoned =
    '// oxlint-disable-next-line no-console -- the terminal is where this is read\nexport {};\n';
  expect(await plant(suppressions, { 'server/a.ts': reasoned })).toBe('');
  const sheet = '/* stylelint-disable-next-line color-no-hex */\n';
  expect(await plant(suppressions, { 'web/a.css': sheet })).toContain('web/a.css');
});

const locked = (entry: object): string =>
  JSON.stringify({ packages: { 'node_modules/a': { version: '1.0.0', ...entry } } });
const sound = { integrity: 'sha512-x', license: 'MIT' };

test('lockfile: no address, an integrity, exact versions', async () => {
  const npmrc = { '.npmrc': 'save-exact=true\n' };
  const address = ['https://registry', 'example.org/a.tgz'].join('.');
  const fetched = { ...npmrc, 'package-lock.json': locked({ ...sound, resolved: address }) };
  expect(await plant(lockfile, fetched)).toContain('"resolved"');
  expect(await plant(lockfile, fetched)).toContain('names a registry');
  const unproven = { ...npmrc, 'package-lock.json': locked({ license: 'MIT' }) };
  expect(await plant(lockfile, unproven)).toContain('no integrity');
  const partial = {
    ...npmrc,
    'package-lock.json': locked({ ...sound, optionalDependencies: { b: '1.0.0' } }),
  };
  expect(await plant(lockfile, partial)).toContain('node_modules/a lacks b');
  const loose = { 'server/package.json': JSON.stringify({ name: 'x', dependencies: { a: '^1.0.0' } }) };
  expect(await plant(lockfile, { ...npmrc, ...loose, 'package-lock.json': locked(sound) })).toContain(
    "a is '^1.0.0'",
  );
  expect(await plant(lockfile, { ...npmrc, 'package-lock.json': locked(sound) })).toBe('');
});

test.each([
  ['MIT', true],
  ['(MIT OR BUSL-1.1)', true],
  ['MIT AND OFL-1.1', true],
  ['MIT AND BUSL-1.1', false],
  ['SSPL-1.0', false],
  [undefined, false],
])('licences: %s', async (license, fits) => {
  const found = await plant(licences, { 'package-lock.json': locked({ ...sound, license }) });
  expect(found === '').toBe(fits);
  expect(await plant(licences, { 'package-lock.json': locked({ ...sound, license, dev: true }) })).toBe('');
});

test('decisions: a row for each runtime dependency, with the licence it has', async () => {
  const needs = {
    'server/package.json': JSON.stringify({ name: '@kinsong/server', dependencies: { a: '1.0.0' } }),
    'package-lock.json': locked(sound),
  };
  expect(await plant(decisions, needs)).toContain('a: no line in docs/decisions');
  const page = 'docs/decisions/0001-a.md';
  expect(await plant(decisions, { ...needs, [page]: '| `a` | for once | ISC |\n' })).toContain(
    'the package says MIT',
  );
  expect(await plant(decisions, { ...needs, [page]: '| `a` | for once | MIT |\n' })).toBe('');
  const twice = { [page]: '| `a` | for once | MIT |\n', 'docs/decisions/0001-b.md': '' };
  expect(await plant(decisions, { ...needs, ...twice })).toContain('two decisions have number 0001');
});

const contract = {
  'contract/calls.ts':
    "export const allCalls = [{ name: 'spaces.mine', method: 'GET', path: '/api/spaces' }];\n",
  'contract/spaces/events.ts': "export const spaceChanged = { name: 'spaces.changed' };\n",
  'server/modules/spaces/spaces.tables.ts': "export const spaces = pgTable('spaces', {});\n",
  'web/app/screens.ts': [
    'const of = (module, key, address) => ({ key, address, module });',
    "export const screens = [of('spaces', 'hub', '/hub'), of('council', 'council', '/council')];",
    '',
  ].join('\n'),
  'web/app/loaders.ts': "export const loaders = { hub: () => import('../modules/spaces/Hub.tsx') };\n",
};

const marks = (table: string): string =>
  `# Map\n<!-- map: written by scripts/map.mjs -->\n${table}<!-- /map -->\n`;
const holds = modules['spaces']?.holds;
const summary = [
  '| module | holds | screens |',
  '| --- | --- | --- |',
  `| [**spaces**](docs/modules/spaces.md) | ${holds} | \`/hub\` |`,
  '',
  'Still placeholders: `/council`.',
  '',
].join('\n');
const page = [
  '# spaces',
  '',
  `Holds ${holds}. Stands in [contract/spaces](../../contract/spaces), [server/modules/spaces](../../server/modules/spaces). Written by scripts/map.mjs.`,
  ...['', '## Screens', '', '- hub `/hub`'],
  ...['', '## Calls', '', '- mine `GET /api/spaces`'],
  ...['', '## Events', '', '- spaces.changed'],
  ...['', '## Tables', '', '- spaces', ''],
].join('\n');
const mapped = { ...contract, 'MAP.md': marks(summary), 'docs/modules/spaces.md': page };

test('MAP.md: true as long as the page and those of the modules say what is there', async () => {
  expect(await plant(map, mapped)).toBe('');
  expect(await plant(map, { ...mapped, 'MAP.md': marks('') })).toContain('MAP.md: no longer true');
  expect(await plant(map, { ...mapped, 'MAP.md': '# Map\n' })).toContain('lost its markers');
});

test('MAP.md: a page of a module that is missing, old, or of a module that went', async () => {
  expect(await plant(map, { ...contract, 'MAP.md': marks(summary) })).toContain('spaces.md: no longer true');
  expect(await plant(map, { ...mapped, 'docs/modules/spaces.md': '# spaces\n' })).toContain('no longer true');
  expect(await plant(map, { ...mapped, 'docs/modules/votes.md': '# votes\n' })).toContain('votes.md');
});

test('MAP.md: a screen that something draws is no placeholder, and the other way round', async () => {
  const none = { ...mapped, 'web/app/loaders.ts': 'export const loaders = {};\n' };
  expect(await plant(map, none)).toContain('MAP.md: no longer true');
});

test('MAP.md: a list of screens that cannot be read', async () => {
  expect(await plant(map, { ...mapped, 'web/app/screens.ts': 'export {};\n' })).toContain('screens');
});

test('MAP.md: a call of a module that does not exist', async () => {
  const calls = "export const allCalls = [{ name: 'cellar.open', method: 'GET', path: '/api/cellar' }];\n";
  expect(await plant(map, { ...mapped, 'contract/calls.ts': calls })).toContain('cellar');
});

test('MAP.md: a screen of a module that does not exist', async () => {
  const screens = "export const screens = [{ key: 'cellar', address: '/cellar', module: 'cellar' }];\n";
  expect(await plant(map, { ...mapped, 'web/app/screens.ts': screens })).toContain('cellar');
});

test('requirements: a title that names a row that does not stand there', async () => {
  const rows = { 'docs/requirements.md': '| L4 | Waitlist |\n| L5 | Entry |\n' };
  const titled = (title: string) => ({ ...rows, 'server/a.test.ts': `test('${title}', () => {});\n` });
  expect(await plant(requirements, titled('[L4, L5] somebody waits'))).toBe('');
  expect(await plant(requirements, titled('[L4 L9] somebody waits'))).toContain('[L9] is no row');
});

test('a check that reads too little has gone blind', () => {
  expect(blindness({ failures: [], read: 3, expected: 3 }, 40)).toHaveLength(1);
  expect(blindness({ failures: [], read: 40, expected: 50 }, 40)).toHaveLength(1);
  expect(blindness({ failures: [], read: 50, expected: 50 }, 40)).toEqual([]);
});
