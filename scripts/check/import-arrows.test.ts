import { describe, expect, test } from 'vitest';
import { arrows } from './import-arrows.ts';
import { modules } from './modules.ts';
import { circles } from './import-cycles.ts';
import { plant } from './check-made-up-files.ts';

const nothing = 'export const nothing = 0;\n';

describe('an arrow that is not drawn is refused', () => {
  const refused: [title: string, file: string, imports: string, target: string | null, because: string][] = [
    ['contract -> a package', 'contract/a.ts', 'fastify', null, 'zod and nothing else'],
    ['contract -> Node', 'contract/a.ts', 'node:fs', null, 'zod and nothing else'],
    [
      'contract -> server',
      'contract/a.ts',
      '../server/b.ts',
      'server/b.ts',
      'contract may not look into server',
    ],
    [
      'common -> a module',
      'contract/common/a.ts',
      '../spaces/b.ts',
      'contract/spaces/b.ts',
      'knows only itself',
    ],
    [
      'contract against the table',
      'contract/spaces/a.ts',
      '../messages/b.ts',
      'contract/messages/b.ts',
      'may not call',
    ],
    ['server -> web', 'server/a.ts', '../web/b.ts', 'web/b.ts', 'server may not look into web'],
    ['web -> server', 'web/a.ts', '@kinsong/server/b.ts', 'server/b.ts', 'web may not look into server'],
    [
      'platform -> module',
      'server/platform/a.ts',
      '../modules/spaces/index.ts',
      'server/modules/spaces/index.ts',
      'knows no module',
    ],
    [
      'past the front door',
      'server/modules/messages/a.ts',
      '../spaces/b.ts',
      'server/modules/spaces/b.ts',
      'through its index.ts',
    ],
    [
      'past the front door to its tables',
      'server/modules/messages/a.sql.ts',
      '../spaces/spaces.tables.ts',
      'server/modules/spaces/spaces.tables.ts',
      'through its index.ts',
    ],
    [
      'tables against the table of modules',
      'server/modules/spaces/spaces.tables.ts',
      '../messages/messages.tables.ts',
      'server/modules/messages/messages.tables.ts',
      'spaces may not call messages',
    ],
    [
      'against the table',
      'server/modules/spaces/a.ts',
      '../messages/index.ts',
      'server/modules/messages/index.ts',
      'spaces may not call messages',
    ],
    [
      'a test that needs Redis and does not say so',
      'server/modules/spaces/spaces.test.ts',
      '../../test/redis.ts',
      'server/test/redis.ts',
      'is called *.nodes.test.ts',
    ],
    [
      'a test that fills a disk and does not say so',
      'server/test/full.nodes.test.ts',
      './small-disk.ts',
      'server/test/small-disk.ts',
      'is called *.disk.test.ts',
    ],
    [
      'a module nobody drew',
      'server/modules/cellar/a.ts',
      '../spaces/index.ts',
      'server/modules/spaces/index.ts',
      'no module of the house',
    ],
    [
      'past the door from app.ts',
      'server/app.ts',
      './modules/spaces/b.ts',
      'server/modules/spaces/b.ts',
      'through its index.ts',
    ],
    ['code -> test harness', 'server/a.ts', './test/b.ts', 'server/test/b.ts', 'for tests'],
    ['SQL in a verb', 'server/modules/spaces/a.ts', 'drizzle-orm', null, 'only in its .sql.ts'],
    [
      'kit -> module',
      'web/ui/a.ts',
      '../modules/spaces/index.ts',
      'web/modules/spaces/index.ts',
      'knows only itself',
    ],
    ['kit -> platform', 'web/ui/a.ts', '../platform/b.ts', 'web/platform/b.ts', 'knows only itself'],
    [
      'kit -> contract module',
      'web/ui/a.ts',
      '@kinsong/contract/spaces/b.ts',
      'contract/spaces/b.ts',
      'knows no module',
    ],
    [
      'web platform -> module',
      'web/platform/a.ts',
      '../modules/spaces/index.ts',
      'web/modules/spaces/index.ts',
      'knows no module',
    ],
    ['web platform -> kit', 'web/platform/a.ts', '../ui/index.ts', 'web/ui/index.ts', 'draws nothing'],
    ['module -> app', 'web/modules/spaces/a.ts', '../../app/b.ts', 'web/app/b.ts', 'they do not know it'],
    ['engine -> package', 'engines/sound/a.ts', 'react', null, 'nothing but itself'],
    ['engine -> Node', 'engines/sound/a.ts', 'node:fs', null, 'nothing but itself'],
    ['into nothing', 'server/a.ts', './gone.ts', null, 'leads nowhere'],
  ];
  test.each(refused)('%s', async (_title, file, imports, target, because) => {
    const found = await plant(arrows, {
      [file]: `import { nothing } from '${imports}';\nexport const a = nothing;\n`,
      ...(target === null ? {} : { [target]: nothing }),
    });
    expect(found).toContain(`${file}:1: '${imports}'`);
    expect(found).toContain(because);
  });

  test.each([
    "import type { N } from './gone.ts';",
    "export type T = import('./gone.ts').N;",
    "void import('./gone.ts');",
  ])('seen in every form: %s', async (text) =>
    expect(await plant(arrows, { 'server/a.ts': `${text}\n` })).toContain('leads nowhere'),
  );

  test('only a front door passes on what others export', async () => {
    const found = await plant(arrows, { 'server/a.ts': "export * from './b.ts';\n", 'server/b.ts': nothing });
    expect(found).toContain('server/a.ts:1');
    expect(found).toContain('only a front door');
  });

  test('a circle is named as the way round', async () => {
    const found = await plant(arrows, {
      'server/a.ts': "import './b.ts';\n",
      'server/b.ts': "import './c.ts';\n",
      'server/c.ts': "import './a.ts';\n",
    });
    expect(found).toContain('server/a.ts -> server/b.ts -> server/c.ts -> server/a.ts');
  });

  test('types close a circle as well; what is loaded later does not', async () => {
    const types = {
      'server/a.ts': "import type { B } from './b.ts';\nexport type A = B;\n",
      'server/b.ts': "import type { A } from './a.ts';\nexport type B = A;\n",
    };
    expect(await plant(arrows, types)).toContain('server/a.ts -> server/b.ts -> server/a.ts');
    const later = { ...types, 'server/b.ts': "export type B = string;\nvoid import('./a.ts');\n" };
    expect(await plant(arrows, later)).toBe('');
  });

  test('a folder named for nothing in particular', async () => {
    expect(await plant(arrows, { 'web/utils/a.ts': nothing })).toContain('web/utils/a.ts');
  });
});

