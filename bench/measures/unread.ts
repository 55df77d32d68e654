import { setTimeout as wait } from 'node:timers/promises';
import { embeddedUrl } from '../house/database.ts';
import { newDataFolder } from '../house/data-folder.ts';
import { startHouse } from '../house/house.ts';
import { Inspector } from '../house/inspector.ts';
import { peopleSalon } from '../house/people.ts';
import { storeMessages } from '../house/stored-messages.ts';
import { startLoad } from '../load/index.ts';
import { memoryOf } from '../run/memory.ts';
import { freePort } from '../run/ports.ts';
import { megabytes, millis, times, type Circumstances, type Findings, type Measure } from '../run/result.ts';
import { percentile } from '../run/statistics.ts';

const bar = 60e6;
const slowest = 2;
const count = 500;
const stored = 4000;

/** Those who ask for a whole salon and never read: what do they cost in memory, and what do the others' calls? */
export const unread: Measure = {
  name: 'unread',
  async take({ quick, say }: Circumstances): Promise<Findings> {
    const dataFolder = newDataFolder();
    const inspectorPort = await freePort();
    const house = await startHouse({ dataFolder, inspectorPort });
    const [crowd, others] = [startLoad(), startLoad()];
    try {
      const { id, tokens } = await peopleSalon(house, 20);
      await storeMessages(embeddedUrl(dataFolder), id, { count: stored, letters: 4000 });
      const address = { port: house.port, token: tokens[0]! };
      const path = `/api/spaces/${id}/messages`;
      const ask = async (seconds: number): Promise<readonly number[]> =>
        (await others.ask('read', { ...address, path, connections: 1, millis: seconds * 1000 })).took;
      // Warm first, and with a crowd that comes and goes: what the house makes once for good is not theirs.
      await ask(quick ? 1 : 3);
      await crowd.ask('gather', { port: house.port, space: id, tokens, count: 20 });
      await wait(1000);
      await crowd.ask('disperse', null);
      const inspector = await Inspector.open(house.pid, inspectorPort);
      const seconds = quick ? 6 : 20;
      /** What the house holds at most while another makes calls, and what is left of it afterwards. */
      const during = async (happens: Promise<unknown>): Promise<During> => {
        let most = 0;
        const looking = setInterval(() => (most = Math.max(most, memoryOf(house.pid))), 50);
        const [took] = await Promise.all([ask(seconds), happens]);
        clearInterval(looking);
        await inspector.collectGarbage();
        await wait(1000);
        return { p95: percentile(took, 0.95), most, held: memoryOf(house.pid) };
      };
      const quiet = await during(Promise.resolve());
      const crowded = await during(crowd.ask('gather', { port: house.port, space: id, tokens, count }));
      inspector.close();
      const [most, held] = [crowded.most - quiet.most, crowded.held - quiet.held];
      say(
        `unread: ${megabytes(quiet.most)} at most and ${megabytes(quiet.held)} held without, ${megabytes(crowded.most)} and ${megabytes(crowded.held)} with them; p95 ${millis(quiet.p95)} and ${millis(crowded.p95)}`,
      );
      return {
        results: [
          {
            figure: `memory that ${count} connections cost which ask for a whole salon and never read, at most`,
            ours: megabytes(Math.max(most, held)),
            beside: `${megabytes(quiet.most)} at most without them, ${megabytes(crowded.most)} with; held afterwards ${megabytes(held)} more`,
            bar: `at most ${megabytes(bar)}`,
            reached: Math.max(most, held) <= bar,
          },
          {
            figure: 'another’s newest 50 messages meanwhile, p95',
            ours: `${millis(crowded.p95)} = ${times(crowded.p95 / quiet.p95)}`,
            beside: `${millis(quiet.p95)} without them`,
            bar: `at most ${times(slowest)}`,
            reached: crowded.p95 <= slowest * quiet.p95,
          },
        ],
      };
    } finally {
      await Promise.all([crowd.stop(), others.stop()]);
      await house.stop();
    }
  },
};

interface During {
  readonly p95: number;
  readonly most: number;
  readonly held: number;
}
