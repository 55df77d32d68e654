import { chat } from '@kinsong/contract/guide/chat.ts';
import { launchBrowser } from '@kinsong/journeys/browser.ts';
import { opensOnASlowLine, type FirstLoad } from '@kinsong/journeys/slow-line.ts';
import { Caller } from '@kinsong/server/test/caller.ts';
import { newDataFolder } from '../house/data-folder.ts';
import { startHouse } from '../house/house.ts';
import { hasArrived, peopleSalon } from '../house/people.ts';
import { seconds, type Circumstances, type Findings, type Measure, type Result } from '../run/result.ts';
import { median } from '../run/statistics.ts';

const bars = { after: 4, requests: 30, bytes: 300_000 };
const said = 4;

/** A signed-in person opens Mairy on a phone with a slow line, in a browser that has nothing of the house yet. */
export const firstLoad: Measure = {
  name: 'first-load',
  async take({ quick, say }: Circumstances): Promise<Findings> {
    const house = await startHouse({ dataFolder: newDataFolder() });
    const browser = await launchBrowser();
    try {
      const [token = ''] = (await peopleSalon(house, 1)).tokens;
      const anna = new Caller(house.base, token);
      await hasArrived(anna);
      for (let line = 1; line <= said; line += 1)
        await anna.call(chat, { body: { message: `Line ${line}. The lamp is lit and the table is laid.` } });
      const loads: FirstLoad[] = [];
      for (let round = 1; round <= (quick ? 1 : 5); round += 1) {
        loads.push(await opensOnASlowLine(browser, house.base, token, `Line ${said}.`));
        say(`first load, round ${round}: ${seconds(loads.at(-1)!.usableAfter / 1000)}`);
      }
      return { results: resultsOf(loads) };
    } finally {
      await browser.close();
      await house.stop();
    }
  },
};

function resultsOf(loads: readonly FirstLoad[]): Result[] {
  const after = loads.map(({ usableAfter }) => usableAfter / 1000);
  const bytes = loads.map(({ asked }) => asked.reduce((sum, each) => sum + each.bytes, 0));
  const requests = loads.map(({ asked }) => asked.length);
  const sign = median(loads.map(({ paintedAfter }) => paintedAfter / 1000));
  return [
    {
      figure: 'first load of Mairy (1.6 Mbit/s, 150 ms, a processor four times slower), until one can talk',
      ours: seconds(median(after)),
      beside: `${seconds(Math.min(...after))} to ${seconds(Math.max(...after))}; the sign after ${seconds(sign)}`,
      bar: `under ${bars.after} s`,
      reached: median(after) < bars.after,
    },
    {
      figure: 'what came over the line until then',
      ours: `${(Math.max(...bytes) / 1000).toFixed(0)} kB in ${Math.max(...requests)} requests`,
      beside: '',
      bar: `under ${bars.bytes / 1000} kB, under ${bars.requests} requests`,
      reached: Math.max(...bytes) < bars.bytes && Math.max(...requests) < bars.requests,
    },
  ];
}
