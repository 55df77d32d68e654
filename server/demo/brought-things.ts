import { readFile } from 'node:fs/promises';
import { shots, type Shot } from './drawn-pictures.ts';

/** Something that somebody brings into a salon. */
export interface Thing {
  readonly name: string;
  readonly bytes: () => Promise<Uint8Array>;
  /** Heights of a voice, which make it one. */
  readonly waves?: number[];
}

export const photo = (name: string, shot: Shot): Thing => ({ name, bytes: shots[shot] });

export const page = (name: string, ...lines: readonly string[]): Thing => ({
  name,
  bytes: () => Promise.resolve(Buffer.from(`${lines.join('\n')}\n`)),
});

const papers = new URL('./papers/', import.meta.url);

/** A PDF that lies in the folder of papers, beside the page that it was printed from. */
export const paper = (name: string, file: string): Thing => ({
  name,
  bytes: () => readFile(new URL(file, papers)),
});

const perSecond = 8000;

/** Somebody hums a few notes, each swelling and fading. */
export function hummed(
  name: string,
  ...notes: readonly (readonly [hertz: number, seconds: number])[]
): Thing {
  const heard = notes.flatMap(([hertz, seconds]) => {
    const length = Math.round(seconds * perSecond);
    return Array.from({ length }, (_, n) => {
      const [time, swell] = [n / perSecond, Math.sin((Math.PI * n) / length) ** 0.7];
      const tremble = 1 + 0.2 * Math.sin(2 * Math.PI * 5 * time);
      const tone = Math.sin(2 * Math.PI * hertz * time) + 0.35 * Math.sin(4 * Math.PI * hertz * time);
      return tone * swell * tremble * 0.45;
    });
  });
  return { name, bytes: () => Promise.resolve(wav(heard)), waves: wavesOf(heard) };
}

const bars = 64;

function wavesOf(heard: readonly number[]): number[] {
  const each = Math.floor(heard.length / bars);
  const loudest = (n: number): number =>
    heard.slice(n * each, (n + 1) * each).reduce((most, one) => Math.max(most, Math.abs(one)), 0);
  return Array.from({ length: bars }, (_, n) => Math.min(100, Math.round(loudest(n) * 130)));
}

function wav(heard: readonly number[]): Uint8Array {
  const file = Buffer.alloc(44 + 2 * heard.length);
  file.write('RIFF', 0);
  file.writeUInt32LE(36 + 2 * heard.length, 4);
  file.write('WAVEfmt ', 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(perSecond, 24);
  file.writeUInt32LE(2 * perSecond, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36);
  file.writeUInt32LE(2 * heard.length, 40);
  for (const [n, one] of heard.entries())
    file.writeInt16LE(Math.round(Math.max(-1, Math.min(1, one)) * 32_000), 44 + 2 * n);
  return file;
}
