// npm run bench [names]: measures the house against its peers on this machine.
import { ensureInstalled } from './lib/install.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { root } from './lib/paths.mjs';
import { begin } from './lib/run-server.mjs';
import { join } from 'node:path';

await ensureInstalled();
await ensureBuilt();
process.exitCode = await begin([join(root, 'bench', 'main.ts'), ...process.argv.slice(2)]);
