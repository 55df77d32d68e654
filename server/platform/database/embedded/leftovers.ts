import { existsSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { PlainError } from '../../plain-error.ts';
import { isShortSocketFolder, socketIn } from './cluster-folders.ts';
import { servesCluster } from './processes.ts';

export interface PostmasterFile {
  readonly pid: number;
  readonly socketFolder: string;
  readonly ready: boolean;
}

/** What a running server says of itself in its cluster. */
export function readPostmasterFile(cluster: string): PostmasterFile | null {
  try {
    const lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
    return { pid: Number(lines[0]), socketFolder: lines[4] ?? '', ready: lines[7]?.trim() === 'ready' };
  } catch {
    return null;
  }
}

function answers(socket: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = connect(socket);
    probe.once('connect', () => {
      probe.destroy();
      resolve(true);
    });
    probe.once('error', () => resolve(false));
  });
}

async function gone(pid: number, cluster: string, seconds: number): Promise<boolean> {
  for (let tries = 0; tries < seconds * 50; tries += 1) {
    if (!servesCluster(pid, cluster)) return true;
    await wait(20);
  }
  return false;
}

function send(pid: number, signal: 'SIGINT' | 'SIGQUIT'): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/**
 * Stops a server that a killed run left behind, and clears what it left. It is stopped rather than taken over: its
 * programs and settings may be of another release, and who is not its parent cannot see it end.
 */
export async function clearLeftovers(clusterPath: string, say: (text: string) => void): Promise<void> {
  if (!existsSync(clusterPath)) return;
  const cluster = realpathSync(clusterPath);
  const left = readPostmasterFile(cluster);
  if (left === null) return;
  if (servesCluster(left.pid, cluster)) {
    say('stopping the database that a run cut off left behind');
    send(left.pid, 'SIGINT');
    if (!(await gone(left.pid, cluster, 30))) {
      send(left.pid, 'SIGQUIT');
      if (!(await gone(left.pid, cluster, 10))) {
        throw new PlainError(
          `The database left behind by another run (process ${left.pid}) does not stop; end it first`,
        );
      }
    }
  } else if (await answers(socketIn(left.socketFolder))) {
    // No such process here, and yet it answers: it runs in another container on the same folder.
    throw new PlainError(
      `The database in ${cluster} is in use by another run, which this one cannot see; stop that one first`,
    );
  }
  // Its process is gone; a number given out again to somebody else must not keep PostgreSQL from starting.
  rmSync(join(cluster, 'postmaster.pid'), { force: true });
  if (isShortSocketFolder(left.socketFolder)) rmSync(left.socketFolder, { recursive: true, force: true });
}
