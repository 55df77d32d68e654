import type { voicesInWords } from '@kinsong/contract/super/house-trust.ts';
import type { Dashboard } from './house.data.ts';

export type VoiceName = keyof typeof voicesInWords;
export const voices = [
  { name: 'authenticity_score', word: 'Authenticity' },
  { name: 'vision_alignment', word: 'Vision' },
  { name: 'collaboration_potential', word: 'Collaboration' },
] as const satisfies readonly { name: VoiceName; word: string }[];

export type Days = Dashboard['recent_trust_analytics'];
export const chart = { width: 360, height: 200 };

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The pieces of a line that can be told: days of which nothing is known leave a gap. */
export function linesOf(days: Days, voice: VoiceName): Point[][] {
  const step = chart.width / Math.max(1, days.length - 1);
  const lines: Point[][] = [[]];
  days.forEach((day, index) => {
    const value = day[voice];
    if (value === null) lines.push([]);
    else lines.at(-1)!.push({ x: index * step, y: chart.height * (1 - value / 100) });
  });
  return lines.filter((line) => line.length > 0);
}

export const latest = (days: Days, voice: VoiceName): number | null =>
  days.findLast((day) => day[voice] !== null)?.[voice] ?? null;
