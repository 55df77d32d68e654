import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeLog } from './log.ts';

let lines: Record<string, unknown>[];
let log: ReturnType<typeof makeLog>;

beforeEach(() => {
  vi.useFakeTimers();
  lines = [];
  log = makeLog('info', { write: (line) => void lines.push(JSON.parse(line) as Record<string, unknown>) });
});
afterEach(() => vi.useRealTimers());

const full = (table: number): Error =>
  Object.assign(new Error(`could not extend file "base/1/${table}": No space left on device`), {
    code: '53100',
  });
const told = (): unknown[] => lines.map(({ msg, left_out: leftOut }) => [msg, leftOut]);

test('what fails a thousand times for one cause is said at once, and then once a minute with how many were not', () => {
  for (let times = 0; times < 1000; times += 1) log.error({ err: full(times) }, 'a call failed');
  expect(told()).toEqual([['a call failed', undefined]]);
  vi.advanceTimersByTime(60_000);
  expect(told().slice(1)).toEqual([['a call failed', 998]]);
  for (let times = 0; times < 10; times += 1)
    log.child({ reqId: 'r' }).error({ err: full(times) }, 'a call failed');
  vi.advanceTimersByTime(60_000);
  expect(told().slice(2)).toEqual([['a call failed', 9]]);
  vi.advanceTimersByTime(600_000);
  expect(lines).toHaveLength(3);
  log.error({ err: full(1) }, 'a call failed');
  expect(told().slice(3)).toEqual([['a call failed', undefined]]);
});

test('another cause, another message and another thing it happened to are said each', () => {
  log.error({ err: full(1) }, 'a call failed');
  log.error({ err: new Error('the roof came down') }, 'a call failed');
  log.warn({ reason: 'the roof came down' }, 'the job queue stumbled');
  log.warn({ job: 'letters', reason: 'away' }, 'a job failed and will be tried again');
  log.warn({ job: 'taps', reason: 'away' }, 'a job failed and will be tried again');
  log.warn('the database ended unasked; starting it again');
  expect(lines).toHaveLength(6);
});

test('what is no failure is always said', () => {
  for (let times = 0; times < 5; times += 1) log.info('somebody came in');
  expect(lines).toHaveLength(5);
});

test('however many kinds of failures there are, they are remembered by the hundred only', () => {
  const letters = (n: number): string =>
    String(n).replaceAll(/\d/g, (digit) => 'qrstuvwxyz'[Number(digit)] ?? '');
  for (let n = 0; n < 1000; n += 1) log.warn({ reason: letters(n) }, 'something new failed');
  expect(lines.length).toBeLessThan(302);
});
