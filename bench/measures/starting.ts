import { join } from 'node:path';
import { newDataFolder } from '../house/data-folder.ts';
import { startHouse } from '../house/house.ts';
import { scratch } from '../run/processes.ts';
import { seconds, type Circumstances, type Findings, type Measure } from '../run/result.ts';
import { median } from '../run/statistics.ts';

/** From the start of the process until it answers: the very first time, and with data that is there already. */
export const starting: Measure = {
  name: 'starting',
  async take({ quick, say }: Circumstances): Promise<Findings> {
    const first: number[] = [];
    const again: number[] = [];
    for (let round = 1; round <= (quick ? 1 : 3); round += 1) {
      const dataFolder = newDataFolder();
      // The first start of all finds nothing compiled either.
      const compileCache = join(scratch, `compiled-${round}`);
      for (const times of [first, again]) {
        const house = await startHouse({ dataFolder, compileCache });
        times.push(house.startedIn);
        await house.stop();
      }
      say(`starting, round ${round}: first ${seconds(first.at(-1)!)}, again ${seconds(again.at(-1)!)}`);
    }
    const line = (figure: string, values: readonly number[], bar: number) => ({
      figure,
      ours: seconds(median(values)),
      beside: `${seconds(Math.min(...values))} to ${seconds(Math.max(...values))}`,
      bar: `under ${bar} s`,
      reached: median(values) < bar,
    });
    return {
      results: [
        line('start with existing data, until it answers', again, 3),
        line('first start, with an empty data folder', first, 15),
      ],
    };
  },
};
