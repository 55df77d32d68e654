import { describe, expect, test } from 'vitest';
import { piecesOf } from './spiral-pieces.ts';
import { bandPath, large, pointAt } from './spiral.path.ts';

const near = (value: number): unknown => expect.closeTo(value, 5);

describe('[D4] the trust spiral', () => {
  test('begins at the foot and ends at the left after one and a quarter turns, growing outward', () => {
    expect(pointAt(large, 0)).toEqual({ x: near(0), y: near(64) });
    expect(pointAt(large, 200)).toEqual({ x: near(-126), y: near(0) });
    const radii = [0, 50, 100, 150, 200].map((value) => {
      const { x, y } = pointAt(large, value);
      return Math.hypot(x, y);
    });
    expect(radii.toSorted((a, b) => a - b)).toEqual(radii);
  });

  test('has a hundred at the upper right and a hundred and twenty at the right', () => {
    const hundred = pointAt(large, 100);
    expect(hundred.x).toBeCloseTo(-hundred.y);
    expect(pointAt(large, 120).y).toBeCloseTo(0);
  });

  test('its band is a closed shape of numbers, however short the piece', () => {
    for (const path of [bandPath(large, 0, 200), bandPath(large, 100, 101), bandPath(large, 0, 0)]) {
      expect(path).toMatch(/^M-?[\d.]+ -?[\d.]+(?:[LA][-\d. ]+)+Z$/);
    }
  });

  test('its pieces are the causes and end at the score; what was lost lies beyond it', () => {
    const pieces = piecesOf([
      { cause: 'joined', amount: 100 },
      { cause: 'commitment_broken', amount: -4 },
      { cause: 'council_closed', amount: 6 },
    ]);
    expect(pieces).toEqual([
      { cause: 'joined', from: 0, to: 100, lost: false },
      { cause: 'council_closed', from: 100, to: 106, lost: false },
      { cause: 'commitment_broken', from: 102, to: 106, lost: true },
    ]);
  });

  test('nothing is drawn below 0 or beyond 200', () => {
    const pieces = piecesOf([
      { cause: 'joined', amount: 100 },
      { cause: 'taps', amount: 150 },
      { cause: 'report_upheld', amount: -300 },
    ]);
    for (const { from, to } of pieces) {
      expect(from).toBeGreaterThanOrEqual(0);
      expect(to).toBeLessThanOrEqual(200);
    }
  });
});
