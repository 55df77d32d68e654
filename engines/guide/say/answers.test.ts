import { describe, expect, test } from 'vitest';
import { answerTo } from './answers.ts';
import { cases } from './test-questions.ts';
import { frame, furnished } from './test-world.ts';

describe.each([...cases])('[G2] %s', (act, table) => {
  test.each(table)('$asked', ({ asked, read, has, not = [], world = furnished() }) => {
    const text = answerTo(frame(act, asked, read), world)?.text ?? '';
    for (const each of has) expect(text).toContain(each);
    for (const each of not) expect(text).not.toContain(each);
    expect(text).not.toMatch(/\d{4}-\d\d-\d\d|undefined|null|NaN| {2}|\.\./);
  });
});
