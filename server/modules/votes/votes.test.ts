import { newId } from '@kinsong/contract/common/ids.ts';
import { day, hour } from '@kinsong/contract/common/time.ts';
import { mySpaces } from '@kinsong/contract/spaces/spaces.ts';
import type { Choice } from '@kinsong/contract/votes/choice.ts';
import * as calls from '@kinsong/contract/votes/votes.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../test/app.ts';
import { no, Salon, SetClock, yes } from '../../test/voting.ts';
import { closeDue } from './close-vote.ts';

let home: TestApp;
let salon: Salon;
const clock = new SetClock('2026-10-12T10:00:00Z');

beforeAll(async () => {
  home = await openTestApp({ clock });
  salon = await Salon.found(home.town, clock.now);
});
afterAll(() => home.close());

const refused = (code: string): object => expect.objectContaining({ code }) as object;
const at = (id: string) => ({ params: { vote_id: id } });
const closes = async (): Promise<void> => {
  clock.moveOn(day + hour);
  await closeDue(home.app.house);
};

describe('[P7] opening', () => {
  test('who may vote is fixed, guests are not among them, and more than half must be heard', async () => {
    const vote = await salon.opens();
    expect(vote).toMatchObject({
      status: 'open',
      quorum: 3,
      voices: [],
      result: null,
      secrecy: 'until_closed',
    });
    expect(vote.electorate.toSorted()).toEqual(salon.voters.map(({ id }) => id).toSorted());
    const late = await home.town.guestOf(salon.owner, salon.id, 'Lara');
    await expect(salon.casts(late, vote, yes)).rejects.toEqual(refused('allowed.not'));
    expect((await salon.sees(late, vote)).electorate).toHaveLength(4);
    await salon.makes(late, 'guest');
  });

  test('sent twice, it is opened once; under the id of another, not at all', async () => {
    const id = newId();
    const first = await salon.opens({ id });
    expect(await salon.opens({ id })).toEqual(first);
    await expect(salon.opens({ id }, salon.other)).rejects.toEqual(refused('id.taken'));
  });

  test.each([
    [{ deadline: '2026-10-12T09:00:00Z' }, 'an end that is past'],
    [{ quorum: 5 }, 'more voices than there are'],
    [{ way: 'ranked' as const }, 'nothing to rank'],
    [{ way: 'consent' as const, secrecy: 'anonymous' as const }, 'consent without a face'],
    [{ options: [{ id: newId(), text: 'A' }] }, 'choices for a yes or no'],
    [
      { type: 'proposal' as const, deeds: [{ kind: 'rule' as const, text: 'Quiet at ten' }] },
      'a proposal that does',
    ],
    [
      { deeds: [{ kind: 'task' as const, text: 'Slate', assigned_to: newId() }] },
      'work for somebody who is not here',
    ],
  ])('refuses %o: %s', async (wanted: object, _why: string) => {
    await expect(salon.opens(wanted)).rejects.toEqual(refused('input.wrong'));
  });

  test('a member can not decide about roles, which they may not give; a steward can', async () => {
    const deeds = [{ kind: 'role' as const, person_id: salon.other.id, role: 'steward' as const }];
    await expect(salon.opens({ deeds })).rejects.toEqual(refused('input.wrong'));
    expect((await salon.opens({ deeds }, salon.steward)).deeds).toHaveLength(1);
  });

  test('the salon counts what is open, and what is everybody’s to decide', async () => {
    const vitals = async () => {
      const { spaces } = await salon.owner.call(mySpaces, {});
      const { open_votes, mandatory_votes } = spaces.find(({ id }) => id === salon.id)!.vitals;
      return [open_votes, mandatory_votes];
    };
    const before = await vitals();
    const vote = await salon.opens({ mandatory: true });
    expect(await vitals()).toEqual([before[0]! + 1, before[1]! + 1]);
    await salon.member.call(calls.withdrawVote, at(vote.id));
    expect(await vitals()).toEqual(before);
  });
});

