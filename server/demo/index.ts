import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeApp, type AppOptions } from '../app.ts';
import { offerArchitectCode } from '../modules/identity/index.ts';
import { PlainError } from '../platform/plain-error.ts';
import { emailOf, password, type Name } from './cast.ts';
import { furnish } from './furnish.ts';
import { readTalk, type Talk } from './talk.ts';

const talksFolder = new URL('./talks/', import.meta.url);
const shown: readonly Name[] = ['Anna', 'Ruth'];

/**
 * Fills a new house with people who have lived in it for some weeks, through its own front doors, and only once.
 * A house that holds anything else is left alone.
 */
export async function furnishOnce({ config, databaseUrl, log }: Omit<AppOptions, 'clock'>): Promise<void> {
  const mark = join(config.dataFolder, 'demo-furnished');
  if (existsSync(mark)) return;
  let now = new Date();
  // Nobody else is let in meanwhile: this house stands at a door of its own.
  const closed = { ...config, port: 0, host: '127.0.0.1', rateLimits: false, redisUrl: null };
  const app = await makeApp({ config: closed, databaseUrl, log, clock: { now: () => now } });
  try {
    const port = await app.listen();
    const code = await offerArchitectCode(app.house);
    if (code === null) {
      throw new PlainError(
        `${config.dataFolder} holds a house already, or a demo that was cut off; set KINSONG_DATA to another folder`,
      );
    }
    process.stdout.write('\n  Furnishing the demo: ten people, five weeks ...\n');
    await furnish(`http://127.0.0.1:${port}`, code, talksUntil(now), (moment) => {
      now = moment;
    });
  } finally {
    await app.close();
  }
  writeFileSync(mark, '');
}

/** As if the last words had been said today; early in the morning, as if yesterday. */
function talksUntil(now: Date): Talk[] {
  const texts = readdirSync(talksFolder).map((file) => readFileSync(new URL(file, talksFolder), 'utf8'));
  const today = texts.map((text) => readTalk(text, now));
  if (today.every(({ said }) => said.every(({ at }) => at < now))) return today;
  const yesterday = new Date(now.getTime() - 24 * 60 * 60 * 1000);
  return texts.map((text) => readTalk(text, yesterday));
}

export function howToSignIn(): string {
  const lines = shown.map((name) => `    ${name.padEnd(5)} ${emailOf(name)}`);
  return ['  To look round, sign in as', ...lines, `    with the password: ${password}`, '', ''].join('\n');
}
