import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { newDataFolder } from '../house/data-folder.ts';
import { startHouse } from '../house/house.ts';
import { memoryOf, treeOf } from '../run/memory.ts';
import { scratch } from '../run/processes.ts';
import { megabytes, type Circumstances, type Findings, type Measure } from '../run/result.ts';

const bar = 250e6;

/** The app and its own database, a minute after a start, nobody there: what do they hold together? */
export const rest: Measure = {
  name: 'rest',
  async take({ quick, say }: Circumstances): Promise<Findings> {
    const dataFolder = newDataFolder();
    // A copy of Node: pages of a program that the bench runs too would be counted half.
    const node = join(scratch, 'node');
    copyFileSync(process.execPath, node);
    const first = await startHouse({ dataFolder, node, serverArgs: ['--demo'] });
    await first.stop();
    const house = await startHouse({ dataFolder, node });
    try {
      const still = quick ? 10 : 60;
      say(`rest: waiting ${still} seconds after the start`);
      await wait(still * 1000);
      const [app, ...database] = treeOf(house.pid).map(memoryOf);
      const all = app! + database.reduce((sum, bytes) => sum + bytes, 0);
      return {
        results: [
          {
            figure: `app and embedded database at rest, together, ${still} s after a start with the demo's data`,
            ours: megabytes(all),
            beside: `app ${megabytes(app!)}, database ${megabytes(all - app!)}`,
            bar: `at most ${megabytes(bar)}`,
            reached: all <= bar,
          },
        ],
      };
    } finally {
      await house.stop();
    }
  },
};