describe('[P7] one voice, one vote', () => {
  test('changed until the end, the newest counts and the earlier ones are kept for whose they are', async () => {
    const vote = await salon.opens();
    for (const who of salon.voters) await salon.casts(who, vote, yes);
    await salon.casts(salon.owner, vote, no);
    await salon.casts(salon.owner, vote, { way: 'yes_no', answer: 'abstain' });
    const own = (await salon.owner.call(calls.ownBallots, { params: { space_id: salon.id } })).ballots;
    const mine = own.filter(({ vote_id }) => vote_id === vote.id);
    expect(mine.map(({ current }) => current)).toEqual([false, false, true]);
    await closes();
    expect(await salon.sees(salon.guest, vote)).toMatchObject({
      status: 'closed',
      votes: { yes: 3, no: 0, abstain: 1, total_members: 4 },
      result: { verdict: 'passed', method: 'more_yes_than_no', voices: 4 },
    });
  });

  test('the same ballot twice is one, also after the end; a new one then is refused', async () => {
    const vote = await salon.opens();
    const id = newId();
    await salon.casts(salon.owner, vote, yes, { id });
    await salon.casts(salon.owner, vote, yes, { id });
    await expect(salon.casts(salon.other, vote, yes, { id })).rejects.toEqual(refused('id.taken'));
    clock.moveOn(day);
    await expect(salon.casts(salon.other, vote, yes)).rejects.toEqual(refused('vote.closed'));
    await closeDue(home.app.house);
    expect((await salon.casts(salon.owner, vote, yes, { id })).result).toMatchObject({
      verdict: 'no_quorum',
    });
    await expect(salon.casts(salon.owner, vote, no)).rejects.toEqual(refused('vote.closed'));
  });

  test('two casts at once leave one that counts', async () => {
    const vote = await salon.opens({ secrecy: 'open' });
    await Promise.all([yes, no, yes, no, yes].map((choice) => salon.casts(salon.owner, vote, choice)));
    const seen = await salon.sees(salon.guest, vote);
    expect(seen.voices).toEqual([salon.owner.id]);
    expect((seen.votes.yes ?? 0) + (seen.votes.no ?? 0)).toBe(1);
  });

  test('what is no answer to the question is refused', async () => {
    const options = ['A', 'B'].map((text) => ({ id: newId(), text }));
    const vote = await salon.opens({ way: 'dots', options, dots: 3 });
    const a = options[0]!.id;
    const wrong: Choice[] = [
      yes,
      { way: 'dots', dots: [{ option: a, dots: 4 }] },
      { way: 'dots', dots: [{ option: newId(), dots: 1 }] },
      {
        way: 'dots',
        dots: [
          { option: a, dots: 1 },
          { option: a, dots: 1 },
        ],
      },
    ];
    for (const choice of wrong)
      await expect(salon.casts(salon.owner, vote, choice)).rejects.toEqual(refused('input.wrong'));
  });
});

