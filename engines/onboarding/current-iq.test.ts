import fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstTrace, follow, middleIq, mostOff, traced, waitForIq } from './current-iq.ts';

const rolls = fc
  .infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }))
  .map((stream) => () => stream.next().value as number);

test('[O7] the current IQ stays within 10 of 1004, and its last 27 values are kept', () => {
  fc.assert(
    fc.property(rolls, fc.nat({ max: 60 }), (roll, steps) => {
      let trace = firstTrace(roll);
      for (let step = 0; step < steps; step++) {
        const next = follow(trace, roll);
        expect(next.slice(0, -1)).toEqual(trace.slice(1));
        trace = next;
      }
      expect(trace).toHaveLength(traced);
      for (const value of trace) {
        expect(Number.isInteger(value)).toBe(true);
        expect(Math.abs(value - middleIq)).toBeLessThanOrEqual(mostOff);
      }
    }),
  );
});

test('[O7] it moves every 250 to 350 ms, and reaches 10 off on either side', () => {
  fc.assert(
    fc.property(rolls, (roll) => {
      const wait = waitForIq(roll);
      expect(wait).toBeGreaterThanOrEqual(250);
      expect(wait).toBeLessThanOrEqual(350);
    }),
  );
  const [high, low] = [() => 0.999, () => 0].map((roll) => firstTrace(roll).at(-1));
  expect([high, low]).toEqual([1014, 994]);
});
