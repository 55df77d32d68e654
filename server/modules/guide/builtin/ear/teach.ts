import { mkdir, rename, writeFile } from 'node:fs/promises';
import { learn } from './learn.ts';
import { readLessons } from './lessons.ts';
import { packed, schoolbook } from './schoolbook.ts';

// Sends the guide's ear to school, once for each set of lessons and not at every start. Half a book is never opened.
const half = new URL(`${schoolbook.href}.half`);
await mkdir(new URL('.', schoolbook), { recursive: true });
await writeFile(half, packed(await learn(await readLessons())));
await rename(half, schoolbook);
