import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { join } from 'node:path';
import { modules, node, root } from './paths.mjs';

/** How long a second Ctrl-C is taken for the echo of the first: the terminal and npm both pass each one on. */
const echo = 1500;

/** A young generation of this many MB keeps the house at rest at half the memory it would take by itself. */
const young = '--max-semi-space-size=8';

/** The server, as every command runs it. */
export const house = [young, join(root, 'server', 'main.ts')];

/**
 * npm passes SIGTERM to its shell and not to us: a parent that is gone has been asked to stop. Whoever starts us
 * without npm may well leave us running on our own.
 */
function whenOrphaned(stop) {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) stop();
  }, 500).unref();
}

/**
 * Starts a program of the house, in a session of its own: only we pass signals on to it, each once. It is tied to us
 * by a channel; should we be killed, it sees the channel close and stops in order.
 */
export function begin(args, { env = {}, onMessage, cwd } = {}) {
  const child = spawn(node, args, {
    cwd,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    detached: true,
    env: { NODE_COMPILE_CACHE: join(modules, '.cache', 'node-compile'), ...process.env, ...env },
  });
  if (onMessage !== undefined) child.on('message', onMessage);
  return new Promise((resolve) => {
    let asked = 0;
    const ask = (signal) => {
      if (asked === 0) {
        asked = Date.now();
        child.kill(signal);
      } else if (Date.now() - asked > echo) child.kill('SIGKILL');
    };
    process.on('SIGINT', () => ask('SIGINT'));
    process.on('SIGTERM', () => ask('SIGTERM'));
    process.on('SIGHUP', () => ask('SIGTERM'));
    whenOrphaned(() => {
      if (asked === 0) ask('SIGTERM');
    });
    child.once('error', (error) => {
      process.stderr.write(`${error.message}\n`);
      resolve(1);
    });
    child.once('exit', (code, signal) => resolve(code ?? 128 + constants.signals[signal]));
  });
}
