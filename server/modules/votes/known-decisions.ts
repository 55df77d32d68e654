import type { Verdict } from '@kinsong/engines/votes/result.ts';
import type { House } from '../../platform/house.ts';
import type { Person } from '../../platform/person.ts';
import { decidedFor } from './known-decisions.sql.ts';
import type { VoteRow } from './votes.sql.ts';

const most = 200;

/** What the guide may know of a vote that is over. */
export interface Decision {
  readonly id: string;
  readonly spaceId: string;
  readonly question: string;
  readonly verdict: Verdict;
  /** What won, where one chose among several. */
  readonly winner: string | null;
  /** What somebody wrote of it; null where nobody did. */
  readonly words: string | null;
  readonly closedAt: Date;
}

/** What was decided where somebody is, the newest first. */
export async function knownDecisions(house: House, { id }: Pick<Person, 'id'>): Promise<Decision[]> {
  return (await decidedFor(house.db, id, most)).map(decisionOf);
}

function decisionOf({ id, spaceId, title, options, result, outcome, closedAt }: VoteRow): Decision {
  if (result === null || closedAt === null) throw new Error(`vote ${id} is closed without a result`);
  const won = options.find((option) => option.id === result.winner);
  const winner = won === undefined ? null : won.text || (won.starts_at ?? null);
  const { verdict } = result;
  return { id, spaceId, question: title, verdict, winner, words: outcome?.words ?? null, closedAt };
}
