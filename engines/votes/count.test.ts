import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { count } from './count.ts';
import type { Choice, Rules } from './result.ts';

const rules = (given: Partial<Rules>): Rules => {
  const { options = [] } = given;
  return { way: 'yes_no', majority: 'more', quorum: 1, lot: options, ...given, options };
};
const times = <T>(n: number, it: T): T[] => Array.from({ length: n }, () => it);
const yesNo = (yes: number, no: number, abstain = 0): Choice[] => [
  ...times(yes, { way: 'yes_no', answer: 'yes' } as const),
  ...times(no, { way: 'yes_no', answer: 'no' } as const),
  ...times(abstain, { way: 'yes_no', answer: 'abstain' } as const),
];

describe('[P7] yes or no', () => {
  test.each([
    [3, 2, 'more', 'passed'],
    [2, 2, 'more', 'tied'],
    [0, 0, 'more', 'failed'],
    [2, 1, 'two_thirds', 'passed'],
    [66, 34, 'two_thirds', 'failed'],
    [666_667, 333_333, 'two_thirds', 'passed'],
    [5, 0, 'all', 'passed'],
    [5, 1, 'all', 'failed'],
  ] as const)('%i to %i, by %s: %s', (yes, no, majority, verdict) => {
    expect(count(yesNo(yes, no, 1), rules({ majority })).verdict).toBe(verdict);
  });

  test('whoever abstains is heard, and weighs for neither', () => {
    expect(count(yesNo(1, 0, 4), rules({ quorum: 5 }))).toMatchObject({ verdict: 'passed', voices: 5 });
    expect(count(yesNo(4, 0), rules({ quorum: 5 }))).toMatchObject({ verdict: 'no_quorum', winner: null });
  });
});

describe('[P7] consent', () => {
  const says = (...answers: ('consent' | 'stand_aside' | 'object' | 'abstain')[]): Choice[] =>
    answers.map((answer) => ({ way: 'consent', answer }));
  test.each([
    [says('consent', 'consent'), 'passed'],
    [says('consent', 'stand_aside', 'abstain'), 'passed'],
    [says('consent', 'consent', 'object'), 'failed'],
    [says('stand_aside', 'abstain'), 'failed'],
  ])('%j: %s', (choices, verdict) => {
    expect(count(choices, rules({ way: 'consent' }))).toMatchObject({ verdict, method: 'no_objection' });
  });
});

describe('[P7] one of several', () => {
  const options = ['barn', 'here', 'ruth'];
  const picks = (...picked: (string | null)[]): Choice[] =>
    picked.map((option) => ({ way: 'pick_one', option }));

  test('most votes win, equal ones are tied, and nobody wins by nothing', () => {
    const of = (choices: Choice[], majority: Rules['majority'] = 'more') =>
      count(choices, rules({ way: 'pick_one', options, majority }));
    expect(of(picks('barn', 'barn', 'here', null))).toMatchObject({ verdict: 'passed', winner: 'barn' });
    expect(of(picks('barn', 'here'))).toMatchObject({ verdict: 'tied', tied: ['barn', 'here'] });
    expect(of(picks(null, null))).toMatchObject({ verdict: 'failed', voices: 2 });
    expect(of(picks('barn', 'barn', 'here'), 'two_thirds').verdict).toBe('passed');
    expect(of(picks('barn', 'barn', 'here', 'ruth'), 'two_thirds').verdict).toBe('failed');
  });

  test('a time for which most can come; those who could if they must part equals', () => {
    const can = (...answers: [string, 'yes' | 'maybe' | 'no'][]): Choice => ({
      way: 'time_poll',
      answers: answers.map(([option, answer]) => ({ option, answer })),
    });
    const poll = [
      can(['barn', 'yes'], ['here', 'yes']),
      can(['barn', 'no'], ['here', 'maybe'], ['ruth', 'maybe']),
    ];
    const found = count(poll, rules({ way: 'time_poll', options }));
    expect(found).toMatchObject({ verdict: 'passed', winner: 'here', method: 'most_can_come' });
    expect(found.tallies).toEqual([
      { key: 'barn', votes: 1, maybe: 0 },
      { key: 'here', votes: 1, maybe: 1 },
      { key: 'ruth', votes: 0, maybe: 1 },
    ]);
  });

  test('dots are summed', () => {
    const dots = (barn: number, here: number): Choice => ({
      way: 'dots',
      dots: [
        { option: 'barn', dots: barn },
        { option: 'here', dots: here },
      ],
    });
    const found = count([dots(5, 0), dots(1, 4), dots(0, 5)], rules({ way: 'dots', options }));
    expect(found).toMatchObject({ winner: 'here', method: 'most_dots', voices: 3 });
  });
});

const anyRanked = fc.array(
  fc.shuffledSubarray(['a', 'b', 'c', 'd']).map((order): Choice => ({ way: 'ranked', order })),
  { maxLength: 40 },
);

test('[P7] no order of the ballots changes what comes out, and no vote is lost or doubled in any round', () => {
  const options = ['a', 'b', 'c', 'd'];
  fc.assert(
    fc.property(anyRanked, fc.infiniteStream(fc.nat()), (ballots, dice) => {
      const found = count(ballots, rules({ way: 'ranked', options, quorum: 0 }));
      const mixed = ballots
        .map((ballot) => ({ ballot, at: dice.next().value as number }))
        .sort((one, other) => one.at - other.at)
        .map(({ ballot }) => ballot);
      const again = count(mixed, rules({ way: 'ranked', options, quorum: 0 }));
      expect({ ...again, rounds: [] }).toEqual({ ...found, rounds: [] });
      for (const { tallies, exhausted, out, moved } of found.rounds) {
        expect(tallies.reduce((sum, { votes }) => sum + votes, exhausted)).toBe(ballots.length);
        const left = tallies.find(({ key }) => key === out)?.votes ?? 0;
        expect(moved.reduce((sum, { votes }) => sum + votes, 0)).toBe(left);
      }
      const last = found.rounds.at(-1)!;
      const named = last.tallies.reduce((sum, { votes }) => sum + votes, 0);
      const winning = last.tallies.find(({ key }) => key === found.winner)?.votes ?? 0;
      expect(found.verdict === 'passed').toBe(winning * 2 > named);
    }),
  );
});

test('[P7] a hundred thousand ballots of eight choices are counted within a second', () => {
  const options = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
  let seed = 7;
  const chance = (): number => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
  const ballots = Array.from({ length: 100_000 }, (): Choice => {
    const order = options.map((key) => [chance(), key] as const).sort(([one], [other]) => one - other);
    return { way: 'ranked', order: order.map(([, key]) => key) };
  });
  const rounds = [1, 2, 3].map(() => {
    const began = performance.now();
    expect(count(ballots, rules({ way: 'ranked', options })).voices).toBe(100_000);
    return performance.now() - began;
  });
  // The quickest of a few: what else this machine does is no part of it.
  expect(Math.min(...rounds)).toBeLessThan(1000);
});
