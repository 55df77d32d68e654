// npm start: installs and builds what is missing, then runs the house until it is asked to stop.
import { ensureInstalled } from './lib/install.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { begin, house } from './lib/run-server.mjs';

await ensureInstalled();
await ensureBuilt();
process.exitCode = await begin([...house, ...process.argv.slice(2)]);
