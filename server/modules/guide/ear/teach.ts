import { mkdir, rename, writeFile } from 'node:fs/promises';
import { readAlarmLessons, readLessons } from './read-lessons.ts';
import { alarmBook, alarmBookOf, bookOf, schoolbook } from './schoolbook.ts';

/** Half a book is never opened. */
async function shelve(book: URL, written: Uint8Array): Promise<void> {
  const half = new URL(`${book.href}.half`);
  await writeFile(half, written);
  await rename(half, book);
}

// Sends the guide's ear to school, once for each set of lessons and not at every start.
await mkdir(new URL('.', schoolbook), { recursive: true });
await shelve(schoolbook, await bookOf(await readLessons()));
await shelve(alarmBook, await alarmBookOf(await readAlarmLessons()));
