import { newId } from '@kinsong/contract/common/ids.ts';
import { day, hour, minute } from '@kinsong/contract/common/time.ts';
import type { Choice } from '@kinsong/contract/votes/choice.ts';
import { listMessages } from '@kinsong/contract/messages/messages.ts';
import { openThread } from '@kinsong/contract/guide/chat.ts';
import { mySpaces } from '@kinsong/contract/spaces/spaces.ts';
import * as calls from '@kinsong/contract/votes/votes.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openNode, openTestApp, type TestApp } from '../../test/app.ts';
import type { Citizen } from '../../test/people.ts';
import { no, Salon, SetClock, yes } from '../../test/voting.ts';
import { closeDue } from './close-vote.ts';
import { remindUndecided, whatIsDue } from './remind.job.ts';

let home: TestApp;
let salon: Salon;
let there: Awaited<ReturnType<typeof openNode>>;
const clock = new SetClock('2026-10-12T10:00:00Z');

beforeAll(async () => {
  home = await openTestApp({ clock });
  salon = await Salon.found(home.town, clock.now);
  there = await openNode(home.databaseUrl, home.app.house.config.dataFolder, {}, clock);
});
afterAll(async () => {
  await there.close();
  await home.close();
});

const counted = async (): Promise<number> => {
  const { spaces } = await salon.owner.call(mySpaces, {});
  return spaces.find(({ id }) => id === salon.id)!.vitals.open_votes;
};

describe('[P7] the end of a vote', () => {
  test('comes once on however many nodes', async () => {
    const before = await counted();
    const vote = await salon.opens({ secrecy: 'anonymous', quorum: 1 });
    await salon.casts(salon.owner, vote, yes);
    clock.moveOn(day);
    const houses = [home.app.house, there.app.house, home.app.house, there.app.house];
    await Promise.all(houses.map((house) => closeDue(house)));
    const seen = await salon.sees(salon.owner, vote);
    expect(seen).toMatchObject({ status: 'closed', votes: { yes: 1 } });
    await Promise.all(houses.map((house) => closeDue(house)));
    expect((await salon.sees(salon.owner, vote)).rev).toBe(seen.rev);
    expect(await counted()).toBe(before);
  });

  test('a ballot that comes while it is closed counts and is answered, or is refused and does not', async () => {
    for (let round = 0; round < 5; round += 1) {
      const vote = await salon.opens({ quorum: 1 }, salon.owner);
      for (const who of salon.voters) await salon.casts(who, vote, yes);
      const [changed] = await Promise.allSettled([
        salon.casts(salon.other, vote, no),
        salon.owner.call(calls.closeVote, { params: { vote_id: vote.id } }),
      ]);
      const { votes } = await salon.sees(salon.owner, vote);
      expect(votes).toMatchObject(changed.status === 'fulfilled' ? { yes: 3, no: 1 } : { yes: 4, no: 0 });
    }
  });

  test('that passed while the house was closed comes when it opens again', async () => {
    const vote = await salon.opens({ quorum: 1 });
    await salon.casts(salon.owner, vote, yes);
    clock.moveOn(3 * day);
    const again = await openNode(home.databaseUrl, home.app.house.config.dataFolder, {}, clock);
    await closeDue(again.app.house);
    await again.close();
    expect(await salon.sees(salon.owner, vote)).toMatchObject({ status: 'closed', result: { voices: 1 } });
  });
});

test('[P7] whatever the order of ballots, retries, proxies and nodes, every voice counts once, and as it last said', async () => {
  const step = fc.record({
    who: fc.nat(3),
    answer: fc.constantFrom('yes' as const, 'no' as const, 'abstain' as const),
    as: fc.constantFrom('new' as const, 'again' as const, 'together' as const),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), fc.boolean(), async (steps, secret) => {
      const vote = await salon.opens({ secrecy: secret ? 'anonymous' : 'until_closed', quorum: 1 });
      const says = new Map<Citizen, Choice>();
      for (const { who, answer, as } of steps) {
        const citizen = salon.voters[who]!;
        const choice = { way: 'yes_no', answer } as const;
        const id = newId();
        const send = () => salon.casts(citizen, vote, choice, { id });
        const sent = await Promise.allSettled(as === 'together' ? [send(), send()] : [send()]);
        if (as === 'again') sent.push(...(await Promise.allSettled([send()])));
        const isFinal = secret && says.has(citizen);
        expect(new Set(sent.map(({ status }) => status))).toEqual(
          new Set([isFinal ? 'rejected' : 'fulfilled']),
        );
        if (!isFinal) says.set(citizen, choice);
      }
      clock.moveOn(day);
      await Promise.all([closeDue(home.app.house), closeDue(there.app.house)]);
      const { votes, voices } = await salon.sees(salon.guest, vote);
      const said = (wanted: string): number =>
        [...says.values()].filter((choice) => 'answer' in choice && choice.answer === wanted).length;
      expect(votes).toMatchObject({ yes: said('yes'), no: said('no'), abstain: said('abstain') });
      expect(voices).toHaveLength(says.size);
    }),
    { numRuns: 15 },
  );
});

describe('[P7] reminders', () => {
  const heard = async (who: Citizen): Promise<string[]> => {
    const { space_id } = await who.call(openThread, {});
    const { messages } = await who.call(listMessages, { params: { space_id }, query: {} });
    return messages.filter(({ extra }) => extra?.['name'] === 'vote reminder').map(({ content }) => content);
  };
  const remind = (): Promise<unknown> =>
    Promise.all([home, there].map(({ app }) => remindUndecided(app.house, clock.now())));

  test('once a day and once before the end, only those who have not voted, only where it is everybody’s to decide', async () => {
    const deadline = new Date(clock.now().getTime() + 2 * day + 12 * hour).toISOString();
    const vote = await salon.opens({ mandatory: true, deadline });
    await salon.opens({ deadline, title: 'Not for everyone' });
    await salon.casts(salon.owner, vote, yes);
    await remind();
    expect(await heard(salon.steward)).toEqual([]);
    clock.moveOn(day + minute);
    for (let again = 0; again < 3; again += 1) await remind();
    expect(await heard(salon.steward)).toEqual([
      '“Give the roof to Bram?” in Mending the House waits for your voice. It closes in 36 hours.',
    ]);
    await salon.casts(salon.steward, vote, yes);
    clock.moveOn(day);
    await remind();
    clock.moveOn(10 * hour);
    for (let again = 0; again < 2; again += 1) await remind();
    expect(await heard(salon.other)).toHaveLength(3);
    expect((await heard(salon.other)).at(-1)).toContain('It closes in 2 hours.');
    expect(await heard(salon.steward)).toHaveLength(1);
    for (const who of [salon.owner, salon.guest]) expect(await heard(who)).toEqual([]);
  });

  test('a vote of a few hours has no last word before its first', () => {
    const createdAt = new Date('2026-10-12T10:00:00Z');
    const short = { createdAt, deadline: new Date('2026-10-12T14:00:00Z') };
    expect(whatIsDue(short, new Date('2026-10-12T12:00:00Z'))).toBeNull();
    const long = { createdAt, deadline: new Date('2026-10-13T10:00:00Z') };
    expect(whatIsDue(long, new Date('2026-10-13T08:00:00Z'))).toBe('end');
  });
});
