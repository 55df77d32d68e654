import { offerArchitectCode } from './modules/invitations/index.ts';
import { makeApp, type App } from './app.ts';
import { furnishOnce, howToSignIn } from './demo/index.ts';
import { readConfig, type Config } from './platform/config.ts';
import { migrate } from './platform/database/index.ts';
import { openDataFolder } from './platform/data-folder.ts';
import { hasDatabase, startEmbedded, type Embedded } from './platform/database/embedded/index.ts';
import { makeLog } from './platform/log.ts';
import { inPlainWords } from './plain-words.ts';

/** What must be stopped, the last started first. */
const toStop: (() => Promise<void>)[] = [];
let stopping: Promise<void> | undefined;
let config: Config | undefined;
const isDemo = process.argv.includes('--demo');

function stop(): Promise<void> {
  stopping ??= (async () => {
    for (const end of toStop.toReversed()) await end();
  })();
  return stopping;
}

async function start(): Promise<void> {
  config = readConfig(process.env);
  const log = makeLog(config.logLevel);
  const closeDown = (): void => {
    log.info('closing the house');
    stop().then(() => process.exit(0), fail);
  };
  // The script that started us holds a channel: when it is killed, the channel closes, and nobody else would stop us.
  for (const signal of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.once(signal, closeDown);
  openDataFolder(config.dataFolder);
  const { url: databaseUrl, lacksRoom } =
    config.databaseUrl === null
      ? await startOwnDatabase(config, log)
      : { url: config.databaseUrl, lacksRoom: undefined };
  await migrate(databaseUrl);
  if (isDemo) await furnishOnce({ config, databaseUrl, log });
  const app = await makeApp({ config, databaseUrl, databaseLacksRoom: lacksRoom, log });
  toStop.push(() => app.close());
  const port = await app.listen();
  greet(app, config, port, await offerArchitectCode(app.house));
  if (isDemo) process.stdout.write(howToSignIn());
}

async function startOwnDatabase(config: Config, log: ReturnType<typeof makeLog>): Promise<Embedded> {
  // It takes some seconds, once.
  if (!hasDatabase(config.dataFolder)) process.stdout.write('\n  Making the database of a new house ...\n');
  const database = await startEmbedded({ dataDir: config.dataFolder, log });
  toStop.push(() => database.stop());
  return database;
}

/**
 * To the terminal, not to the log: the code is for the eyes of whoever starts the house. Said in one piece, so that
 * whoever reads that it is open has read the code as well.
 */
function greet({ house }: App, config: Config, port: number, code: string | null): void {
  const address = config.port === port ? config.publicUrl.origin : `http://localhost:${port}`;
  const lines = [`Kinsong is open at ${address}`];
  if (code !== null)
    lines.push(
      `The architect code, for the first of you: ${code}`,
      `${address}/enter?code=${code.replace(/\D/g, '')}`,
    );
  process.stdout.write(`\n${lines.map((line) => `  ${line}\n`).join('')}\n`);
  house.log.debug({ port }, 'listening');
}

function fail(error: unknown): void {
  process.stderr.write(`${inPlainWords(error, config)}\n`);
  void stop().finally(() => process.exit(1));
}

start().catch(fail);
