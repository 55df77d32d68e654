import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { capture } from './capture.mjs';
import { node, root, vite } from './paths.mjs';
import { fail, step } from './say.mjs';

const inputs = ['web', 'contract', 'engines', 'package-lock.json'];
const notInputs = /(^|\/)(node_modules|dist)$|\.test\.tsx?$/;

function* filesUnder(path) {
  const entries = readdirSync(join(root, path), { withFileTypes: true });
  for (const entry of entries.sort((one, other) => (one.name < other.name ? -1 : 1))) {
    const inner = `${path}/${entry.name}`;
    if (notInputs.test(inner)) continue;
    if (entry.isDirectory()) yield* filesUnder(inner);
    else yield inner;
  }
}

function fingerprint() {
  const hash = createHash('sha256');
  for (const input of inputs.filter((path) => existsSync(join(root, path)))) {
    for (const file of input.includes('.') ? [input] : filesUnder(input)) {
      hash
        .update(file)
        .update('\0')
        .update(readFileSync(join(root, file)));
    }
  }
  return hash.digest('hex');
}

/** Builds the web app when anything it is made from has changed. */
export async function ensureBuilt() {
  const stamp = join(root, 'web', 'dist', '.built');
  const wanted = fingerprint();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  const { code, said } = await step('Building the web app', () =>
    capture(node, [vite, 'build', '--configLoader', 'native', '--logLevel', 'warn'], {
      cwd: join(root, 'web'),
    }),
  );
  if (code !== 0) fail(`The web app could not be built:\n${said.trim()}`);
  writeFileSync(stamp, wanted);
}
