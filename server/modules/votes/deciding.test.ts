import { newId } from '@kinsong/contract/common/ids.ts';
import { listEvents } from '@kinsong/contract/calendar/calendar.ts';
import { day, hour } from '@kinsong/contract/common/time.ts';
import * as spaces from '@kinsong/contract/spaces/spaces.ts';
import { listTasks } from '@kinsong/contract/tasks/tasks.ts';
import type { NewDeed } from '@kinsong/contract/votes/deed.ts';
import { spaceRules } from '@kinsong/contract/votes/rules.ts';
import type { Vote } from '@kinsong/contract/votes/vote.ts';
import type * as z from 'zod';
import { afterAll, beforeEach, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../test/app.ts';
import { no, Salon, SetClock, yes } from '../../test/voting.ts';
import { carryOutJob } from './carry-out.job.ts';
import { closeDue } from './close-vote.ts';

let home: TestApp;
let salon: Salon;
const clock = new SetClock('2026-10-12T10:00:00Z');

beforeAll(async () => {
  home = await openTestApp({ clock });
});
beforeEach(async () => {
  salon = await Salon.found(home.town, clock.now);
});
afterAll(() => home.close());

type Given = z.input<typeof NewDeed>;

/** Opened by the steward, said yes to by all, closed; and what it set going is waited for. */
async function decided(
  deeds: Given[],
  choice: typeof yes | typeof no = yes,
  meanwhile?: () => Promise<unknown>,
) {
  const vote = await salon.opens({ deeds: deeds }, salon.steward);
  for (const who of salon.voters) await salon.casts(who, vote, choice);
  await meanwhile?.();
  clock.moveOn(day + hour);
  await closeDue(home.app.house);
  return vote;
}

async function cameOf(vote: Vote): Promise<Vote['deeds']> {
  const deeds = async () => (await salon.sees(salon.owner, vote)).deeds;
  const open = async () => (await deeds()).filter(({ came }) => came === null);
  await expect.poll(open, { timeout: 10_000 }).toEqual([]);
  return deeds();
}

const inSalon = () => ({ params: { space_id: salon.id } });
const tasks = async () => (await salon.owner.call(listTasks, { ...inSalon(), query: {} })).tasks;
const rules = async () => (await salon.guest.call(spaceRules, inSalon())).rules;

describe('[P7] what a decision sets going', () => {
  test('a task, a rule and a role come of it, once, however often its work is begun', async () => {
    const vote = await decided([
      { kind: 'task', text: 'Tell Bram', assigned_to: salon.other.id, due_date: '2027-11-02' },
      { kind: 'rule', text: 'Quiet in the house after ten' },
      { kind: 'role', person_id: salon.other.id, role: 'steward' },
    ]);
    const deeds = await cameOf(vote);
    expect(deeds.map(({ came }) => came?.done)).toEqual([true, true, true]);
    const again = () => carryOutJob.run(home.app.house, { vote_id: vote.id });
    await Promise.all([again(), again()]);
    expect(await tasks()).toMatchObject([
      {
        id: deeds[0]!.came!.id,
        text: 'Tell Bram',
        assigned_to: salon.other.id,
        created_by: salon.steward.id,
        origin: { type: 'vote', id: vote.id, text: vote.title },
      },
    ]);
    expect(await rules()).toMatchObject([{ text: 'Quiet in the house after ten', vote_id: vote.id }]);
    const opened = await salon.owner.call(spaces.openSpace, inSalon());
    expect(opened.members.find(({ person_id }) => person_id === salon.other.id)).toMatchObject({
      role: 'steward',
    });
    expect((await salon.sees(salon.owner, vote)).deeds).toEqual(deeds);
  });

  test('nothing comes of what was not carried, nor what hung on a choice that lost', async () => {
    const lost = await decided([{ kind: 'task', text: 'Never' }], no);
    const options = ['Barn', 'Here'].map((text) => ({ id: newId(), text }));
    const [barn, here] = options.map(({ id }) => id) as [string, string];
    const deeds: Given[] = [
      { kind: 'task', text: 'Sweep the barn', option: barn },
      { kind: 'task', text: 'Move the soup pots', option: here },
    ];
    const vote = await salon.opens({ way: 'pick_one', options, deeds: deeds });
    for (const who of salon.voters) await salon.casts(who, vote, { way: 'pick_one', option: barn });
    clock.moveOn(day + hour);
    await closeDue(home.app.house);
    await expect.poll(tasks, { timeout: 10_000 }).toHaveLength(1);
    expect(await tasks()).toMatchObject([{ text: 'Sweep the barn' }]);
    expect((await salon.sees(salon.owner, vote)).deeds[1]).toMatchObject({ came: null });
    expect((await salon.sees(salon.owner, lost)).deeds).toMatchObject([{ came: null }]);
  });

  test('what its proposer may not do any more is said, and not done', async () => {
    const vote = await decided(
      [
        { kind: 'role', person_id: salon.other.id, role: 'guest' },
        { kind: 'task', text: 'Paint', assigned_to: salon.other.id },
        { kind: 'rule', text: 'Shoes off' },
      ],
      yes,
      async () => {
        await salon.makes(salon.steward, 'guest');
      },
    );
    const deeds = await cameOf(vote);
    expect(deeds.map(({ came }) => came)).toMatchObject([
      { done: false, id: null, why_not: 'You may look here, but you may not do this.' },
      { done: false },
      { done: false },
    ]);
    expect(await tasks()).toEqual([]);
    expect(await rules()).toEqual([]);
  });

  test('a task for somebody who has left is said, and the others are done', async () => {
    const vote = await decided(
      [
        { kind: 'task', text: 'Paint', assigned_to: salon.other.id },
        { kind: 'task', text: 'Sand' },
      ],
      yes,
      () =>
        salon.owner.call(spaces.removeMember, { params: { space_id: salon.id, person_id: salon.other.id } }),
    );
    const [gone, done] = await cameOf(vote);
    expect(gone?.came).toMatchObject({ done: false, why_not: 'Choose someone who is here.' });
    expect(done?.came).toMatchObject({ done: true });
    expect((await tasks()).map(({ text }) => text)).toEqual(['Sand']);
  });

  test('the time that was found becomes an event, once, on the clocks of its place', async () => {
    // The clocks go back on 25 October: ten in the morning is another moment on either side of it.
    const options = ['2027-10-23T08:00:00Z', '2027-11-06T09:00:00Z'].map((starts_at) => ({
      ...{ id: newId(), starts_at, zone: 'Europe/Amsterdam' },
      ends_at: new Date(Date.parse(starts_at) + 2 * hour).toISOString(),
    }));
    const [early, late] = options.map(({ id }) => id) as [string, string];
    const vote = await salon.opens({ way: 'time_poll', options, title: 'Painting day with Noor' });
    const can = (option: string, answer: 'yes' | 'maybe' | 'no') => ({ option, answer });
    for (const [nth, who] of salon.voters.entries()) {
      const answers = [can(early, nth < 2 ? 'yes' : 'no'), can(late, nth < 2 ? 'yes' : 'maybe')];
      await salon.casts(who, vote, { way: 'time_poll', answers });
    }
    clock.moveOn(day + hour);
    await closeDue(home.app.house);
    const [deed] = await cameOf(vote);
    expect(deed).toMatchObject({ kind: 'event', option: late, came: { done: true } });
    await carryOutJob.run(home.app.house, { vote_id: vote.id });
    const { events } = await salon.guest.call(listEvents, { ...inSalon(), query: {} });
    expect(events).toMatchObject([
      {
        ...{ id: deed!.came!.id, title: 'Painting day with Noor', created_by: salon.member.id },
        ...{ start: '2027-11-06T10:00', end: '2027-11-06T12:00', zone: 'Europe/Amsterdam' },
      },
    ]);
  });

  test('a rule holds until another takes its place', async () => {
    await cameOf(await decided([{ kind: 'rule', text: 'Quiet after ten' }]));
    const [first] = await rules();
    await cameOf(await decided([{ kind: 'rule', text: 'Quiet after nine', replaces: first!.id }]));
    expect((await rules()).map(({ text }) => text)).toEqual(['Quiet after nine']);
  });
});
