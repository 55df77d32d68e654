import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readTree } from '../check/source-tree.ts';
import { readFacts } from './facts.ts';
import { folder, pages, withTable } from './page.ts';

const root = join(import.meta.dirname, '..', '..');
const tree = readTree(root);
const facts = await readFacts(tree);
writeFileSync(join(root, 'MAP.md'), withTable(tree.read('MAP.md'), facts));
rmSync(join(root, folder), { recursive: true, force: true });
mkdirSync(join(root, folder));
for (const [path, text] of pages(facts)) writeFileSync(join(root, path), text);
