import './node-version.mjs';
import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { alone } from './folder-lock.mjs';
import { capture } from './capture.mjs';
import { isInstalled, scriptsWereRun } from './installed.mjs';
import { root } from './paths.mjs';
import { fail, step } from './terminal-messages.mjs';

/** The npm that started us, or the one on the path. */
function npm() {
  const started = process.env.npm_execpath;
  return started !== undefined && basename(started) === 'npm-cli.js' ? [process.execPath, started] : ['npm'];
}

function writable(folder) {
  try {
    // Not recursively: where there is no home, npm's cache does not belong either.
    if (!existsSync(folder)) mkdirSync(folder);
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** A home that cannot be written to (a service's, a container's) must not keep npm from its cache. */
function environment() {
  if (process.env.npm_config_cache !== undefined && writable(process.env.npm_config_cache))
    return process.env;
  if (writable(join(homedir(), '.npm'))) return process.env;
  return { ...process.env, npm_config_cache: join(tmpdir(), `kinsong-npm-${process.getuid?.() ?? 0}`) };
}

const reasons = [
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH/,
    'the package registry cannot be reached; look at the network and try again',
  ],
  [/^spawn npm ENOENT/, 'there is no npm on the path; it comes with Node'],
  [/ENOSPC/, 'the disk is full'],
  [/EACCES|EPERM|EROFS/, `${root} is not writable; make it yours`],
  [
    /EUSAGE|can only install packages when/,
    'package.json and package-lock.json disagree; run npm install once and commit both',
  ],
  [
    /EINTEGRITY/,
    'a package is not what package-lock.json says; empty the cache (npm cache clean --force) and try again',
  ],
];

function reasonOf(said) {
  const known = reasons.find(([pattern]) => pattern.test(said));
  const lines = said
    .split('\n')
    .filter((line) => line.startsWith('npm error') && !line.includes('complete log'));
  return known === undefined
    ? lines
        .slice(0, 3)
        .map((line) => line.slice(10))
        .join('; ') || said.trim()
    : known[1];
}

async function install() {
  // Another command may have done it while this one waited for its turn.
  if (isInstalled()) return;
  const [program, ...before] = npm();
  const args = [...before, 'ci', '--include=dev', '--include=optional', '--loglevel=error'];
  const { code, said } = await step('Installing what Kinsong is made with', () =>
    capture(program, args, { cwd: root, env: environment() }),
  );
  if (code !== 0) fail(`Installing did not work: ${reasonOf(said)}`);
}

/** Installs what is missing or of another version, and nothing when all is there. */
export async function ensureInstalled() {
  if (!isInstalled()) await alone(root, install);
  if (!scriptsWereRun()) {
    fail(
      'npm was not allowed to run install scripts; allow it once with: npm rebuild --ignore-scripts=false',
    );
  }
}
