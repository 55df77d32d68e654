import type { Face } from '@kinsong/contract/media/drawn-faces.ts';
import { chance } from './seeded-random.ts';

/** A plain friendly face: a leaning head of one ink, looking somewhere, on its pale ground. */
export function beam({ seed, ground }: Face, inks: readonly string[]): string {
  const roll = chance(seed + 1);
  const between = (low: number, high: number): number => Math.round((low + roll() * (high - low)) * 10) / 10;
  const first = Math.floor(roll() * inks.length);
  const second = (first + 1 + Math.floor(roll() * (inks.length - 1))) % inks.length;
  const [back, head] = [`#${inks[first]}`, `#${inks[second]}`];
  const [x, y] = [between(-14, 14), between(2, 16)];
  const [lookX, lookY] = [x * 0.55 + between(-4, 4), y * 0.4 + between(-3, 3)];
  const eyes = between(8, 13);
  const light = `#${ground}`;
  const mouth =
    roll() < 0.5
      ? `<path d="M-9 11q9 ${between(6, 11)} 18 0" fill="none" stroke="${light}" stroke-width="3.4" stroke-linecap="round"/>`
      : `<path d="M-9 10a9 ${between(6, 9)} 0 0 0 18 0Z" fill="${light}"/>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><path fill="${light}" d="M0 0h100v100H0Z"/>` +
    `<circle cx="${between(20, 80)}" cy="${between(10, 40)}" r="${between(24, 40)}" fill="${back}" opacity=".32"/>` +
    `<g transform="translate(${50 + x} ${54 + y}) rotate(${between(-16, 16)})">` +
    `<rect x="-44" y="-38" width="88" height="108" rx="${between(32, 44)}" fill="${head}"/></g>` +
    `<g transform="translate(${50 + lookX} ${52 + lookY}) rotate(${between(-10, 10)})">` +
    `<g fill="${light}"><rect x="${-eyes - 2.5}" y="-7" width="5" height="8.5" rx="2.5"/>` +
    `<rect x="${eyes - 2.5}" y="-7" width="5" height="8.5" rx="2.5"/></g>${mouth}</g></svg>`
  );
}
