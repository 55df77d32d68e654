import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { scratch } from '../run/processes.ts';

let made = 0;

/** A data folder of its own for one house, gone when the bench ends. */
export function newDataFolder(): string {
  made += 1;
  const folder = join(scratch, `data-${made}`);
  // Before the scratch folder goes: it holds the note that says where else the database may lie.
  process.prependListener('exit', () => {
    const note = join(folder, 'database/elsewhere');
    if (existsSync(note)) rmSync(readFileSync(note, 'utf8').trim(), { recursive: true, force: true });
  });
  return folder;
}
