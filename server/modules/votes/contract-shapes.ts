import { voteChanged } from '@kinsong/contract/votes/events.ts';
import type { Ballot, Vote } from '@kinsong/contract/votes/vote.ts';
import type { Rule } from '@kinsong/contract/votes/rules.ts';
import type { Db } from '../../platform/database/index.ts';
import type { LiveChange } from '../../platform/live/index.ts';
import { currentBallots } from './ballots.sql.ts';
import { countFor } from './count-for.ts';
import { hasNames, isSeenByAll } from './seen-by.ts';
import type { BallotRow, RuleRow, VoteRow } from './votes.sql.ts';

/** Beyond so many a row would carry a book to everyone at each ballot: then the results are asked for. */
const mostNamed = 60;

/** Rows as the contract shows them: with what everyone may see, and nothing that only some may see yet. */
export async function voteShapes(db: Db, rows: readonly VoteRow[]): Promise<Vote[]> {
  const named = rows.filter((row) => isSeenByAll(row) && hasNames(row));
  const wanted = named.filter((row) => row.status === 'open' || row.electorate.length <= mostNamed);
  const found = await currentBallots(
    db,
    wanted.map(({ id }) => id),
  );
  return rows.map((row) => {
    const seen = found.filter(({ voteId }) => voteId === row.id);
    return voteShape(row, seen);
  });
}

export async function oneVoteShape(db: Db, row: VoteRow): Promise<Vote> {
  const [shape] = await voteShapes(db, [row]);
  if (shape === undefined) throw new Error(`vote ${row.id} has no shape`);
  return shape;
}

function voteShape(row: VoteRow, seen: readonly BallotRow[]): Vote {
  const { id, rev, born, title, description, type, way, options, lot, dots, majority, mandatory } = row;
  const { secrecy, quorum, status, electorate, voices, proxies, amended, deeds, outcome } = row;
  const stands = isSeenByAll(row)
    ? countFor(
        row,
        seen.map(({ choice }) => choice),
      )
    : null;
  const result = row.result ?? stands;
  const said = (answer: string): number | null =>
    way === 'yes_no' ? (result?.tallies.find(({ key }) => key === answer)?.votes ?? null) : null;
  return {
    ...{ id, rev, born, title, description, type, way, options, lot, dots, majority, mandatory },
    ...{ secrecy, quorum, status, electorate, voices, proxies, amended, result, deeds, outcome },
    space_id: row.spaceId,
    deadline: row.deadline.toISOString(),
    votes: {
      yes: said('yes'),
      no: said('no'),
      abstain: said('abstain'),
      total_members: electorate.length,
    },
    user_votes: electorate.length <= mostNamed ? seen.map(ballotShape) : [],
    created_by: row.createdBy,
    created_at: row.createdAt.toISOString(),
    closed_at: row.closedAt?.toISOString() ?? null,
    deleted_at: row.deletedAt?.toISOString() ?? null,
  };
}

export function ballotShape({ id, voteId, personId, castBy, choice, at, current }: BallotRow): Ballot {
  return {
    ...{ id, choice, current },
    vote_id: voteId,
    person_id: personId,
    cast_by: castBy,
    at: at.toISOString(),
  };
}

export const ruleShape = ({ id, spaceId, voteId, text, since }: RuleRow): Rule => ({
  ...{ id, text },
  space_id: spaceId,
  vote_id: voteId,
  since: since.toISOString(),
});

export const voteChange = (vote: Vote): LiveChange => ({
  event: voteChanged.name,
  rev: vote.rev,
  born: vote.born,
  data: vote,
});
