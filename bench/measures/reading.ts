import { embeddedUrl } from '../house/database.ts';
import { newDataFolder } from '../house/data-folder.ts';
import { startHouse } from '../house/house.ts';
import { peopleSalon } from '../house/people.ts';
import { storeMessages } from '../house/stored-messages.ts';
import { startLoad } from '../load/index.ts';
import { startBareReading } from '../peers/servers.ts';
import { calmRounds } from '../run/calm.ts';
import { millis, thousands, times, type Circumstances, type Findings, type Measure } from '../run/result.ts';
import { median, percentile } from '../run/statistics.ts';

const stored = 200_000;
const together = 8;

/** Opening a salon with a long history: the newest fifty of two hundred thousand messages over HTTP. */
export const reading: Measure = {
  name: 'reading',
  async take({ quick, patience, say }: Circumstances): Promise<Findings> {
    const dataFolder = newDataFolder();
    const house = await startHouse({ dataFolder });
    const { id, tokens } = await peopleSalon(house, 2);
    const databaseUrl = embeddedUrl(dataFolder);
    say(`reading: storing ${thousands(stored)} messages`);
    await storeMessages(databaseUrl, id, { count: stored, letters: 200 });
    const bare = await startBareReading(databaseUrl);
    const load = startLoad();
    try {
      const path = `/api/spaces/${id}/messages`;
      const ask = (port: number, connections: number) =>
        load.ask('read', { port, path, token: tokens[0]!, connections, millis: quick ? 1000 : 3000 });
      const measure = async (port: number): Promise<Found> => ({
        p50: percentile((await ask(port, 1)).took, 0.5),
        aSecond: (await ask(port, together)).requestsASecond,
      });
      for (const port of [house.port, bare.port]) await ask(port, together);
      const { found } = await calmRounds(quick ? 2 : 5, patience, async () => ({
        ours: await measure(house.port),
        theirs: await measure(bare.port),
      }));
      return compare(
        found.map(({ ours }) => ours),
        found.map(({ theirs }) => theirs),
      );
    } finally {
      await load.stop();
      await bare.stop();
      await house.stop();
    }
  },
};

interface Found {
  readonly p50: number;
  readonly aSecond: number;
}

function compare(ours: readonly Found[], theirs: readonly Found[]): Findings {
  const middle = (all: readonly Found[], figure: keyof Found): number =>
    median(all.map((found) => found[figure]));
  const [p50, bareP50] = [middle(ours, 'p50'), middle(theirs, 'p50')];
  const [aSecond, bareASecond] = [middle(ours, 'aSecond'), middle(theirs, 'aSecond')];
  return {
    results: [
      {
        figure: `newest 50 of ${stored.toLocaleString('en')} messages over HTTP, one connection, p50`,
        ours: millis(p50),
        beside: `a bare Fastify route ${millis(bareP50)}`,
        bar: 'under 5 ms',
        reached: p50 < 5,
      },
      {
        figure: `the same, requests a second over ${together} connections`,
        ours: `${thousands(aSecond)} = ${times(aSecond / bareASecond)}`,
        beside: `a bare Fastify route ${thousands(bareASecond)}`,
        bar: 'at least 0.50x',
        reached: aSecond >= 0.5 * bareASecond,
      },
    ],
  };
}
