import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig, type Config } from '../platform/config.ts';
import { PlainError } from '../platform/plain-error.ts';
import { backUp } from './backup.ts';
import { showProgress } from './progress.ts';
import { restore } from './restore.ts';
import { backedUp, restored } from './result-messages.ts';

/** npm run backup and npm run restore: `main.ts backup <folder>`, `main.ts restore <folder> [--keep-sessions]`. */

const asked = new AbortController();
let config: Config | undefined;

for (const signal of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.once(signal, () => asked.abort());

function readArguments(): { verb: string; folder: string; keepSessions: boolean } {
  const usage = new PlainError('Use: npm run backup -- <folder>, or: npm run restore -- <folder>');
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { 'keep-sessions': { type: 'boolean', default: false } },
    });
    const [verb, folder, ...more] = positionals;
    if (verb === undefined || folder === undefined || folder === '' || more.length > 0) throw usage;
    return { verb, folder, keepSessions: values['keep-sessions'] };
  } catch {
    throw usage;
  }
}

async function run(): Promise<string> {
  const { verb, folder, keepSessions } = readArguments();
  config = readConfig(process.env);
  // Whoever lets it run by night throws the output away and wants to read what went wrong alone.
  const progress = showProgress(process.stderr.isTTY ? process.stderr : process.stdout);
  const common = { config, folder, progress, signal: asked.signal };
  try {
    if (verb === 'backup') return backedUp(await backUp(common), folder);
    const manifest = await restore({ ...common, keepSessions });
    const hasKey = config.secret !== null || existsSync(join(config.dataFolder, 'secret.key'));
    return restored(manifest, { folder, config, keepSessions, hasKey });
  } finally {
    progress.stop();
  }
}

async function wordsFor(error: unknown): Promise<string> {
  if (asked.signal.aborted) return 'Stopped before the end: nothing was kept.';
  // They know the whole server, which weighs more than all of this and is needed when something goes wrong only.
  const { isAway } = await import('../platform/failure-causes.ts');
  const { inPlainWords } = await import('../plain-words.ts');
  if (error instanceof Error && !(error instanceof PlainError)) {
    // A folder that is not ours to write, a disk that is full: the system says it in one line.
    if ('syscall' in error && 'path' in error) return `Nothing was kept: ${error.message}`;
    if (config?.databaseUrl === null && isAway(error)) {
      return 'Nothing was kept: the database went away in the middle, perhaps with its house; try again.';
    }
  }
  return inPlainWords(error, config);
}

run().then(
  (said) => {
    process.stdout.write(`${said}\n`);
    process.exit(0);
  },
  async (error: unknown) => {
    process.stderr.write(`${await wordsFor(error)}\n`);
    process.exit(1);
  },
);
