import { describe, expect, test } from 'vitest';
import { count } from './count.ts';
import type { Choice } from './result.ts';

/** So many ballots of each order, as they were published. */
type Profile = readonly (readonly [votes: number, ...order: string[]])[];

function runoff(options: string[], profile: Profile) {
  const ballots = profile.flatMap(([votes, ...order]) =>
    Array.from({ length: votes }, (): Choice => ({ way: 'ranked', order })),
  );
  const rules = { way: 'ranked', options, majority: 'more', quorum: 1, lot: options } as const;
  return count(ballots, rules);
}
const votesOf = (round: ReturnType<typeof runoff>['rounds'][number]) =>
  Object.fromEntries(round.tallies.map(({ key, votes }) => [key, votes]));

describe('[P7] instant runoff, against elections that were', () => {
  test('Alaska, the special election of 2022: Begich goes out, Peltola wins with 91,266 to 86,026', () => {
    const found = runoff(
      ['Begich', 'Palin', 'Peltola'],
      [
        [27_053, 'Begich', 'Palin'],
        [15_467, 'Begich', 'Peltola'],
        [11_290, 'Begich'],
        [58_973, 'Palin'],
        [75_799, 'Peltola'],
      ],
    );
    expect(found).toMatchObject({ verdict: 'passed', winner: 'Peltola', voices: 188_582 });
    expect(found.rounds.map(votesOf)).toEqual([
      { Begich: 53_810, Palin: 58_973, Peltola: 75_799 },
      { Palin: 86_026, Peltola: 91_266 },
    ]);
    expect(found.rounds[0]).toMatchObject({ out: 'Begich', exhausted: 0, tie_broken_by: null });
    expect(found.rounds[1]).toMatchObject({ out: null, exhausted: 11_290 });
  });

  test('Burlington, mayor, 2009, among the last three: Montroll goes out and Kiss wins over Wright, who was ahead', () => {
    const found = runoff(
      ['Montroll', 'Kiss', 'Wright'],
      [
        [1332, 'Montroll', 'Kiss', 'Wright'],
        [767, 'Montroll', 'Wright', 'Kiss'],
        [455, 'Montroll'],
        [2043, 'Kiss', 'Montroll', 'Wright'],
        [371, 'Kiss', 'Wright', 'Montroll'],
        [568, 'Kiss'],
        [1513, 'Wright', 'Montroll', 'Kiss'],
        [495, 'Wright', 'Kiss', 'Montroll'],
        [1289, 'Wright'],
      ],
    );
    expect(found.winner).toBe('Kiss');
    expect(found.rounds.map(({ out }) => out)).toEqual(['Montroll', null]);
    expect(found.rounds.map(votesOf)).toEqual([
      { Montroll: 2554, Kiss: 2982, Wright: 3297 },
      { Kiss: 4314, Wright: 4064 },
    ]);
    expect(found.rounds[0]!.moved).toEqual([
      { to: 'Kiss', votes: 1332 },
      { to: 'Wright', votes: 767 },
      { to: null, votes: 455 },
    ]);
  });

  test('the capital of Tennessee, as textbooks have it: Knoxville wins in the third round', () => {
    const found = runoff(
      ['Memphis', 'Nashville', 'Chattanooga', 'Knoxville'],
      [
        [42, 'Memphis', 'Nashville', 'Chattanooga', 'Knoxville'],
        [26, 'Nashville', 'Chattanooga', 'Knoxville', 'Memphis'],
        [15, 'Chattanooga', 'Knoxville', 'Nashville', 'Memphis'],
        [17, 'Knoxville', 'Chattanooga', 'Nashville', 'Memphis'],
      ],
    );
    expect(found.winner).toBe('Knoxville');
    expect(found.rounds.map(({ out }) => out)).toEqual(['Chattanooga', 'Nashville', null]);
    expect(votesOf(found.rounds[2]!)).toEqual({ Memphis: 42, Knoxville: 58 });
  });
});

describe('[P7] instant runoff, where some have the same', () => {
  test('the attic: what had fewer in the earlier round goes first', () => {
    const found = runoff(
      ['guests', 'noor', 'workshop', 'bats'],
      [
        [4, 'guests'],
        [3, 'noor'],
        [2, 'workshop', 'noor'],
        [1, 'bats', 'noor'],
      ],
    );
    expect(found.rounds.map(({ out }) => out)).toEqual(['bats', 'workshop', null]);
    expect(votesOf(found.rounds[2]!)).toEqual({ guests: 4, noor: 6 });
    expect(found.winner).toBe('noor');
  });

  test('of two who always had the same, the later one of the lot; all who are left alike are tied', () => {
    const found = runoff(
      ['a', 'b', 'c'],
      [
        [2, 'a'],
        [1, 'b', 'a'],
        [1, 'c', 'a'],
      ],
    );
    expect(found.rounds[0]).toMatchObject({ out: 'c', tie_broken_by: 'lot' });
    expect(found.winner).toBe('a');
    expect(
      runoff(
        ['a', 'b'],
        [
          [2, 'a'],
          [2, 'b'],
        ],
      ),
    ).toMatchObject({ verdict: 'tied', tied: ['a', 'b'] });
    const later = runoff(
      ['a', 'b', 'c', 'd'],
      [
        [5, 'a'],
        [3, 'b'],
        [2, 'c'],
        [1, 'd', 'c'],
      ],
    );
    expect(later.rounds[1]).toMatchObject({ out: 'c', tie_broken_by: 'earlier_round' });
  });
});
