// npm run dev: the server starts again when its files change, the pages change in the open browser.
import { ensureTaught } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { root, vite } from './lib/paths.mjs';
import { begin, house } from './lib/run-server.mjs';
import { join } from 'node:path';

await ensureInstalled();
await ensureTaught();
const pagesPort = Number(process.env.KINSONG_PORT ?? 8001) + 1;
const env = { KINSONG_PUBLIC_URL: process.env.KINSONG_PUBLIC_URL ?? `http://localhost:${pagesPort}` };
// The pages come from Vite, which passes calls and the live connection on to the server.
const codes = await Promise.all([
  begin(['--watch', '--watch-preserve-output', ...house], { env }),
  begin([vite, '--port', String(pagesPort), '--strictPort', '--clearScreen', 'false'], {
    cwd: join(root, 'web'),
  }),
]);
process.exitCode = Math.max(...codes);
