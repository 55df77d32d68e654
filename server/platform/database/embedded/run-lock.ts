import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { PlainError } from '../../plain-error.ts';
import { beginning } from './processes.ts';

interface Holder {
  readonly pid: number;
  readonly began: string;
}

function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

function holderOf(text: string): Holder | null {
  try {
    const { pid, began } = JSON.parse(text) as Partial<Holder>;
    return typeof pid === 'number' && typeof began === 'string' ? { pid, began } : null;
  } catch {
    return null;
  }
}

/** Puts a file that is whole from its first moment in place; false where one stands there already. */
function place(file: string, text: string): boolean {
  const own = `${file}.${process.pid}`;
  writeFileSync(own, text, { mode: 0o600 });
  try {
    linkSync(own, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(own, { force: true });
  }
}

/**
 * One run a data folder. What a killed run left behind is seen by its process being gone, so nobody ever has to
 * remove the file by hand.
 */
export function takeRunLock(file: string, dataFolder: string): () => void {
  const mine = JSON.stringify({ pid: process.pid, began: beginning(process.pid) });
  const inUse = (pid: number): PlainError =>
    new PlainError(
      `The data folder ${dataFolder} is in use by another run (process ${pid}); stop that one first`,
    );

  while (!place(file, mine)) {
    const found = read(file);
    if (found === null) continue;
    const holder = holderOf(found);
    if (holder !== null && beginning(holder.pid) === holder.began) throw inUse(holder.pid);
    const aside = `${file}.${process.pid}.old`;
    try {
      renameSync(file, aside);
    } catch {
      // Another start was quicker to clear it away.
      continue;
    }
    const moved = read(aside) ?? '';
    // Another start may have cleared and taken it between our look and our move: then it is theirs.
    if (moved !== found) linkSync(aside, file);
    rmSync(aside);
  }
  return () => {
    if (read(file) === mine) rmSync(file, { force: true });
  };
}
