import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { vi } from 'vitest';
import type { TestApp } from './app.ts';

/** All letters that lie in the folder of a house without a mail server. */
export async function lettersTo({ app }: TestApp, address: string): Promise<string[]> {
  const folder = join(app.house.config.dataFolder, 'letters');
  const names = await readdir(folder).catch(() => []);
  const letters = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return letters.filter((letter) => letter.startsWith(`To: ${address}\n`));
}

/** The one letter to this address whose subject holds these words; it may still be on its way. */
export function letterTo(home: TestApp, address: string, subject = ''): Promise<string> {
  return vi.waitFor(
    async () => {
      const letters = await lettersTo(home, address);
      const letter = letters.find((each) => each.split('\n')[1]?.includes(subject) === true);
      if (letter === undefined) throw new Error(`no letter "${subject}" to ${address}`);
      return letter;
    },
    { timeout: 10_000, interval: 100 },
  );
}

/** What follows `#<fragment>=` in a letter or a link. */
export function tokenIn(text: string, fragment: string): string {
  const token = new RegExp(`#${fragment}=([\\w-]+)`).exec(text)?.[1];
  if (token === undefined) throw new Error(`no #${fragment}= in ${text}`);
  return token;
}
