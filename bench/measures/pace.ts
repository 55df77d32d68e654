import { startLoad } from '../load/index.ts';
import { calmRounds } from '../run/calm.ts';
import { millis, times, type Circumstances, type Findings, type Measure } from '../run/result.ts';
import { median, percentile } from '../run/statistics.ts';
import { peerNames, talkingBare, talkingHouse, type PeerName } from './peers.ts';

const listeners = 200;
const aSecond = 20;
const bars = { p50: 1.5, p99: 1.8 } as const;

interface Spread {
  readonly p50: number;
  readonly p99: number;
}

/** A lively room, not a flooded one: how long from saying something until the last of two hundred has it? */
export const pace: Measure = {
  name: 'pace',
  async take({ quick, patience, say }: Circumstances): Promise<Findings> {
    const load = startLoad();
    const talkers = [await talkingHouse(), await talkingBare('framed')];
    try {
      for (const { name, address } of talkers) await load.ask('open', { room: name, address, listeners });
      for (const { name } of talkers) await load.ask('stream', { room: name, inFlight: 1, millis: 2000 });
      const { found } = await calmRounds(quick ? 2 : 5, patience, async (round) => {
        const took = new Map<PeerName, Spread>();
        for (const { name } of talkers) {
          const all = await load.ask('pace', { room: name, aSecond, messages: quick ? 60 : 200 });
          const spread = { p50: percentile(all, 0.5), p99: percentile(all, 0.99) };
          took.set(name, spread);
          say(
            `pace, round ${round}: ${peerNames[name]} p50 ${millis(spread.p50)}, p99 ${millis(spread.p99)}`,
          );
        }
        return took;
      });
      const at = (name: PeerName, share: keyof Spread): number =>
        median(found.flatMap((took) => took.get(name)?.[share] ?? []));
      return {
        results: (['p50', 'p99'] as const).map((share) => {
          const [ours, bare] = [at('ours', share), at('framed', share)];
          return {
            figure: `${aSecond} messages a second, ${listeners} in a room: until the last has it, ${share}`,
            ours: `${millis(ours)} = ${times(ours / bare)}`,
            beside: `${peerNames.framed} ${millis(bare)}`,
            bar: `at most ${times(bars[share])}`,
            reached: ours <= bars[share] * bare,
          };
        }),
      };
    } finally {
      await load.stop();
      await Promise.all(talkers.map(({ stop }) => stop()));
    }
  },
};
