import { setTimeout as wait } from 'node:timers/promises';
import { newDataFolder } from '../house/data-folder.ts';
import { startHouse } from '../house/house.ts';
import { Inspector } from '../house/inspector.ts';
import { peopleSalon } from '../house/people.ts';
import { startLoad } from '../load/index.ts';
import { memoryOf } from '../run/memory.ts';
import { freePort } from '../run/ports.ts';
import { megabytes, type Circumstances, type Findings, type Measure } from '../run/result.ts';

const bar = 12e6;

/** People who are there and say nothing: what does each thousand of them cost in memory? */
export const connections: Measure = {
  name: 'connections',
  async take({ quick, say }: Circumstances): Promise<Findings> {
    const count = quick ? 500 : 2000;
    const load = startLoad();
    const inspectorPort = await freePort();
    const house = await startHouse({ dataFolder: newDataFolder(), inspectorPort });
    try {
      const { id, tokens, revision } = await peopleSalon(house, 20);
      const inspector = await Inspector.open(house.pid, inspectorPort);
      const settled = async (): Promise<number> => {
        // What is freed goes back to the system a moment later, on another thread.
        for (let round = 0; round < 3; round += 1) {
          await inspector.collectGarbage();
          await wait(1000);
        }
        return memoryOf(house.pid);
      };
      const address = {
        kind: 'house',
        port: house.port,
        space: id,
        tokens,
        rev: await revision(),
        senders: 0,
      } as const;
      // A first wave comes and goes, so that what the server makes once for good is not counted as theirs.
      await load.ask('open', { room: 'first wave', address, listeners: 200 });
      await load.ask('close', { room: 'first wave' });
      const before = await settled();
      const waves: number[] = [];
      for (const room of ['the first', 'the second']) {
        await load.ask('open', { room, address, listeners: count / 2 });
        waves.push(await settled());
      }
      const [half = 0, after = 0] = waves;
      inspector.close();
      const perThousand = ((after - before) / count) * 1000;
      say(
        `connections: ${megabytes(before)} without, ${megabytes(after)} with ${count}, ${megabytes(half)} with half of them`,
      );
      return {
        results: [
          {
            figure: `memory per 1,000 idle connections (${count} open, each watching a salon)`,
            ours: megabytes(perThousand),
            beside: `${megabytes(before)} without them, ${megabytes(half)} with half, ${megabytes(after)} with all`,
            bar: `at most ${megabytes(bar)}`,
            reached: perThousand <= bar,
          },
        ],
      };
    } finally {
      await load.stop();
      await house.stop();
    }
  },
};
