// npm run check [names of checks]: sets up what it needs, then runs the checks under the house's own Node.
import { ensureInstalled } from './lib/install.mjs';
import { root } from './lib/paths.mjs';
import { begin } from './lib/run-server.mjs';

await ensureInstalled();
process.exitCode = await begin(['scripts/check/main.ts', ...process.argv.slice(2)], { cwd: root });
