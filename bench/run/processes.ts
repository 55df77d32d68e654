import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));
/** On the disk the checkout lies on: a folder for temporary files is often memory, where a flush costs nothing. */
const allScratch = join(root, 'node_modules/.cache/kinsong-bench');
export const scratch = join(allScratch, String(process.pid));

const patience = 15_000;
const running = new Set<ChildProcess>();

/** Starts a process that ends with the bench, however the bench ends. */
export function start(command: string, args: readonly string[], options: SpawnOptions = {}): ChildProcess {
  const child = spawn(command, args, options);
  running.add(child);
  child.once('exit', () => running.delete(child));
  child.once('error', () => running.delete(child));
  return child;
}

export const hasEnded = (child: ChildProcess): boolean =>
  child.exitCode !== null || child.signalCode !== null || child.pid === undefined;

export async function stop(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const last = setTimeout(() => child.kill('SIGKILL'), patience);
  await ended;
  clearTimeout(last);
}

/** Makes the folder that all figures are taken in, and sees to it that nothing stays behind. */
export function holdScratch(): void {
  mkdirSync(scratch, { recursive: true });
  for (const left of readdirSync(allScratch).filter((pid) => !isAlive(Number(pid))))
    remove(join(allScratch, left));
  process.on('exit', () => {
    for (const child of running) child.kill('SIGKILL');
    remove(scratch);
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      void Promise.all([...running].map(stop)).finally(() => process.exit(130));
    });
  }
}

const remove = (folder: string): void => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
