import { second } from '@kinsong/contract/common/time.ts';
import { readFile, stat } from 'node:fs/promises';
import sharp from 'sharp';
import { Pdf } from './pdfium.ts';
import { unread, type Paper, type ToRead } from './picture-answer.ts';
import { shrink } from './remake.ts';

/** Larger ones are kept, and found by their name alone. */
const mostRead = 64 * 1024 * 1024;
/** A long book; and for its words no more than this of a processor's time, whoever else wants it. */
const mostPages = 5000;
const longestReading = 10 * second;

/** How many pages it has, what is written on them, and a picture of the first. Whatever breaks, the rest counts. */
export async function readPaper({ pdf, folder, sides, mostWords }: ToRead): Promise<Paper> {
  let paper = unread;
  try {
    if ((await stat(pdf)).size > mostRead) return paper;
    const opened = await Pdf.open(await readFile(pdf));
    if (opened === null || opened.pages <= 0) return paper;
    paper = { ...paper, pages: opened.pages };
    paper = { ...paper, drawn: await drawFirst(opened, folder, sides) };
    return { ...paper, words: wordsIn(opened, mostWords) };
  } catch {
    // What goes wrong within WebAssembly goes wrong there alone.
    return paper;
  }
}

async function drawFirst(opened: Pdf, folder: string, sides: readonly number[]): Promise<boolean> {
  const drawn = opened.draw(0, Math.max(...sides));
  if (drawn === null) return false;
  const { data, width, height } = drawn;
  const page = sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha();
  await shrink(page, folder, sides);
  return true;
}

function wordsIn(opened: Pdf, most: number): string | null {
  const began = process.cpuUsage();
  const isLate = (): boolean => process.cpuUsage(began).user / 1000 > longestReading;
  const last = Math.min(opened.pages, mostPages);
  let words = '';
  for (let page = 0; page < last && words.length < most && !isLate(); page++) {
    const more = written(opened.words(page, most));
    if (more !== '') words += `${more}\n`;
  }
  return words === '' ? null : words.slice(0, most).toWellFormed();
}

/** A word that was parted at a line's end is whole again; marks that are no writing go. */
const written = (text: string): string =>
  text
    .replaceAll('\u0002', '\ufffe')
    .replace(/\ufffe\s*/g, '')
    .replace(/\r\n?/g, '\n')
    // oxlint-disable-next-line no-control-regex -- looks for them on purpose
    .replace(/[\u0000-\u0008\u000b-\u001f\ufffd\uffff]/g, '')
    .trim();
