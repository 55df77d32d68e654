import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, renameSync, statfsSync, statSync } from 'node:fs';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isNoRoom } from '../../failure-causes.ts';
import { PlainError } from '../../plain-error.ts';
import { bareEnvironment } from './cluster.ts';
import { clearLeftovers, readPostmasterFile } from './leftovers.ts';
import type { Place } from './cluster-folders.ts';
import type { Programs } from './programs.ts';
import { tuning } from './tuning.ts';

export interface Server {
  /** Resolves when it has ended, asked to or not. */
  readonly ended: Promise<void>;
  readonly stop: () => Promise<void>;
}

/**
 * The server is held by a pipe: when our end closes, in order or by kill -9, the shell sends it SIGINT (stop now, in
 * order). So no database outlives its house, and stopping has one way only.
 */
const held = '"$@" 3<&- & p=$!; (read -r _ <&3; kill -INT $p) & w=$!; wait $p; c=$?; kill $w 2>&-; exit $c';

const keptLog = 1_000_000;
const patience = 20_000;

const sizeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

function openLog(file: string): number {
  if (sizeOf(file) > keptLog) renameSync(file, `${file}.1`);
  return openSync(file, 'a', 0o600);
}

/** What it said since this start: on a full disk that may be nothing, and what stands before is of another time. */
function lastWords(log: string, from: number): string {
  const lines = readFileSync(log).subarray(from).toString().trim().split('\n');
  return lines.findLast((line) => /FATAL|PANIC/.test(line)) ?? lines.at(-1) ?? '';
}

/** A piece of its log and a little more: below this PostgreSQL may not get through its own recovery. */
const needed = 20 * 1024 * 1024;

/** The disk that the database lies on is full. */
export class NoRoomError extends PlainError {}

function whyItEnded(cluster: string, logFile: string, from: number): PlainError {
  const { bavail, bsize } = statfsSync(cluster);
  const free = bavail * bsize;
  const said = lastWords(logFile, from);
  if (free < needed || isNoRoom(new Error(said))) {
    const megabytes = (free / 1024 / 1024).toFixed(1);
    return new NoRoomError(
      `The database did not start: its disk is full (${megabytes} MB free at ${cluster})`,
    );
  }
  return new PlainError(`The database did not start: ${said} (more in ${logFile})`);
}

export async function startServer(
  place: Place,
  programs: Programs,
  socketFolder: string,
  durable: boolean,
  say: (text: string) => void,
): Promise<Server> {
  const logFile = join(place.folder, 'postgres.log');
  const log = openLog(logFile);
  const from = sizeOf(logFile);
  const command = [programs.postgres, '-D', place.cluster, '-k', socketFolder, ...tuning(durable)];
  const child = spawn('/bin/sh', ['-c', held, 'sh', ...command], {
    cwd: '/',
    env: bareEnvironment,
    stdio: ['ignore', log, log, 'pipe'],
    // A Ctrl-C in the terminal goes to the house alone; the house stops its database when it has finished itself.
    detached: true,
    ...(place.owner === null ? {} : { uid: place.owner.uid, gid: place.owner.gid }),
  });
  closeSync(log);
  // Node opens every pipe beyond the first three as a socket.
  const hold = child.stdio[3] as Socket;
  let running = true;
  const ended = new Promise<void>((resolve) => {
    const end = (): void => {
      running = false;
      hold.destroy();
      resolve();
    };
    child.once('exit', end);
    child.once('error', end);
  });

  const begun = Date.now();
  let said = false;
  while (readPostmasterFile(place.cluster)?.ready !== true) {
    if (!running) throw whyItEnded(place.cluster, logFile, from);
    if (!said && Date.now() - begun > 1_000) {
      say('the database is starting; after an abrupt end it first brings itself in order');
      said = true;
    }
    await wait(10);
  }
  // A process that ends without stopping it lets go of the pipe, and so stops it all the same.
  child.unref();
  hold.unref();
  return {
    ended,
    async stop() {
      child.ref();
      hold.destroy();
      // Should the shell that listens at the other end be gone, the server is told directly.
      const late = setTimeout(() => void clearLeftovers(place.cluster, say), patience);
      await ended;
      clearTimeout(late);
    },
  };
}