test('what the table draws is allowed', async () => {
  const found = await plant(arrows, {
    'contract/messages/a.ts': "import * as z from 'zod';\nimport '../spaces/b.ts';\nexport const a = z;\n",
    'contract/spaces/b.ts': "import '../identity/c.ts';\n",
    'contract/identity/c.ts': nothing,
    'server/app.ts': "import './modules/messages/index.ts';\n",
    'server/modules/messages/index.ts': "import '../spaces/index.ts';\nimport '../../platform/a.ts';\n",
    'server/modules/spaces/index.ts':
      "import './spaces.sql.ts';\nimport '@kinsong/contract/messages/a.ts';\n",
    'server/modules/spaces/spaces.sql.ts': "import 'drizzle-orm';\nimport '@kinsong/contract/spaces/b.ts';\n",
    'server/modules/messages/messages.tables.ts': "import '../spaces/spaces.tables.ts';\n",
    'server/modules/spaces/spaces.tables.ts': nothing,
    'server/platform/a.ts': "import 'node:fs';\n",
    'web/app/screens.ts': "export const later = () => import('../modules/spaces/Hub.tsx');\n",
    'web/modules/spaces/Hub.tsx': "import '../../ui/index.ts';\n",
    'web/ui/index.ts': "export { nothing } from './a.ts';\n",
    'web/ui/a.ts': nothing,
  });
  expect(found).toBe('');
});

test('the table of modules has no circle and names only modules', () => {
  const mayCall = Object.entries(modules).map(([name, each]) => [name, each.mayCall] as const);
  expect(circles(new Map(mayCall))).toEqual([]);
  expect(mayCall.flatMap(([, others]) => others).filter((name) => !Object.hasOwn(modules, name))).toEqual([]);
});
