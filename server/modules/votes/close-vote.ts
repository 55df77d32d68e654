import { Refusal } from '@kinsong/contract/common/errors.ts';
import { newId } from '@kinsong/contract/common/ids.ts';
import { second } from '@kinsong/contract/common/time.ts';
import type { Deed } from '@kinsong/contract/votes/deed.ts';
import type { Result } from '@kinsong/contract/votes/result.ts';
import type { Vote } from '@kinsong/contract/votes/vote.ts';
import type { Db } from '../../platform/database/index.ts';
import type { House } from '../../platform/house.ts';
import type { PeriodicWork } from '../../platform/periodic-work.ts';
import type { Person } from '../../platform/person.ts';
import { membersOf } from '../spaces/index.ts';
import { alterVote } from './alter-vote.ts';
import { anonymousChoices } from './anonymous-ballots.ts';
import { currentBallots, dropSealed } from './ballots.sql.ts';
import { carryOutJob, isPending } from './carry-out.job.ts';
import { countFor } from './count-for.ts';
import { reachOwn } from './find-vote.ts';
import { destroyVoteKey } from './vote-keys.ts';
import { votesDue, type VoteRow, type VoteValues } from './votes.sql.ts';

const atOnce = 100;

/** Every node looks; whichever comes first closes, and the others find it closed. */
export const closingDue: PeriodicWork = {
  name: 'closing votes whose time is over',
  every: 10 * second,
  run: (house) => closeDue(house),
};

export async function closeDue(house: House): Promise<void> {
  const now = house.clock.now();
  const failures: unknown[] = [];
  for (const due of await votesDue(house.db, now, atOnce)) {
    try {
      await closeWhen(house, due, (row, at) => row.deadline <= at);
    } catch (error) {
      // One that can not be counted keeps none of the others from it.
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, String(failures[0]));
}

/** Before its end: only its proposer, and only once nobody is left who might still speak. */
export async function closeNow(house: House, person: Person, voteId: string): Promise<Vote> {
  const found = await reachOwn(house, person, voteId, null);
  const members = await membersOf(house.db, found.spaceId);
  const gone = members.filter(({ leftAt }) => leftAt !== null).map(({ personId }) => personId);
  return closeWhen(house, found, (row) => {
    if (row.status === 'withdrawn') throw new Refusal('vote.closed');
    const isHeard = row.electorate.every((each) => row.voices.includes(each) || gone.includes(each));
    if (row.status === 'open' && !isHeard) throw new Refusal('vote.waits');
    return true;
  });
}

async function closeWhen(
  house: House,
  found: VoteRow,
  isTime: (row: VoteRow, now: Date) => boolean,
): Promise<Vote> {
  const vote = await alterVote(house, found, async (tx, row, now) =>
    isTime(row, now) && row.status === 'open' ? closed(house, tx, row, now) : null,
  );
  if (vote.status === 'closed' && vote.secrecy === 'anonymous') await destroyVoteKey(house, vote.id);
  return vote;
}

async function closed(house: House, tx: Db, row: VoteRow, now: Date): Promise<Partial<VoteValues>> {
  const result = await counted(house, tx, row);
  const deeds = [...row.deeds, ...meeting(row, result)];
  await dropSealed(tx, row.id);
  if (deeds.some((deed) => isPending(deed, result)))
    await house.jobs.enqueue(carryOutJob, { vote_id: row.id }, { tx });
  return { status: 'closed', closedAt: now, result, deeds };
}

async function counted(house: House, tx: Db, row: VoteRow): Promise<Result> {
  if (row.secrecy !== 'anonymous') {
    const ballots = await currentBallots(tx, [row.id]);
    return countFor(
      row,
      ballots.map(({ choice }) => choice),
    );
  }
  return countFor(row, (await anonymousChoices(house, tx, row)) ?? []);
}

/** The time that was found becomes an event. */
function meeting({ way, title, options }: VoteRow, { winner }: Result): Deed[] {
  const time = options.find(({ id }) => id === winner);
  if (way !== 'time_poll' || time === undefined) return [];
  const { id: option, starts_at, ends_at, zone } = time;
  if (starts_at === null || ends_at === null || zone === null) return [];
  return [
    { id: newId(), kind: 'event', text: time.text || title, option, starts_at, ends_at, zone, came: null },
  ];
}
