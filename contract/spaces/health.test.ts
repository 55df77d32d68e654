import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../common/calendar-days.ts';
import { healths, rule, stateOf, type Health } from './health.ts';
import type { Vitals } from './vitals.ts';

const today = '2026-11-22';
const yesterday = '2026-11-21';
const quiet = (days: number): string => `${addDays(today, -days)}T12:00:00.000Z`;
const vitals = (given: Partial<Vitals> = {}): Vitals => ({
  space_id: '01a20000-0000-7000-8000-000000000000',
  rev: 1,
  open_tasks: 4,
  done_tasks: 0,
  due: {},
  mandatory_votes: 0,
  open_votes: 0,
  last_activity_at: quiet(0),
  ...given,
});
const healthOf = (given: Partial<Vitals>): Health | null => stateOf(vitals(given), today).health;
/** Where nothing can be told yet stands before everything. */
const steps = (health: Health | null): number => (health === null ? -1 : healths.indexOf(health));

describe('[P3] how a salon stands', () => {
  test.each<[string, Partial<Vitals>, Health | null]>([
    ['nothing yet', { open_tasks: 0 }, null],
    ['nothing yet, and long silence', { open_tasks: 0, last_activity_at: quiet(90) }, null],
    ['all in time', { due: { [today]: 2 } }, 'excellent'],
    [
      'all done, and long silence',
      { open_tasks: 0, done_tasks: 9, last_activity_at: quiet(90) },
      'excellent',
    ],
    ['one is late', { due: { [yesterday]: 1 } }, 'healthy'],
    ['a vote that binds everybody', { mandatory_votes: 1 }, 'healthy'],
    ['such a vote, and no task', { open_tasks: 0, mandatory_votes: 1 }, 'healthy'],
    ['any other vote', { open_votes: 3 }, 'excellent'],
    ['six days of silence', { last_activity_at: quiet(6) }, 'excellent'],
    ['a week of silence', { last_activity_at: quiet(7) }, 'healthy'],
    ['a month of silence', { last_activity_at: quiet(30) }, 'attention_needed'],
    ['three of four are late', { due: { [yesterday]: 3 } }, 'attention_needed'],
    ['three of twenty are late', { open_tasks: 20, due: { [yesterday]: 3 } }, 'healthy'],
    ['two late and a vote', { due: { [yesterday]: 2 }, mandatory_votes: 1 }, 'attention_needed'],
    ['much late, and a week of silence', { due: { [yesterday]: 4 }, last_activity_at: quiet(7) }, 'critical'],
    [
      'everything at once',
      { due: { [yesterday]: 4 }, mandatory_votes: 2, last_activity_at: quiet(60) },
      'critical',
    ],
  ])('%s', (_, given, wanted) => {
    expect(healthOf(given)).toBe(wanted);
  });

  test('each reason says how many', () => {
    const all = { due: { [yesterday]: 2, '2026-11-01': 1 }, mandatory_votes: 1, last_activity_at: quiet(9) };
    expect(stateOf(vitals(all), today)).toMatchObject({
      overdue: 3,
      silentDays: 9,
      reasons: [
        { what: 'overdue', n: 3 },
        { what: 'mandatory_votes', n: 1 },
        { what: 'silent_days', n: 9 },
      ],
    });
    expect(stateOf(vitals({ open_tasks: 0 }), today).reasons).toEqual([{ what: 'nothing_yet', n: 0 }]);
  });

  test('progress is in percent of all tasks, and none where there is none', () => {
    const progress = (open_tasks: number, done_tasks: number) =>
      stateOf(vitals({ open_tasks, done_tasks }), today).progress;
    expect([progress(0, 0), progress(3, 0), progress(2, 1), progress(0, 5)]).toEqual([null, 0, 33, 100]);
  });
});

const someVitals = fc
  .record({
    late: fc.array(fc.integer({ min: 1, max: 60 }), { maxLength: 12 }),
    ahead: fc.array(fc.integer({ min: 0, max: 60 }), { maxLength: 6 }),
    undated: fc.nat(12),
    done_tasks: fc.nat(20),
    mandatory_votes: fc.nat(3),
    silence: fc.nat(50),
  })
  .map(({ late, ahead, undated, silence, ...rest }) => {
    const days = [...late.map((n) => addDays(today, -n)), ...ahead.map((n) => addDays(today, n))];
    const due = Object.fromEntries([...Map.groupBy(days, (d) => d)].map(([d, { length }]) => [d, length]));
    return vitals({
      ...{ ...rest, due, last_activity_at: quiet(silence) },
      open_tasks: days.length + undated,
    });
  });

describe('[P3] for any salon', () => {
  test('it stands no better when one more of its tasks is late, a vote more waits, or a day more is silent', () => {
    fc.assert(
      fc.property(someVitals, (some) => {
        const now = steps(stateOf(some, today).health);
        const late = { ...some.due, [yesterday]: (some.due[yesterday] ?? 0) + 1 };
        const dated = Object.values(some.due).reduce((sum, n) => sum + n, 0);
        const worse: Vitals[] = [
          ...(dated < some.open_tasks ? [{ ...some, due: late }] : []),
          { ...some, mandatory_votes: some.mandatory_votes + 1 },
          { ...some, last_activity_at: quiet(stateOf(some, today).silentDays + 1) },
        ];
        for (const each of worse) expect(steps(stateOf(each, today).health)).toBeGreaterThanOrEqual(now);
      }),
    );
  });

  test('a day that passes without anything done makes it no better', () => {
    fc.assert(
      fc.property(someVitals, fc.integer({ min: 1, max: 40 }), (some, days) => {
        const [now, later] = [stateOf(some, today), stateOf(some, addDays(today, days))];
        expect(steps(later.health)).toBeGreaterThanOrEqual(steps(now.health));
        expect(later.overdue).toBeGreaterThanOrEqual(now.overdue);
        expect(later.progress).toBe(now.progress);
      }),
    );
  });

  test('it is excellent exactly where it has no reason, and grey exactly where there is nothing to tell by', () => {
    fc.assert(
      fc.property(someVitals, (some) => {
        const { health, reasons, progress } = stateOf(some, today);
        expect(health === 'excellent').toBe(reasons.length === 0);
        expect(health === null).toBe(progress === null && some.mandatory_votes === 0);
        const silences = reasons.filter(({ what }) => what === 'silent_days');
        expect(silences.every(({ n }) => n >= rule.silentDays)).toBe(true);
      }),
    );
  });
});
