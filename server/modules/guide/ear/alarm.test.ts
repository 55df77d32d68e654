import { alarmed } from '@kinsong/engines/guide/danger/alarm.ts';
import { dangerIn } from '@kinsong/engines/guide/danger/danger.ts';
import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { ownEar } from './own-ear.ts';
import { readAlarmLessons } from './read-lessons.ts';
import { alarmBookOf } from './schoolbook.ts';

const judged = new URL('../../../../engines/guide/trials/judged/', import.meta.url);
const linesOf = async (name: string): Promise<string[]> =>
  (await readFile(new URL(`${name}.txt`, judged), 'utf8')).split('\n').filter((line) => line.trim() !== '');

/** What share of a judged set rings an alarm that never saw any of the set's sentences. */
async function withheld(endangered: string, everyday: string): Promise<{ found: number; false: number }> {
  const sets = [await linesOf(endangered), await linesOf(everyday)] as const;
  const unseen = new Set(sets.flat());
  const lessons = await readAlarmLessons();
  const alarm = alarmed(await alarmBookOf(lessons.filter(({ said }) => !unseen.has(said))));
  const [found, rung] = sets.map(
    (set) => set.filter((said) => dangerIn(said, alarm) !== null).length / set.length,
  );
  return { found: found ?? 0, false: rung ?? 1 };
}

it('[G2] of a judged set it never saw, hears 95 of 100 in danger, and rings for no more than one in a hundred others', async () => {
  const rung = await withheld('danger-2', 'everyday');
  expect(rung.found).toBeGreaterThan(0.95);
  expect(rung.false).toBeLessThanOrEqual(0.01);
}, 120_000);

it('[G2] of a set in which danger is told only sideways, hears two of three, and rings for less than two in a hundred others', async () => {
  const rung = await withheld('danger-3', 'everyday-3');
  expect(rung.found).toBeGreaterThan(2 / 3);
  expect(rung.false).toBeLessThan(0.02);
}, 120_000);

it('[G2] takes less than three seconds of work to learn', async () => {
  const lessons = await readAlarmLessons();
  const start = process.cpuUsage();
  await alarmBookOf(lessons);
  const { user, system } = process.cpuUsage(start);
  expect((user + system) / 1e6).toBeLessThan(3);
}, 120_000);

it('[G2] has an alarm in its own ear', async () => {
  const { alarm } = await ownEar();
  expect(alarm?.('my son drank from the bottle of weedkiller | he cannot breathe')).toBeGreaterThan(0);
  expect(alarm?.('we have run out of bread, who can buy some?')).toBeLessThan(0);
});
