import { describe, expect, test } from 'vitest';
import { frameOf, inWindow, placed, turnOf } from './frames.ts';
import { depthByPinch, depthByWheel, depthOnTheWay, heldDepth, restingDepth, wordsSeen } from './going.ts';
import { deeper, eye, fromEye, lengthOf, phi, pointAt, seenAt, turnAcross } from './golden.ts';
import { heldMove, moveToSee, placeOf, rowOf, windowOf } from './row-of-places.ts';
import { eyeSeen, threadSeen } from './thread.ts';

const expectNear = (a: { x: number; y: number }, b: { x: number; y: number }): void => {
  expect(a.x).toBeCloseTo(b.x, 9);
  expect(a.y).toBeCloseTo(b.y, 9);
};

describe('[X1] the golden spiral', () => {
  test('runs from corner to corner of the squares of the golden rectangle, without a break', () => {
    expectNear(pointAt(0), { x: 0, y: 1 });
    expectNear(pointAt(1), { x: 1, y: 0 });
    expectNear(pointAt(2), { x: phi, y: 1 / phi });
    for (const turn of [-2, -1, 1, 2, 3, 4]) expectNear(pointAt(turn - 1e-12), pointAt(turn));
  });

  test('a turn in is the same turned by 90° and φ times smaller', () => {
    for (const turn of [-1.3, 0, 0.4, 0.9, 2.2]) {
      expectNear(pointAt(turn + 1), deeper(pointAt(turn), 1));
      expect(fromEye(pointAt(turn)) / fromEye(pointAt(turn + 1))).toBeCloseTo(phi, 9);
    }
    expect(fromEye(pointAt(40))).toBeLessThan(1e-7);
  });

  test('whoever has gone a turn down sees there what they saw above', () => {
    for (const turn of [0, 0.3, 0.7]) expectNear(seenAt(turn + 3, 3), pointAt(turn));
  });

  test('going down is one movement: nothing jumps between two levels', () => {
    for (let depth = 0; depth < 2; depth += 0.01) {
      const [a, b] = [seenAt(1.4, depth), seenAt(1.4, depth + 0.01)];
      expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeLessThan(0.03);
    }
  });

  test('the length of a turn is that of its quarter circle', () => {
    expect(lengthOf(0.5, 0)).toBeCloseTo(Math.PI / 2);
    expect(lengthOf(1.5, 0)).toBeCloseTo(Math.PI / 2 / phi);
    expect(lengthOf(1.5, 1)).toBeCloseTo(Math.PI / 2);
  });

  test('the turn of a place across the first two arcs is found again', () => {
    for (const turn of [0.05, 0.3, 0.77, 1, 1.2, 1.6])
      expect(turnAcross(pointAt(turn).x)).toBeCloseTo(turn, 6);
  });
});

const space = { from: 0.2, to: 0.9, least: 0.1, widest: 0.16 };

describe('[X1] children along their turn', () => {
  test('one to ten thousand of them stand evenly, none nearer than they may', () => {
    for (const count of [1, 2, 5, 8, 9, 200, 2000, 10_000]) {
      const row = rowOf(count, space);
      expect(row.apart).toBeGreaterThanOrEqual(space.least);
      expect(row.apart).toBeLessThanOrEqual(space.widest);
      expect(placeOf(row, 0, 0)).toBe(space.from);
      expect(placeOf(row, count - 1, row.most)).toBeLessThanOrEqual(space.to + 1e-9);
    }
    expect(rowOf(8, space).most).toBeCloseTo(0);
    expect(rowOf(9, space).most).toBeCloseTo(0.1);
  });

  test('a few may stand at the end of their turn instead of at its beginning', () => {
    const few = rowOf(3, { ...space, widest: 0.1, atEnd: true });
    expect(placeOf(few, 0, 0)).toBeCloseTo(0.7);
    expect(placeOf(few, 2, 0)).toBeCloseTo(space.to);
    expect(rowOf(100, { ...space, atEnd: true }).from).toBe(space.from);
  });

  test('only those within the window are looked at, however many there are', () => {
    expect(windowOf(rowOf(0, space), 0)).toEqual([0, 0]);
    expect(windowOf(rowOf(3, space), 0)).toEqual([0, 3]);
    const many = rowOf(10_000, space);
    expect(windowOf(many, 0)).toEqual([0, 8]);
    expect(windowOf(many, many.most)).toEqual([9992, 10_000]);
    const [first, end] = windowOf(many, 500, 0.1);
    expect([first, end]).toEqual([4999, 5009]);
    for (let index = first; index < end; index += 1) {
      const at = placeOf(many, index, 500);
      expect(at).toBeGreaterThanOrEqual(space.from - 0.101);
      expect(at).toBeLessThanOrEqual(space.to + 0.101);
    }
  });

  test('to see one the row moves as little as does it, and never past its ends', () => {
    const row = rowOf(100, space);
    expect(moveToSee(row, 3, 0)).toBe(0);
    expect(moveToSee(row, 8, 0)).toBeCloseTo(0.1);
    expect(moveToSee(row, 99, 0)).toBeCloseTo(row.most);
    expect(moveToSee(row, 0, row.most)).toBe(0);
    expect(heldMove(row, -3)).toBe(0);
    expect(heldMove(row, 1e9)).toBe(row.most);
  });
});

