// npm run demo: a house with a lively sample federation, in a data folder of its own.
import { ensureInstalled } from './lib/install.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { root } from './lib/paths.mjs';
import { begin, house } from './lib/run-server.mjs';
import { join } from 'node:path';

await ensureInstalled();
await ensureBuilt();
// Set by us alone: samples never land among what people really wrote.
const env = { KINSONG_DATA: join(root, 'data-demo') };
process.exitCode = await begin([...house, '--demo', ...process.argv.slice(2)], {
  env,
});
