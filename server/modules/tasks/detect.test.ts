import { addDays, daysBetween } from '@kinsong/contract/common/calendar-days.ts';
import { detectTask, places, titleOf } from '@kinsong/contract/tasks/detect-task-in-text.ts';
import { detectProject } from '@kinsong/contract/tasks/detect-project-in-text.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

const today = '2026-10-14';

describe('whatever is written', () => {
  const anything = fc.oneof(fc.string({ unit: 'binary' }), fc.lorem({ mode: 'sentences' }));

  test('a title is one line of 50 characters at most, and there is one whenever there are words', () => {
    fc.assert(
      fc.property(anything, (text) => {
        const title = titleOf(text);
        expect(Array.from(title).length).toBeLessThanOrEqual(50);
        expect(title).not.toContain('\n');
        expect(title === '').toBe(text.trim() === '');
      }),
    );
  });

  test('it is due from today on, never before', () => {
    fc.assert(
      fc.property(anything, fc.constantFrom(...places), (text, place) => {
        const { due_date, priority } = detectTask(`${text} before 3/4/1984 due 5/6`, place, today);
        expect(daysBetween(today, due_date)).toBeGreaterThanOrEqual(0);
        expect([1, 2, 3, 4]).toContain(priority);
      }),
    );
  });

  test('days that are added are the days between', () => {
    fc.assert(
      fc.property(fc.integer({ min: -4000, max: 4000 }), (days) => {
        expect(daysBetween(today, addDays(today, days))).toBe(days);
      }),
    );
  });

  test('a name is short enough for a space, whatever was written', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const { name } = detectProject(`Let's build a ${text}`);
        expect(name.trim()).not.toBe('');
        expect(name.length).toBeLessThanOrEqual(80);
      }),
    );
  });
});
