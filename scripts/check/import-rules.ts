import { isModule, mayImport } from './modules.ts';
import type { Import } from './parse.ts';
import type { Target } from './resolve-import.ts';
import { isTest } from './source-tree.ts';

/** Where a file stands: its workspace (or engines), the part of it, and the module if the part is `modules`. */
interface Place {
  readonly root: string;
  readonly part: string;
  readonly module: string | null;
  readonly frontDoor: boolean;
}

function placeOf(file: string): Place {
  const [root = '', part = '', third = '', fourth] = file.split('/');
  if (root === 'contract') {
    const module = isModule(part) ? part : null;
    return { root, part, module, frontDoor: true };
  }
  const module = part === 'modules' ? third : null;
  return { root, part, module, frontDoor: module !== null && fourth === 'index.ts' };
}

/** Workspaces a file may look into besides its own. Tests and measurements may look at what they test and measure. */
const seenFrom: Readonly<Record<string, readonly string[]>> = {
  // An engine is pure and knows nothing: what it calls its things is a promise too.
  contract: ['engines'],
  engines: [],
  server: ['contract', 'engines'],
  web: ['contract', 'engines'],
  journeys: ['contract', 'server', 'web'],
  bench: ['contract', 'engines', 'server', 'journeys', 'scripts'],
  scripts: ['contract'],
};

/** What of the test harness not every machine can run: whatever uses it says so in its name, see scripts/lib/tests-left-out.mjs. */
const needsNamed: Readonly<Record<string, string>> = {
  'server/test/redis.ts': 'nodes',
  'server/test/small-disk.ts': 'disk',
};

/** The last three reckon days and zones in ways of their own, so that ours can be held against them. */
const forTests = new Set(['vitest', 'fast-check', 'ical.js', 'rrule-temporal', 'temporal-polyfill']);
const databaseFiles = /\.(sql|tables)\.ts$/;
const databasePackages = new Set(['drizzle-orm', 'pg']);

/** Why a file may not import this, or null when it may. */
export function refusal(file: string, target: Target, kind: Import['kind']): string | null {
  const from = placeOf(file);
  if (target.kind === 'file') return betweenFiles(file, from, target.file, kind);
  if (isTest(file) && (target.kind === 'node' || (target.kind === 'package' && forTests.has(target.name))))
    return null;
  if (from.root === 'contract' && !(target.kind === 'package' && target.name === 'zod')) {
    return 'the contract imports zod and nothing else';
  }
  if (from.root === 'engines') return 'an engine knows nothing but itself';
  if (target.kind === 'package' && databasePackages.has(target.name)) return towardsTheDatabase(file, from);
  return null;
}

function towardsTheDatabase(file: string, from: Place): string | null {
  if (from.root !== 'server' || from.module === null || isTest(file) || databaseFiles.test(file)) return null;
  return 'a module speaks to the database only in its .sql.ts and .tables.ts';
}

function betweenFiles(file: string, from: Place, target: string, kind: Import['kind']): string | null {
  const to = placeOf(target);
  const allowed = seenFrom[from.root];
  if (from.root !== to.root && allowed !== undefined && !allowed.includes(to.root)) {
    return `${from.root} may not look into ${to.root}`;
  }
  const need = kind === 'type' ? undefined : needsNamed[target];
  if (need !== undefined && !new RegExp(`\\.${need}\\.(test|journey)\\.ts$`).test(file)) {
    return `what needs this is called *.${need}.test.ts, so that a machine without it runs the others`;
  }
  if (isTest(file)) return null;
  if (to.root === 'server' && to.part === 'test' && from.root === 'server' && from.part !== 'test') {
    return 'the test harness is for tests';
  }
  // What a screen is handed has its shape there.
  if (target === 'web/app/screen.ts' && kind === 'type') return null;
  return withinLayers(from, to, kind) ?? betweenModules(file, from, target, to, kind);
}

function withinLayers(from: Place, to: Place, kind: Import['kind']): string | null {
  if (from.root === 'contract' && from.part === 'common' && to.root === 'contract' && to.part !== 'common') {
    return 'contract/common knows only itself';
  }
  if (from.part === 'platform' && to.part === 'modules') return 'the platform knows no module';
  if (from.root === 'web') {
    if (from.part === 'ui' && to.root === 'web' && to.part !== 'ui')
      return 'the visual kit knows only itself';
    if (from.part === 'ui' && to.module !== null) return 'the visual kit knows no module';
    if (from.part === 'platform' && to.root === 'web' && to.part === 'ui' && kind !== 'type')
      return 'the web platform draws nothing';
    if ((from.part === 'platform' || from.module !== null) && to.root === 'web' && to.part === 'app') {
      return 'the app puts the modules together; they do not know it';
    }
  }
  return null;
}

function betweenModules(
  file: string,
  from: Place,
  target: string,
  to: Place,
  kind: Import['kind'],
): string | null {
  if (from.module !== null && !isModule(from.module)) {
    return `${from.module} is no module of the house: scripts/check/modules.ts lists them and what each may call`;
  }
  if (to.module === null || from.module === to.module) return null;
  // A module knows the whole contract; only within the contract itself do its modules keep to the table.
  if (to.root === 'contract' && from.root !== 'contract') return null;
  // The list of screens is the one place that loads a module's screen by its file, so that each is its own chunk.
  const screensOfWeb = from.root === 'web' && from.part === 'app' && kind === 'later';
  // Rows refer to rows of other modules: in the database, and so in the tables that describe it.
  const refersTo = file.endsWith('.tables.ts') && target.endsWith('.tables.ts');
  if (!to.frontDoor && !screensOfWeb && !refersTo && from.root === to.root)
    return 'a module is entered through its index.ts';
  if (from.module === null || file.endsWith('.d.ts')) return null;
  return mayImport(from.module, to.module) ? null : `${from.module} may not call ${to.module}`;
}
