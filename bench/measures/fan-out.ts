import { startLoad } from '../load/index.ts';
import { calmRounds } from '../run/calm.ts';
import {
  percent,
  thousands,
  times,
  type Circumstances,
  type Findings,
  type Measure,
  type Result,
} from '../run/result.ts';
import { median } from '../run/statistics.ts';
import {
  peerNames,
  talkingBare,
  talkingEjabberd,
  talkingHouse,
  talkingSocketIo,
  type PeerName,
  type Talker,
} from './peers.ts';

const listeners = 200;
const depths = [1, 32] as const;
type Depth = (typeof depths)[number];

/** One server, for a while, with so many messages under way. */
interface Run {
  readonly peer: PeerName;
  readonly depth: Depth;
  readonly deliveries: number;
  readonly loadShare: number;
}

/** Two hundred listeners in one room: how many deliveries a second, message after message and many under way. */
export const fanOut: Measure = {
  name: 'fan-out',
  async take({ quick, patience, say }: Circumstances): Promise<Findings> {
    const load = startLoad();
    const talkers: Talker[] = [];
    try {
      for (const talking of [
        talkingHouse,
        () => talkingBare('framed'),
        () => talkingBare('each'),
        talkingSocketIo,
      ]) {
        talkers.push(await talking());
      }
      const ejabberd = await talkingEjabberd(!quick);
      if (typeof ejabberd === 'string') say(ejabberd);
      else talkers.push(ejabberd);
      for (const { name, address } of talkers) await load.ask('open', { room: name, address, listeners });

      const millis = quick ? 700 : 1500;
      const run = async (peer: PeerName, depth: Depth, millis: number): Promise<Run> => {
        const { deliveriesASecond, ownShare } = await load.ask('stream', {
          room: peer,
          inFlight: depth,
          millis,
        });
        return { peer, depth, deliveries: deliveriesASecond, loadShare: ownShare };
      };
      for (const { name } of talkers) for (const depth of depths) await run(name, depth, millis);
      const { found, others } = await calmRounds(quick ? 3 : 5, patience, async (number) => {
        const round: Run[] = [];
        for (const depth of depths)
          for (const { name } of talkers) round.push(await run(name, depth, millis));
        say(`fan-out, round ${number}: ${depths.map((depth) => briefly(round, depth)).join(' · ')}`);
        return round;
      });
      return summed(found.flat(), others, typeof ejabberd === 'string' ? ejabberd : null);
    } finally {
      await load.stop();
      await Promise.all(talkers.map(({ stop }) => stop()));
    }
  },
};

const of = (runs: readonly Run[], peer: PeerName, depth: Depth): Run[] =>
  runs.filter((run) => run.peer === peer && run.depth === depth);

const middle = (runs: readonly Run[], peer: PeerName, depth: Depth): number =>
  median(of(runs, peer, depth).map(({ deliveries }) => deliveries));

function briefly(runs: readonly Run[], depth: Depth): string {
  const last = (peer: PeerName): number => of(runs, peer, depth).at(-1)!.deliveries;
  return `${depth} in flight ${thousands(last('ours'))} (bare ${thousands(last('framed'))})`;
}

function summed(runs: readonly Run[], others: number, noEjabberd: string | null): Findings {
  const against = (depth: Depth, peer: PeerName, bar: number): Result => {
    const ours = middle(runs, 'ours', depth);
    const theirs = middle(runs, peer, depth);
    return {
      figure: `fan-out with storage, ${listeners} in a room, ${depth} in flight, deliveries a second`,
      ours: `${thousands(ours)} = ${times(ours / theirs)}`,
      beside: `${peerNames[peer]} ${thousands(theirs)}`,
      bar: `at least ${times(bar)}`,
      reached: ours >= bar * theirs,
    };
  };
  const figure = `fan-out with storage, ${listeners} in a room, 1 in flight, deliveries a second`;
  return {
    results: [
      against(1, 'framed', 0.5),
      noEjabberd === null
        ? against(1, 'ejabberd', 3)
        : { figure, ours: noEjabberd, beside: peerNames.ejabberd, bar: 'at least 3.00x', reached: null },
      against(32, 'framed', 2.5),
    ],
    details: inFull(runs, others),
  };
}

function inFull(runs: readonly Run[], others: number): string[] {
  const peers = [...new Set(runs.map(({ peer }) => peer))];
  const cell = (peer: PeerName, depth: Depth): string => {
    const all = of(runs, peer, depth).map(({ deliveries }) => deliveries);
    return `${thousands(median(all))} (${thousands(Math.min(...all))}–${thousands(Math.max(...all))})`;
  };
  const share = (peer: PeerName): string =>
    depths.map((depth) => median(of(runs, peer, depth).map((run) => run.loadShare)).toFixed(2)).join(' / ');
  return [
    `Fan-out in full: deliveries a second to ${listeners} listeners, messages of 200 bytes, median (least–most) of ${of(runs, 'ours', 1).length} interleaved rounds, in which others took at most ${percent(others)} of the machine. The load process takes part of a core itself; near 1 it is the limit.`,
    '',
    `| server | ${depths.map((depth) => `${depth} in flight`).join(' | ')} | the load's share of a core |`,
    `|---|${'---|'.repeat(depths.length + 1)}`,
    ...peers.map(
      (peer) =>
        `| ${peerNames[peer]} | ${depths.map((depth) => cell(peer, depth)).join(' | ')} | ${share(peer)} |`,
    ),
  ];
}