describe('[X1] going in and out', () => {
  test('begins at the one level and ends at the other, and never turns back', () => {
    expect(depthOnTheWay(1, 2, 0)).toBe(1);
    expect(depthOnTheWay(1, 2, 1)).toBe(2);
    expect(depthOnTheWay(1, 2, 7)).toBe(2);
    let last = 1;
    for (let part = 0; part <= 1; part += 0.05) {
      const now = depthOnTheWay(1, 2, part);
      expect(now).toBeGreaterThanOrEqual(last);
      last = now;
    }
  });

  test('fingers and wheel lead in and out', () => {
    expect(depthByPinch(1, phi)).toBeCloseTo(2);
    expect(depthByPinch(1, 1 / phi)).toBeCloseTo(0);
    expect(depthByWheel(1, -420)).toBe(2);
    expect(depthByWheel(1, 210)).toBe(0.5);
  });

  test('whoever lets go between two levels comes to rest at one of them', () => {
    expect(restingDepth(1, 1.2)).toBe(1);
    expect(restingDepth(1, 1.5)).toBe(2);
    expect(restingDepth(1, 0.5)).toBe(0);
    expect(restingDepth(1, 2.9)).toBe(2);
  });

  test('where there is nothing below, one is held', () => {
    expect(heldDepth(0.5, 0, 1)).toBe(0.5);
    expect(heldDepth(5, 0, 1)).toBeLessThan(1.1);
    expect(heldDepth(-5, 0, 1)).toBeGreaterThan(-0.1);
  });

  test('the words of one level are gone before those of the next come', () => {
    expect(wordsSeen(0)).toBe(1);
    expect(wordsSeen(0.5)).toBe(0);
    expect(wordsSeen(-0.5)).toBe(0);
  });
});

describe('[X1] in a window', () => {
  test('wide, the golden rectangle lies wholly within it', () => {
    for (const [width, height] of [
      [1344, 830],
      [1824, 1010],
      [1184, 720],
    ] as const) {
      const frame = frameOf(width, height);
      expect(frame.look).toBe('rectangle');
      expect(frame.left + frame.size * phi).toBeLessThan(width);
      expect(frame.top + frame.size).toBeLessThanOrEqual(height);
    }
  });

  test('narrow, rows stand evenly one below the other with their edge on the arc', () => {
    const frame = frameOf(390, 704);
    expect(frame.look).toBe('list');
    const row = rowOf(6, frame.here);
    const points = [0, 1, 2, 3, 4, 5].map((index) => placed(frame, turnOf(frame, placeOf(row, index, 0)), 0));
    points.slice(1).forEach((point, at) => expect(point.y - points[at]!.y).toBeCloseTo(72, 3));
    for (const { x } of points) {
      expect(x).toBeGreaterThan(30);
      expect(x).toBeLessThan(250);
    }
  });

  test('the thread ends at the eye, and is the same at every depth', () => {
    const frame = frameOf(1344, 830);
    const [one, other] = [threadSeen(frame, 0), threadSeen(frame, 2)];
    expectNear(one[0]!, other[0]!);
    expectNear(one[100]!, other[100]!);
    const inmost = one[Math.floor(one.length / 2) - 1]!;
    const middle = eyeSeen(frame);
    expect(Math.hypot(inmost.x - middle.x, inmost.y - middle.y)).toBeLessThan(60);
    expectNear(inWindow(frame, eye), middle);
  });
});
