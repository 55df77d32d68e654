import { Refusal } from '@kinsong/contract/common/errors.ts';
import { Id } from '@kinsong/contract/common/ids.ts';
import type { Deed } from '@kinsong/contract/votes/deed.ts';
import type { Result } from '@kinsong/contract/votes/result.ts';
import * as z from 'zod';
import type { House } from '../../platform/house.ts';
import { job } from '../../platform/jobs/index.ts';
import type { Person } from '../../platform/person.ts';
import { changeRole, mayOrRefuse } from '../spaces/index.ts';
import { alterVote } from './alter-vote.ts';
import { votesPorts } from './ports.ts';
import { findVote, insertRule, type VoteRow } from './votes.sql.ts';

/** It was decided and not done yet. */
export const isPending = (deed: Deed, result: Result | null): boolean =>
  result?.verdict === 'passed' &&
  deed.came === null &&
  (deed.option === null || deed.option === result.winner);

/**
 * Does what a vote decided, in its proposer's name and with what they may do by now. Each thing is made under its own id
 * and marked as done: what was begun twice is there once.
 */
export const carryOutJob = job({
  name: 'votes.carryOut',
  payload: z.object({ vote_id: Id }),
  async run(house, { vote_id }) {
    const row = await findVote(house.db, vote_id);
    const failures: unknown[] = [];
    for (const deed of row?.deeds.filter((each) => isPending(each, row.result)) ?? []) {
      try {
        await carryOut(house, row!, deed);
      } catch (error) {
        // The job comes again for this one; the others need not wait for it.
        failures.push(error);
      }
    }
    if (failures.length > 0) throw new AggregateError(failures, String(failures[0]));
  },
});

async function carryOut(house: House, row: VoteRow, deed: Deed): Promise<void> {
  const whyNot = await tried(() => perform(house, row, deed));
  await alterVote(house, row, async (tx, now, at) => {
    const known = now.deeds.find(({ id }) => id === deed.id);
    if (known === undefined || known.came !== null) return null;
    if (whyNot === null && deed.kind === 'rule') {
      const { id, text, replaces } = deed;
      const rule = { id, spaceId: row.spaceId, voteId: row.id, text, since: at, endedAt: null };
      await insertRule(tx, rule, replaces);
    }
    const done = whyNot === null;
    const came = { at: at.toISOString(), done, id: done ? resultOf(deed) : null, why_not: whyNot };
    return { deeds: now.deeds.map((each) => (each.id === deed.id ? { ...each, came } : each)) };
  });
}

const resultOf = (deed: Deed): string => (deed.kind === 'role' ? deed.person_id : deed.id);

/** Null when it was done; what may not be done (any more) is said and not done. */
async function tried(work: () => Promise<unknown>): Promise<string | null> {
  try {
    await work();
    return null;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return Object.values(error.fields ?? {})[0] ?? error.message;
  }
}

async function perform(house: House, row: VoteRow, deed: Deed): Promise<unknown> {
  // Nobody asked for it in this moment: it may do no more than its proposer in the space.
  const proposer: Person = { id: row.createdBy, roles: [], sessionId: '' };
  const { spaceId } = row;
  const made = {
    id: deed.id,
    text: deed.kind === 'role' ? '' : deed.text,
    vote: { id: row.id, title: row.title },
  };
  switch (deed.kind) {
    case 'task': {
      const { assigned_to: assignedTo, due_date: dueDate } = deed;
      return votesPorts.of(house).createTask(house, proposer, spaceId, { ...made, assignedTo, dueDate });
    }
    case 'event': {
      const { starts_at: startsAt, ends_at: endsAt, zone } = deed;
      return votesPorts.of(house).createEvent(house, proposer, spaceId, { ...made, startsAt, endsAt, zone });
    }
    case 'role':
      return changeRole(house, proposer, spaceId, deed.person_id, deed.role);
    case 'rule':
      return mayOrRefuse(house, proposer, 'votes.open', spaceId);
  }
}
