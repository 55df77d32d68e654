import type { Choice, Result, Round, Rules, Tally } from './result.ts';

/** Ballots that rank alike, counted together: a hundred thousand of them are only so many different ones. */
interface Pile {
  readonly order: readonly string[];
  readonly votes: number;
}

/**
 * Instant runoff: whoever has more than half of the votes that still name somebody wins; until then the one with the
 * fewest goes out, and their votes move to whoever stands next. Of several with the fewest, whoever had fewer in the
 * latest round in which they differed goes; where they never differed, whoever stands later in the lot. Where all who are
 * left have the same, nobody goes out by chance: it is tied.
 */
export function instantRunoff(
  choices: readonly Choice[],
  { options, lot }: Pick<Rules, 'options' | 'lot'>,
): Pick<Result, 'verdict' | 'winner' | 'tied' | 'rounds'> {
  const piles = pilesOf(choices);
  let left = new Set(options);
  const rounds: Round[] = [];
  while (left.size > 0) {
    const { tallies, exhausted } = countRound(piles, left);
    const all = tallies.reduce((sum, { votes }) => sum + votes, 0);
    const most = Math.max(...tallies.map(({ votes }) => votes));
    const ends = { tallies, exhausted, out: null, moved: [], tie_broken_by: null };
    if (all === 0) return { verdict: 'failed', winner: null, tied: [], rounds: [...rounds, ends] };
    if (most * 2 > all) {
      const winner = tallies.find(({ votes }) => votes === most)?.key ?? null;
      return { verdict: 'passed', winner, tied: [], rounds: [...rounds, ends] };
    }
    if (tallies.every(({ votes }) => votes === most))
      return { verdict: 'tied', winner: null, tied: [...left], rounds: [...rounds, ends] };
    const { out, brokenBy } = whoGoes(tallies, rounds, lot);
    const after = new Set([...left].filter((option) => option !== out));
    rounds.push({
      tallies,
      exhausted,
      out,
      moved: movedFrom(piles, left, after, out),
      tie_broken_by: brokenBy,
    });
    left = after;
  }
  return { verdict: 'failed', winner: null, tied: [], rounds };
}

function pilesOf(choices: readonly Choice[]): Pile[] {
  const piles = new Map<string, { order: readonly string[]; votes: number }>();
  for (const choice of choices) {
    if (choice.way !== 'ranked') continue;
    const key = choice.order.join(' ');
    const pile = piles.get(key);
    if (pile === undefined) piles.set(key, { order: choice.order, votes: 1 });
    else pile.votes += 1;
  }
  return [...piles.values()];
}

const standing = ({ order }: Pile, left: ReadonlySet<string>): string | null =>
  order.find((option) => left.has(option)) ?? null;

function countRound(piles: readonly Pile[], left: ReadonlySet<string>): Pick<Round, 'tallies' | 'exhausted'> {
  const votes = new Map([...left].map((option) => [option, 0]));
  let exhausted = 0;
  for (const pile of piles) {
    const option = standing(pile, left);
    if (option === null) exhausted += pile.votes;
    else votes.set(option, (votes.get(option) ?? 0) + pile.votes);
  }
  return { tallies: [...votes].map(([key, number]) => ({ key, votes: number, maybe: 0 })), exhausted };
}

interface Goes {
  readonly out: string;
  readonly brokenBy: Round['tie_broken_by'];
}

function whoGoes(tallies: readonly Tally[], rounds: readonly Round[], lot: readonly string[]): Goes {
  const fewest = (among: readonly Tally[]): string[] => {
    const least = Math.min(...among.map(({ votes }) => votes));
    return among.flatMap(({ key, votes }) => (votes === least ? [key] : []));
  };
  let last = fewest(tallies);
  if (last.length === 1) return { out: last[0]!, brokenBy: null };
  for (const round of rounds.toReversed()) {
    last = fewest(round.tallies.filter(({ key }) => last.includes(key)));
    if (last.length === 1) return { out: last[0]!, brokenBy: 'earlier_round' };
  }
  const place = (option: string): number => lot.indexOf(option);
  return { out: last.reduce((one, other) => (place(other) > place(one) ? other : one)), brokenBy: 'lot' };
}

function movedFrom(
  piles: readonly Pile[],
  left: ReadonlySet<string>,
  after: ReadonlySet<string>,
  out: string,
): Round['moved'] {
  const to = new Map<string | null, number>();
  for (const pile of piles) {
    if (standing(pile, left) !== out) continue;
    const next = standing(pile, after);
    to.set(next, (to.get(next) ?? 0) + pile.votes);
  }
  return [...to].map(([option, votes]) => ({ to: option, votes }));
}
