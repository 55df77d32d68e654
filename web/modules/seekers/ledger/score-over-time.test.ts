import { describe, expect, test } from 'vitest';
import { lineWords, staffOf } from './score-over-time.ts';

const points = [
  { day: '2026-05-03', score: 100 },
  { day: '2026-06-14', score: 122 },
  { day: '2026-10-12', score: 134 },
];

describe('[D4] trust over time', () => {
  test('lies on five lines that hold every score, at numbers one can count in', () => {
    const { lines, notes } = staffOf(points, '2026-10-13');
    expect(lines.map(({ score }) => score)).toEqual([100, 110, 120, 130, 140]);
    for (const { along, height } of notes) {
      expect(along).toBeGreaterThanOrEqual(0);
      expect(along).toBeLessThanOrEqual(1);
      expect(height).toBeGreaterThanOrEqual(0);
      expect(height).toBeLessThanOrEqual(1);
    }
    expect(notes[0]).toEqual({ along: 0, height: 0 });
  });

  test('is by days: a long quiet time is a long piece of the line', () => {
    const { notes } = staffOf(points, '2026-10-12');
    expect(notes[2]!.along - notes[1]!.along).toBeGreaterThan(2 * (notes[1]!.along - notes[0]!.along));
    expect(notes[2]!.along).toBe(1);
  });

  test('of a single day is a beginning', () => {
    const { lines, notes } = staffOf(points.slice(0, 1), '2026-05-03');
    expect(notes).toEqual([{ along: 0, height: 0.5 }]);
    expect(lines.map(({ score }) => score)).toEqual([80, 90, 100, 110, 120]);
    expect(lineWords(points.slice(0, 1))).toContain('begins here, at 100');
  });

  test('is said in one sentence', () => {
    expect(lineWords(points)).toBe('Since 3 May 2026 your trust has grown by 34.');
    expect(lineWords([...points, { day: '2026-10-20', score: 96 }])).toBe(
      'Since 3 May 2026 your trust has fallen by 4; it was highest at 134.',
    );
    expect(lineWords([...points, { day: '2026-10-20', score: 100 }])).toBe(
      'Since 3 May 2026 your trust is back where it began; it was highest at 134.',
    );
  });
});
