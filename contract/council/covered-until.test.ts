import { expect, test } from 'vitest';
import { coveredUntil } from './covered-until.ts';

const span = (from: number, to: number) => ({ from, to });

test('duties that touch or overlap cover on; a gap ends it', () => {
  expect(coveredUntil([span(8, 12), span(0, 5), span(4, 8), span(13, 20)], 2)).toBe(12);
});

test('nobody on duty now covers nothing, whoever comes later', () => {
  expect(coveredUntil([span(3, 9)], 2)).toBeNull();
  expect(coveredUntil([span(0, 2)], 2)).toBeNull();
  expect(coveredUntil([], 2)).toBeNull();
});
