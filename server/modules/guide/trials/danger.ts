import { readFile } from 'node:fs/promises';
import { hear } from '@kinsong/engines/guide/hear.ts';
import { house } from '@kinsong/engines/guide/trials/house.ts';
import { ownEar } from '../ear/own-ear.ts';

/** Prints what of a file of sentences is taken for danger, in both modes: `certain`, `suspected` or nothing. */
const ear = await ownEar();

for (const file of process.argv.slice(2)) {
  const lines = (await readFile(file, 'utf8')).split('\n').filter((line) => line.trim() !== '');
  for (const mode of ['real_world', 'game'] as const) {
    const heard = lines.map((text) => ({ text, danger: hear(text, house({ mode }), ear).danger }));
    const found = heard.filter(({ danger }) => danger !== null).length;
    process.stdout.write(`${file}, ${mode}: ${found} of ${lines.length}\n`);
    for (const { text, danger } of mode === 'game' ? [] : heard)
      process.stdout.write(`${danger ?? '-'}\t${text}\n`);
  }
}
