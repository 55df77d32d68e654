import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync } from 'node:fs';

function said(program: string, args: readonly string[]): string | null {
  try {
    return execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return null;
  }
}

function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

/** State and start of a process as Linux tells them; its name before them may hold anything, ')' included. */
function stat(pid: number): { state: string; start: string } | null {
  const text = read(`/proc/${pid}/stat`);
  const fields = text?.slice(text.lastIndexOf(')') + 2).split(' ');
  return fields === undefined ? null : { state: fields[0] ?? '', start: fields[19] ?? '' };
}

/**
 * When a process began, or null when there is none (one that is dead but not yet buried counts as none).
 * Number and beginning together name a process for good: numbers alone are given out again.
 */
export function beginning(pid: number): string | null {
  if (process.platform !== 'linux') return said('ps', ['-o', 'lstart=', '-p', String(pid)]) || null;
  const found = stat(pid);
  if (found === null || found.state === 'Z' || found.state === 'X') return null;
  return `${read('/proc/sys/kernel/random/boot_id')?.trim()} ${found.start}`;
}

/** Is this a database server on that cluster? PostgreSQL works in its cluster's folder and is told it by -D. */
export function servesCluster(pid: number, cluster: string): boolean {
  if (beginning(pid) === null) return false;
  if (process.platform !== 'linux') {
    return said('ps', ['-ww', '-o', 'command=', '-p', String(pid)])?.includes(cluster) ?? false;
  }
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === cluster;
  } catch {
    // Somebody else's process: it cannot be ours.
    return false;
  }
}
