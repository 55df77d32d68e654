import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { capture } from './capture.mjs';
import { node, root, vite } from './paths.mjs';
import { fail, step } from './terminal-messages.mjs';

const guide = 'engines/guide';
const school = 'server/modules/guide/ear';

/** What is made of other files: where it is noted what it was made of, and how it is made. */
const webApp = {
  name: 'Building the web app',
  inputs: ['web', 'contract', 'engines', 'package-lock.json'],
  stamp: 'web/dist/.built',
  args: [vite, 'build', '--configLoader', 'native', '--logLevel', 'warn'],
  cwd: 'web',
};
const schoolbook = {
  name: 'Teaching the guide what people say',
  inputs: [
    school,
    ...['ear', 'lessons', 'danger', 'read/words', 'frames/acts.ts'].map((each) => `${guide}/${each}`),
  ],
  stamp: 'server/dist/.taught',
  args: [join(root, school, 'teach.ts')],
  cwd: 'server',
};
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

function fingerprint(inputs) {
  const hash = createHash('sha256');
  for (const input of inputs.filter((path) => existsSync(join(root, path)))) {
    for (const file of statSync(join(root, input)).isFile() ? [input] : filesUnder(input)) {
      hash
        .update(file)
        .update('\0')
        .update(readFileSync(join(root, file)));
    }
  }
  return hash.digest('hex');
}

/** Makes it again when anything that it is made of has changed. */
async function ensureMade({ name, inputs, stamp, args, cwd }) {
  const noted = join(root, stamp);
  const wanted = fingerprint(inputs);
  if (existsSync(noted) && readFileSync(noted, 'utf8') === wanted) return;
  const { code, said } = await step(name, () => capture(node, args, { cwd: join(root, cwd) }));
  if (code !== 0) fail(`${name} did not work:\n${said.trim()}`);
  mkdirSync(dirname(noted), { recursive: true });
  writeFileSync(noted, wanted);
}

export const ensureTaught = () => ensureMade(schoolbook);

export async function ensureBuilt() {
  await ensureMade(webApp);
  await ensureTaught();
}
