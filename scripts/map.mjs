// node scripts/map.mjs: writes the table of MAP.md anew. `npm run check` says when it is due.
import { ensureInstalled } from './lib/install.mjs';
import { root } from './lib/paths.mjs';
import { begin } from './lib/run-server.mjs';

await ensureInstalled();
process.exitCode = await begin(['scripts/map/main.ts'], { cwd: root });
