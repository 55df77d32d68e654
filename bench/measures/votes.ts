import { count } from '@kinsong/engines/votes/count.ts';
import { ways, type Choice, type Way } from '@kinsong/engines/votes/result.ts';
import { calmRounds } from '../run/calm.ts';
import { millis, times, type Circumstances, type Findings, type Measure } from '../run/result.ts';
import { median } from '../run/statistics.ts';

const ballots = 100_000;
const bar = 1000;
const options = Array.from({ length: 8 }, (_, at) => `option-${at}`);
const rules = { options, majority: 'more', quorum: 1, lot: options } as const;

/** A hundred thousand ballots of each way are counted; here a count is a function alone, without a house. */
export const votes: Measure = {
  name: 'votes',
  async take({ quick, patience }: Circumstances): Promise<Findings> {
    const boxes = ways.map((way) => ({
      way,
      cast: Array.from({ length: ballots }, (_, at) => ballot(way, at)),
    }));
    const { found } = await calmRounds(quick ? 1 : 5, patience, async () =>
      boxes.map(({ way, cast }) => {
        const some = cast.slice(0, ballots / 10);
        return { way, whole: took(cast, way), tenth: took(some, way) };
      }),
    );
    const results = ways.map((way, at) => {
      const whole = median(found.map((round) => round[at]!.whole));
      return {
        figure: `${ballots} ballots counted: ${wayNames[way]}`,
        ours: millis(whole),
        beside: `${times(whole / median(found.map((round) => round[at]!.tenth)))} of a tenth of them`,
        bar: `at most ${millis(bar)}`,
        reached: whole <= bar,
      };
    });
    return { results };
  },
};

const wayNames: Record<Way, string> = {
  yes_no: 'yes or no',
  pick_one: 'one of eight',
  consent: 'consent',
  ranked: 'eight ranked, round by round',
  time_poll: 'eight times, yes, maybe or no to each',
  dots: 'dots on three of eight',
};

function took(cast: readonly Choice[], way: Way): number {
  const began = performance.now();
  const { voices } = count(cast, { ...rules, way });
  if (voices !== cast.length) throw new Error(`${voices} were counted of ${cast.length}`);
  return performance.now() - began;
}

/** The same in every run, and hardly two neighbours alike. */
function ballot(way: Way, at: number): Choice {
  const draw = (n: number): number => ((at + 1) * 2_654_435_761 + n * 40_503) >>> 8;
  const nth = <One>(among: readonly One[], n = 0): One => among[draw(n) % among.length]!;
  switch (way) {
    case 'yes_no':
      return { way, answer: nth(['yes', 'no', 'abstain'] as const) };
    case 'pick_one':
      return { way, option: nth(options) };
    case 'consent':
      return { way, answer: nth(['consent', 'consent', 'stand_aside', 'abstain'] as const) };
    case 'ranked':
      return {
        way,
        order: options.toSorted((a, b) => (draw(options.indexOf(a)) % 97) - (draw(options.indexOf(b)) % 97)),
      };
    case 'time_poll':
      return {
        way,
        answers: options.map((option, n) => ({ option, answer: nth(['yes', 'maybe', 'no'] as const, n) })),
      };
    case 'dots':
      return {
        way,
        dots: [0, 1, 2].map((n) => ({ option: options[(draw(0) + n) % options.length]!, dots: 1 + n })),
      };
  }
}
