import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';

const policy = '/usr/sbin/policy-rc.d';

/** Installs a package where one may; the service it brings is not started. */
export function installByApt(name: string): boolean {
  if (process.getuid?.() !== 0 || !succeeds('apt-get', ['--version'])) return false;
  process.stdout.write(`installing ${name} with apt-get, to have it beside us\n`);
  const forbidding = forbidStarting();
  try {
    if (install(name)) return true;
    return succeeds('apt-get', ['update']) && install(name);
  } finally {
    if (forbidding) rmSync(policy);
  }
}

const install = (name: string): boolean =>
  succeeds('apt-get', ['install', '-y', '--no-install-recommends', name]);

/** Debian's way to say that an installation starts nothing. A policy the machine has already is left as it is. */
function forbidStarting(): boolean {
  try {
    writeFileSync(policy, '#!/bin/sh\nexit 101\n', { flag: 'wx', mode: 0o755 });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function succeeds(command: string, args: readonly string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, args, { stdio: 'ignore', env, timeout: 300_000 }).status === 0;
}
