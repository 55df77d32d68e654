import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { onTestFinished } from 'vitest';
import { startEmbedded, type Embedded } from './index.ts';

export const root = process.getuid?.() === 0;
/** What the database said of itself while starting. */
export const heard: string[] = [];

const hear = (...words: unknown[]): void =>
  void heard.push(words.map((word) => (typeof word === 'string' ? word : JSON.stringify(word))).join(' '));
const log = { info: hear, warn: hear };

/** A folder for one test, which the database's user may pass through, as in any ordinary clone. */
export function dataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'kinsong-embedded-'));
  chmodSync(folder, 0o755);
  onTestFinished(() => {
    for (const note of ['database/elsewhere', 'data/database/elsewhere'].map((name) => join(folder, name))) {
      if (existsSync(note)) rmSync(readFileSync(note, 'utf8'), { recursive: true });
    }
    rmSync(folder, { recursive: true });
  });
  return folder;
}

export async function begin(dataDir: string, durable = false): Promise<Embedded> {
  const embedded = await startEmbedded({ dataDir, log, durable });
  onTestFinished(embedded.stop);
  return embedded;
}

export async function ask(url: string, text: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}

export function childrenOf(pid: number): number[] {
  const table = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n');
  const pairs = table.map((line) => line.trim().split(/\s+/).map(Number));
  return pairs.filter(([, parent]) => parent === pid).map(([child]) => child ?? 0);
}
