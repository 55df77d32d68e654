import { stem } from '../read/words/stem.ts';
import type { OfferedHelp, Said } from '../talk/world.ts';
import type { Asked } from './asked.ts';
import { todayIn } from './days.ts';
import { wordsOfOffer } from './found.ts';
import { kinOfHelp, sameHelp } from './help.words.ts';
import { speaksOf } from './speaks-of.ts';

/** What others offered for these days that speaks of the need, however far, the best first; past days are let go. */
export function offersFor({ topic, world, falls, frame }: Asked): readonly OfferedHelp[] {
  const today = todayIn(world);
  const isPast = (frame.when?.readings ?? []).every(({ to }) => to < today);
  const suits = (day: string | null): boolean =>
    day === null ? topic.length > 0 || frame.when === null : day >= today && (isPast || falls(day));
  return world.help
    .filter(({ who, day }) => who !== world.me.id && suits(day))
    .map((offer) => ({ offer, score: total(topic.map((word) => fit(offer, word))) }))
    .filter(({ score }) => topic.length === 0 || score > 0)
    .toSorted((a, b) => b.score - a.score || b.offer.at.getTime() - a.offer.at.getTime())
    .map(({ offer }) => offer);
}

/** It is just what is needed: its first word, or half of what was said of it. */
export function suitsJust(offer: OfferedHelp, topic: readonly string[]): boolean {
  const fits = topic.map((word) => Math.floor(fit(offer, word)));
  return topic.length === 0 || fits[0] === 1 || total(fits) * 2 >= topic.length;
}

/** The same as the words in which they were made. */
export const offersOf = (asked: Asked): readonly Said[] => offersFor(asked).map(wordsOfOffer);

/** Who drives a van could carry a wardrobe: what is near counts less than what is the same. */
function fit({ what, said }: OfferedHelp, word: string): number {
  const speaks = (each: string): boolean => speaksOf(`${what} ${said}`, [each]) >= 1;
  const isAmong = (row: readonly string[]): boolean => row.some((each) => stem(each) === stem(word));
  if (speaks(word) || sameHelp.some((row) => isAmong(row) && row.some(speaks))) return 1;
  return kinOfHelp.some((row) => isAmong(row) && row.some(speaks)) ? 0.4 : 0;
}

const total = (scores: readonly number[]): number => scores.reduce((sum, score) => sum + score, 0);