describe('[P7] words and ends', () => {
  test('words change while nobody voted; the end only moves away; only its proposer does either', async () => {
    const vote = await salon.opens();
    const change = (who: typeof salon.owner, body: object) =>
      who.call(calls.changeVote, { ...at(vote.id), body });
    expect(await change(salon.member, { title: 'And the shed?' })).toMatchObject({ title: 'And the shed?' });
    await expect(change(salon.owner, { title: 'Mine' })).rejects.toEqual(refused('allowed.not'));
    const earlier = new Date(Date.parse(vote.deadline) - hour).toISOString();
    await expect(change(salon.member, { deadline: earlier })).rejects.toEqual(refused('input.wrong'));
    await salon.casts(salon.owner, vote, yes);
    await expect(change(salon.member, { title: 'Or not' })).rejects.toEqual(refused('vote.begun'));
    const later = new Date(Date.parse(vote.deadline) + hour).toISOString();
    expect(await change(salon.member, { deadline: later })).toMatchObject({ deadline: later });
  });

  test('consent: an objection has its reason; answered in new words, everybody is asked again', async () => {
    const vote = await salon.opens({ way: 'consent', secrecy: 'open' });
    const consents = { way: 'consent', answer: 'consent' } as const;
    for (const who of [salon.owner, salon.steward, salon.other]) await salon.casts(who, vote, consents);
    await expect(salon.casts(salon.member, vote, { way: 'consent', answer: 'object' })).rejects.toEqual(
      refused('input.wrong'),
    );
    const objects = {
      way: 'consent',
      answer: 'object',
      reason: 'The price',
      would_change: 'Two quotes',
    } as const;
    expect((await salon.casts(salon.member, vote, objects)).result).toMatchObject({ verdict: 'failed' });
    const body = { title: 'Bram, after two quotes?', description: '', amended: 0 };
    const amended = await salon.member.call(calls.amendVote, { ...at(vote.id), body });
    expect(amended).toMatchObject({ amended: 1, voices: [], user_votes: [] });
    await salon.casts(salon.owner, vote, consents);
    const again = await salon.member.call(calls.amendVote, { ...at(vote.id), body });
    expect(again).toMatchObject({ amended: 1, voices: [salon.owner.id] });
    const plain = await salon.opens();
    await expect(salon.member.call(calls.amendVote, { ...at(plain.id), body })).rejects.toEqual(
      refused('vote.way'),
    );
  });

  test('closed before its end only by its proposer, and only once all have voted', async () => {
    const vote = await salon.opens();
    await expect(salon.member.call(calls.closeVote, at(vote.id))).rejects.toEqual(refused('vote.waits'));
    for (const who of salon.voters) await salon.casts(who, vote, yes);
    await expect(salon.owner.call(calls.closeVote, at(vote.id))).rejects.toEqual(refused('allowed.not'));
    const body = { words: 'Bram does it, from 2 November.' };
    await expect(salon.member.call(calls.writeOutcome, { ...at(vote.id), body })).rejects.toEqual(
      refused('vote.running'),
    );
    expect(await salon.member.call(calls.closeVote, at(vote.id))).toMatchObject({ status: 'closed' });
    await expect(salon.other.call(calls.writeOutcome, { ...at(vote.id), body })).rejects.toEqual(
      refused('allowed.not'),
    );
    expect(await salon.steward.call(calls.writeOutcome, { ...at(vote.id), body })).toMatchObject({
      outcome: { words: body.words, by: salon.steward.id },
    });
  });

  test('a proxy votes for who is away and for nobody else; who comes back votes for themselves', async () => {
    const vote = await salon.opens({ secrecy: 'open' });
    const forOwner = { for_person: salon.owner.id };
    await expect(salon.casts(salon.other, vote, no, forOwner)).rejects.toEqual(refused('vote.proxy'));
    const give = (from: typeof salon.owner, to: string) =>
      from.call(calls.giveProxy, { ...at(vote.id), body: { to } });
    await give(salon.owner, salon.other.id);
    await expect(give(salon.other, salon.steward.id)).rejects.toEqual(refused('vote.proxy'));
    await expect(give(salon.steward, salon.guest.id)).rejects.toEqual(refused('input.wrong'));
    await expect(give(salon.guest, salon.other.id)).rejects.toEqual(refused('allowed.not'));
    const cast = await salon.casts(salon.other, vote, no, forOwner);
    expect(cast).toMatchObject({ voices: [salon.owner.id], votes: { no: 1 } });
    expect(cast.user_votes).toMatchObject([{ person_id: salon.owner.id, cast_by: salon.other.id }]);
    const back = await salon.casts(salon.owner, vote, yes);
    expect(back).toMatchObject({ voices: [salon.owner.id], votes: { yes: 1, no: 0 } });
    expect(back.proxies).toMatchObject([{ from: salon.owner.id, ended_at: expect.any(String) as string }]);
    await expect(salon.casts(salon.other, vote, no, forOwner)).rejects.toEqual(refused('vote.proxy'));
    const secret = await salon.opens({ secrecy: 'anonymous' });
    const body = { to: salon.other.id };
    await expect(salon.owner.call(calls.giveProxy, { ...at(secret.id), body })).rejects.toEqual(
      refused('vote.proxy'),
    );
  });
});
