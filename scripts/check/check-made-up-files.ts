import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Check } from './check.ts';
import { readTree } from './source-tree.ts';

const house = join(import.meta.dirname, '..', '..');
const rules = ['tsconfig.base.json', '.oxlintrc.json', '.oxfmtrc.json', '.stylelintrc.json', 'knip.json'];

/** Makes a small house of these files, with the rules of the real one, and says what a check finds there. */
export async function plant(check: Check, files: Readonly<Record<string, string>>): Promise<string> {
  const root = mkdtempSync(join(tmpdir(), 'kinsong-check-'));
  for (const rule of rules) copyFileSync(join(house, rule), join(root, rule));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  symlinkSync(join(house, 'node_modules'), join(root, 'node_modules'));
  try {
    const { failures } = await check.run(readTree(root));
    return failures.join('\n');
  } finally {
    rmSync(root, { recursive: true });
  }
}
