import { readdirSync, readFileSync } from 'node:fs';

/** What a process holds in memory, in bytes; pages shared with others count by its share. 0 when it has ended. */
export function memoryOf(pid: number): number {
  try {
    const text = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
    return Number(/^Pss:\s+(\d+) kB$/m.exec(text)?.[1]) * 1024;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ESRCH') return 0;
    throw error;
  }
}

/** A process and all that came from it. */
export function treeOf(pid: number): number[] {
  const parents = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => [Number(name), parentOf(name)] as const);
  const tree = [pid];
  for (const member of tree) for (const [child, parent] of parents) if (parent === member) tree.push(child);
  return tree;
}

function parentOf(pid: string): number | null {
  try {
    // The name stands in brackets and may hold anything, brackets too.
    const after = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1);
    return Number(after?.split(' ')[1]);
  } catch {
    return null;
  }
}

/** What a process is called by itself. */
export function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').trim();
  } catch {
    return '';
  }
}
