import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arrivals, blankWait, buttonWait, lineWait, terminalAfter } from './terminal-lines.ts';

const lines = fc.array(fc.constantFrom('', 'a line', 'another'), { maxLength: 20 });

test('[O4] a line comes after 800 ms, an empty one after 200, the button 500 after the last', () => {
  const text = ['One', '', 'Two'];
  expect(arrivals(text)).toEqual([800, 1000, 1800, 2300]);
  expect([0, 799, 800, 1000, 1799, 1800, 2299, 2300].map((ms) => terminalAfter(text, ms))).toEqual([
    { lines: 0, button: false },
    { lines: 0, button: false },
    { lines: 1, button: false },
    { lines: 2, button: false },
    { lines: 2, button: false },
    { lines: 3, button: false },
    { lines: 3, button: false },
    { lines: 3, button: true },
  ]);
});

test('[O4] lines come one at a time in their order, and the button after all of them', () => {
  fc.assert(
    fc.property(lines, (text) => {
      const times = arrivals(text);
      text.forEach((line, at) => {
        expect(times[at]! - (times[at - 1] ?? 0)).toBe(line === '' ? blankWait : lineWait);
        expect(terminalAfter(text, times[at]!).lines).toBe(at + 1);
        expect(terminalAfter(text, times[at]!).button).toBe(false);
      });
      const last = times.at(-2) ?? 0;
      expect(terminalAfter(text, last + buttonWait)).toEqual({ lines: text.length, button: true });
    }),
  );
});
