import { userDashboard } from '@kinsong/contract/insights/dashboard.ts';
import { myFigures, spaceFigures } from '@kinsong/contract/insights/figures.ts';
import { Caller } from '@kinsong/server/test/caller.ts';
import { newDataFolder } from '../house/data-folder.ts';
import { embeddedUrl } from '../house/database.ts';
import { startHouse } from '../house/house.ts';
import { fillFamily, type LargeFamily } from '../house/large-family.ts';
import { peopleSalon } from '../house/people.ts';
import { millis, type Circumstances, type Findings, type Measure } from '../run/result.ts';
import { percentile } from '../run/statistics.ts';

const bar = 50;
const family: LargeFamily = {
  ...{ people: 500, years: 10, messages: 600_000, tasks: 260_000, events: 2000, votes: 120 },
};
const small: LargeFamily = { ...family, messages: 20_000, tasks: 10_000, events: 200, votes: 12 };

/** Ten years of a family of five hundred: how long do its pictures take, and those of one of them? */
export const years: Measure = {
  name: 'years',
  async take({ quick, say }: Circumstances): Promise<Findings> {
    const dataFolder = newDataFolder();
    const house = await startHouse({ dataFolder });
    try {
      const { id, tokens } = await peopleSalon(house, 2);
      const filled = quick ? small : family;
      await fillFamily(embeddedUrl(dataFolder), id, filled);
      say(
        `years: ${filled.messages} messages and ${filled.tasks} tasks of ${filled.people} people are there`,
      );
      const ada = new Caller(house.base, tokens[0]);
      const asked: readonly (readonly [string, () => Promise<unknown>])[] = [
        ['of the family', () => ada.call(spaceFigures, { params: { space_id: id } })],
        ['of one of them', () => ada.call(myFigures, {})],
        ['of their dashboard', () => ada.call(userDashboard, {})],
      ];
      const results = [];
      for (const [whose, ask] of asked) {
        const took = await timed(ask, quick ? 20 : 200);
        const median = percentile(took, 0.5);
        results.push({
          figure: `ten years of a family of ${filled.people}: the figures ${whose}, p50`,
          ours: `${millis(median)} (p95 ${millis(percentile(took, 0.95))})`,
          beside: `${filled.messages} messages, ${filled.tasks} tasks`,
          bar: `under ${millis(bar)}`,
          reached: median < bar,
        });
      }
      return { results };
    } finally {
      await house.stop();
    }
  },
};

async function timed(ask: () => Promise<unknown>, times: number): Promise<number[]> {
  for (let at = 0; at < 10; at += 1) await ask();
  const took: number[] = [];
  for (let at = 0; at < times; at += 1) {
    const began = performance.now();
    await ask();
    took.push(performance.now() - began);
  }
  return took;
}
