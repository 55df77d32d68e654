import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readTree } from '../check/tree.ts';
import { readFacts } from './facts.ts';
import { withTable } from './page.ts';

const root = join(import.meta.dirname, '..', '..');
const tree = readTree(root);
writeFileSync(join(root, 'MAP.md'), withTable(tree.read('MAP.md'), await readFacts(tree)));
