import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { chromium, type Browser, type LaunchOptions } from 'playwright-core';

interface Program {
  readonly executablePath: string;
  readonly env: Record<string, string>;
}

/** The shell is the same engine without windows and their menus: a page costs it less than half. */
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];

function onThisMachine(): Program | null {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const executablePath = names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((path) => existsSync(path));
  return executablePath === undefined ? null : { executablePath, env: {} };
}

const spare = dirname(dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))));
const cache = fileURLToPath(new URL('../node_modules/.cache', import.meta.url));

/**
 * Unpacks the browser that came with npm. The package unpacks into the system's folder for temporary files, whoever
 * put something there before: so it is told, in a process of its own, that ours is that folder.
 */
async function unpack(folder: string): Promise<void> {
  mkdirSync(cache, { recursive: true });
  const making = mkdtempSync(join(cache, 'chromium-making-'));
  const code = `
    import browser, { inflate } from '@sparticuz/chromium';
    await browser.executablePath();
    await inflate(${JSON.stringify(join(spare, 'bin', 'al2023.tar.br'))});`;
  await promisify(execFile)(process.execPath, ['--input-type=module', '-e', code], {
    cwd: import.meta.dirname,
    env: { ...process.env, TMPDIR: making },
  });
  try {
    renameSync(making, folder);
  } catch (error) {
    rmSync(making, { recursive: true });
    // Another run unpacked it a moment ago.
    if (!existsSync(folder)) throw error;
  }
}

async function broughtAlong(): Promise<Program> {
  const { version } = JSON.parse(readFileSync(join(spare, 'package.json'), 'utf8')) as { version: string };
  const folder = join(cache, `chromium-${version}`);
  if (!existsSync(folder)) await unpack(folder);
  return {
    executablePath: join(folder, 'chromium'),
    // Libraries and fonts that a bare machine lacks (NSS before all) come along with it.
    env: { LD_LIBRARY_PATH: join(folder, 'al2023', 'lib'), FONTCONFIG_PATH: join(folder, 'fonts') },
  };
}

/** The machine's browser, or the one that npm brought along: journeys run on a bare machine too. */
export async function browserProgram(): Promise<LaunchOptions> {
  const { executablePath, env } = onThisMachine() ?? (await broughtAlong());
  return {
    executablePath,
    // Root has no sandbox, and containers forbid it to others; only our own pages are opened.
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
    env: { ...process.env, ...env },
  };
}

export const launchBrowser = async (): Promise<Browser> => chromium.launch(await browserProgram());
