import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));
export const modules = join(root, 'node_modules');
/** The Node the house runs on; whichever one started the command only sets it up. */
export const node = join(modules, 'node', 'bin', 'node');
export const vite = join(modules, 'vite', 'bin', 'vite.js');
export const vitest = join(modules, 'vitest', 'vitest.mjs');
