// npm run restore -- <folder>: makes the house of a backup anew, in an empty data folder or database.
import { ensureInstalled } from './lib/install.mjs';
import { namedFolders } from './lib/named-folders.mjs';
import { root } from './lib/paths.mjs';
import { begin } from './lib/run-server.mjs';
import { join } from 'node:path';

await ensureInstalled();
const program = join(root, 'server', 'backup', 'main.ts');
process.exitCode = await begin([program, 'restore', ...namedFolders()]);
