import { unpacked } from '../ear/schoolbook.ts';
import { alarmFeatures, wordsOf } from './alarm-features.ts';

/** How much words, as `spoken` writes them, sound like those of people in danger: above nought rather so. */
export type Alarm = (plain: string) => number;

/** Danger said in passing: so many words are also heard by themselves, and count a little less. */
const few = 8;
const lessForFew = 1.5;
const many = 200;

/** An alarm that has learned what stands in a book: a byte for each weight. */
export function alarmed(book: Uint8Array): Alarm {
  const { unit, weights } = unpacked(book);
  const sounds = (words: ReturnType<typeof wordsOf>): number => summed(weights, alarmFeatures(words)) * unit;
  return (plain) => {
    const words = wordsOf(plain);
    let most = sounds(words);
    if (words.length < few + 3) return most;
    const step = words.length < many ? 2 : few;
    for (let at = 0; at + few <= words.length + 1; at += step)
      most = Math.max(most, sounds(words.slice(at, at + few)) - lessForFew);
    return most;
  };
}

/** Long messages weigh no more than short ones. */
export function summed(weights: Float32Array | Int8Array, seen: Uint32Array): number {
  let sum = 0;
  for (const at of seen) sum += weights[at] ?? 0;
  return sum / Math.sqrt(seen.length);
}
