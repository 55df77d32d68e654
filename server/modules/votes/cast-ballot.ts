import { Refusal } from '@kinsong/contract/common/errors.ts';
import { wrongIn, type Choice } from '@kinsong/contract/votes/choice.ts';
import type { Proxy, Vote } from '@kinsong/contract/votes/vote.ts';
import type { Db } from '../../platform/database/index.ts';
import type { House } from '../../platform/house.ts';
import type { Person } from '../../platform/person.ts';
import { alterVote, openOrRefuse } from './alter-vote.ts';
import { anonymousChoices, castOf, layAnonymously } from './anonymous-ballots.ts';
import { findBallot, putBallot } from './ballots.sql.ts';
import { reachVote } from './find-vote.ts';
import { endedFor } from './proxies.ts';
import type { VoteRow, VoteValues } from './votes.sql.ts';

interface Cast {
  readonly id: string;
  readonly for_person?: string | null | undefined;
  readonly choice: Choice;
}

/** Whose voice it is has one ballot that counts, their newest. The answer never says what was in it. */
export async function castBallot(house: House, person: Person, voteId: string, cast: Cast): Promise<Vote> {
  const found = await reachVote(house, person, voteId, 'votes.cast');
  const whose = cast.for_person ?? person.id;
  const { id, choice } = cast;
  return alterVote(house, found, async (tx, row, now) => {
    if (await wasCast(tx, row, { id, whose, by: person.id })) return null;
    if (!row.electorate.includes(whose) || !row.electorate.includes(person.id))
      throw new Refusal('allowed.not');
    if (whose !== person.id && !carries(row.proxies, whose, person.id)) throw new Refusal('vote.proxy');
    openOrRefuse(row, now);
    const wrong = wrongIn(choice, row);
    if (wrong !== null) throw new Refusal('input.wrong', { choice: wrong });
    const proxies = whose === person.id ? endedFor(row.proxies, whose, now) : row.proxies;
    if (row.secrecy === 'anonymous')
      return { proxies, ...(await castAnonymously(house, tx, row, cast, whose)) };
    await putBallot(tx, { id, voteId, personId: whose, castBy: person.id, choice, at: now, current: true });
    return { proxies, voices: withVoice(row.voices, whose) };
  });
}

/** The same ballot twice is one, also when its second coming finds the vote closed. */
async function wasCast(
  tx: Db,
  row: VoteRow,
  { id, whose, by }: { id: string; whose: string; by: string },
): Promise<boolean> {
  if (row.secrecy === 'anonymous') {
    // Once it is closed, nobody knows any more by which id it came.
    return (
      row.voices.includes(whose) && (row.status === 'closed' || (await castOf(tx, row.id, whose)) === id)
    );
  }
  const known = await findBallot(tx, id);
  if (known === null) return false;
  if (known.voteId !== row.id || known.personId !== whose || known.castBy !== by)
    throw new Refusal('id.taken');
  return true;
}

/** Final, since nobody can find it again among the others. Where all of them were lost, those who cast are asked again. */
async function castAnonymously(
  house: House,
  tx: Db,
  row: VoteRow,
  { id, choice }: Cast,
  personId: string,
): Promise<Partial<VoteValues>> {
  const isLost = (await anonymousChoices(house, tx, row)) === null;
  const kept = isLost ? { ...row, voices: [] } : row;
  if (kept.voices.includes(personId)) throw new Refusal('vote.final');
  await layAnonymously(house, tx, kept, { id, personId, choice });
  return { voices: withVoice(kept.voices, personId), amended: row.amended + Number(isLost) };
}

const carries = (proxies: readonly Proxy[], from: string, to: string): boolean =>
  proxies.some((each) => each.from === from && each.to === to && each.ended_at === null);

/** In the order of the ids: not in that in which they came. */
const withVoice = (voices: readonly string[], person: string): string[] =>
  [...new Set([...voices, person])].sort();
