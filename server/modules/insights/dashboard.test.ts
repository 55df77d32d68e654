import { createEvent } from '@kinsong/contract/calendar/calendar.ts';
import { newId } from '@kinsong/contract/common/ids.ts';
import { mostLines, userDashboard, type LineKind } from '@kinsong/contract/insights/dashboard.ts';
import { postMessage } from '@kinsong/contract/messages/messages.ts';
import { changeProfile } from '@kinsong/contract/seekers/profile.ts';
import { changeTask, confirmTask, createTask } from '@kinsong/contract/tasks/tasks.ts';
import { castBallot, openVote } from '@kinsong/contract/votes/votes.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../test/app.ts';
import type { Citizen } from '../../test/people.ts';

const now = new Date('2026-11-18T10:00:00Z');
let home: TestApp;
let anna: Citizen;
let bram: Citizen;
let salon: string;

beforeAll(async () => {
  home = await openTestApp({ clock: { now: () => now } });
  anna = await home.town.person('Anna');
  salon = (await anna.found('Mending the House')).id;
  bram = await home.town.guestOf(anna, salon, 'Bram');
});
afterAll(() => home.close());

const dashboard = (who: Citizen) => who.call(userDashboard, {});
const titles = (lines: readonly { kind: LineKind; title: string }[]) =>
  lines.map(({ kind, title }) => `${kind}: ${title}`);

async function task(who: Citizen, text: string, more: Record<string, unknown> = {}): Promise<string> {
  const id = newId();
  await who.call(createTask, { params: { space_id: salon }, body: { id, text, ...more } });
  return id;
}
const done = (who: Citizen, task_id: string) =>
  who.call(changeTask, { params: { task_id }, query: {}, body: { status: 'completed' } });

test('[K14] a new seeker has a bio, a preference and metrics, and nothing pretends to be there', async () => {
  const cleo = await home.town.person('Cleo');
  expect(await dashboard(cleo)).toEqual({
    bio: '',
    homepage_preference: 'gameplay',
    metrics: {
      ...{ wisdom_accumulated: 0, trust_score: 100 },
      ...{ timeline_level: 1, level_from: 0, level_next: 21 },
    },
    ...{ consciousness_level: 'awakening', wisdom: [], retreat_access: false, secret_pages: 0 },
    due: { lines: [], more: 0 },
    waiting: { lines: [], more: 0 },
    done: { month: '2026-11', days: [], tasks: 0, for_others: 0, latest: [] },
  });
});

test('[K14] it is for whoever is signed in, and for nobody else', async () => {
  const answer = await home.town.stranger.send(userDashboard, {});
  expect(answer.status).toBe(401);
  expect(await answer.json()).toMatchObject({ detail: 'No authentication found' });
});

test('[K14] a bio and a preference that were saved stand there', async () => {
  await anna.call(changeProfile, { body: { bio: 'Sings alto.', homepage_preference: 'projects' } });
  expect(await dashboard(anna)).toMatchObject({ bio: 'Sings alto.', homepage_preference: 'projects' });
});

test('[D1] what is due within a week stands by its day, with who asked for it', async () => {
  await task(anna, 'Oil the hinge', { assigned_to: anna.id, due_date: '2026-11-20', due_time: '16:00' });
  await task(bram, 'Call the roofer', { assigned_to: anna.id, due_date: '2026-11-18' });
  await task(anna, 'Paint the fence', { assigned_to: anna.id, due_date: '2026-12-24' });
  await task(anna, 'Someday', { assigned_to: anna.id });
  const event = { title: 'The long table', start: '2026-11-20T18:00', end: '2026-11-20T20:00', zone: 'UTC' };
  await anna.call(createEvent, {
    params: { space_id: salon },
    body: { id: newId(), ...event, attendees: [anna.id, bram.id] },
  });
  const { due } = await dashboard(anna);
  expect(titles(due.lines)).toEqual([
    'asked: Call the roofer',
    'task: Oil the hinge',
    'event: The long table',
  ]);
  expect(due.lines[0]).toMatchObject({
    person: { name: 'Bram' },
    space_name: 'Mending the House',
    day: '2026-11-18',
  });
});

test('[D1] who waits: what was asked, what is done and wants a yes, questions, votes and invitations', async () => {
  await task(anna, 'Bring the ladder', { assigned_to: bram.id });
  const his = await task(bram, 'Sweep the chimney', { assigned_to: anna.id });
  await done(anna, his);
  await anna.call(postMessage, {
    params: { space_id: salon },
    body: {
      id: newId(),
      content: 'Can you come at four, @Bram?',
      mentions: [{ person_id: bram.id, at: 22, length: 5 }],
    },
  });
  const vote = newId();
  const body = { id: vote, title: 'Paint it blue?', type: 'proposal', way: 'yes_no' } as const;
  await anna.call(openVote, {
    params: { space_id: salon },
    body: { ...body, deadline: '2026-11-25T10:00:00.000Z' },
  });
  const { waiting } = await dashboard(bram);
  expect(titles(waiting.lines)).toEqual([
    'confirm: Sweep the chimney',
    'question: Can you come at four, @Bram?',
    'vote: Paint it blue?',
    'invited: The long table',
    'asked: Bring the ladder',
  ]);
  expect(new Set(waiting.lines.map(({ person }) => person?.name))).toEqual(new Set(['Anna']));

  await bram.call(confirmTask, { params: { task_id: his } });
  await bram.call(castBallot, {
    params: { vote_id: vote },
    body: { id: newId(), choice: { way: 'yes_no', answer: 'yes' } },
  });
  expect(titles((await dashboard(bram)).waiting.lines)).not.toContain('vote: Paint it blue?');
  const after = await dashboard(anna);
  expect(after.done).toMatchObject({
    ...{ month: '2026-11', tasks: 1, for_others: 1 },
    days: [{ day: '2026-11-18', tasks: 1 }],
    latest: [{ title: 'Sweep the chimney', day: '2026-11-18' }],
  });
  expect(after.wisdom).toEqual([
    { of: 'for_others', times: 1, points: 3 },
    { of: 'tasks', times: 1, points: 1 },
  ]);
  expect(after.metrics.wisdom_accumulated).toBe(4);
});

test('[D1] only so many stand there, and how many more there are is said', async () => {
  const emil = await home.town.guestOf(anna, salon, 'Emil');
  for (let n = 0; n < mostLines + 2; n += 1)
    await task(emil, `Errand ${n}`, { assigned_to: emil.id, due_date: '2026-11-19' });
  const { due } = await dashboard(emil);
  expect([due.lines.length, due.more]).toEqual([mostLines, 2]);
});

test.each([
  [150, false],
  [151, true],
])('[D1] with a trust of %i Retreat Access is %s', async (score, open) => {
  const fay = await home.town.person('Fay');
  await home.app.house.db.prepared('update seekers set trust_score = $2 where person_id = $1', [
    fay.id,
    score,
  ]);
  expect((await dashboard(fay)).retreat_access).toBe(open);
});

test('[D1] whoever left a space reads nothing of it any more', async () => {
  const gus = await home.town.guestOf(anna, salon, 'Gus');
  await task(gus, 'A secret errand', { assigned_to: gus.id, due_date: '2026-11-19' });
  expect((await dashboard(gus)).due.lines).toHaveLength(1);
  await home.app.house.db.prepared('update space_members set left_at = now() where person_id = $1', [gus.id]);
  expect((await dashboard(gus)).due.lines).toEqual([]);
});
