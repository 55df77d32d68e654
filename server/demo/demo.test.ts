import { chat, openThread } from '@kinsong/contract/guide/chat.ts';
import { memories } from '@kinsong/contract/guide/memory.ts';
import { myReminders } from '@kinsong/contract/guide/proposals.ts';
import { spaceRequests } from '@kinsong/contract/invitations/asking.ts';
import { openGuild } from '@kinsong/contract/guilds/guilds.ts';
import { login, sessionCheck } from '@kinsong/contract/identity/identity.ts';
import { listMessages, unreadCounts } from '@kinsong/contract/messages/messages.ts';
import { keptRetreats } from '@kinsong/contract/hospitality/retreats.ts';
import { founderDashboard } from '@kinsong/contract/insights/founder.ts';
import { myManifesto } from '@kinsong/contract/onboarding/manifesto.ts';
import { openLevel } from '@kinsong/contract/organiser/organiser.ts';
import { listPages, myJournal } from '@kinsong/contract/journal/journal.ts';
import { openWords } from '@kinsong/engines/journal/journal-key.ts';
import { unlock } from '@kinsong/engines/journal/locks.ts';
import { partners } from '@kinsong/contract/partners/partners.ts';
import { myTrust } from '@kinsong/contract/seekers/trust.ts';
import { myTasks } from '@kinsong/contract/tasks/tasks.ts';
import { listRooms } from '@kinsong/contract/rooms/rooms.ts';
import { listVotes } from '@kinsong/contract/votes/votes.ts';
import { manifestoTalk } from '@kinsong/contract/onboarding/manifesto-talk.ts';
import { stateOf } from '@kinsong/contract/spaces/health.ts';
import { dayOf } from '@kinsong/contract/tasks/calendar-days.ts';
import { planetId } from '@kinsong/contract/spaces/planet.ts';
import { kindOf } from '@kinsong/contract/spaces/space-kinds.ts';
import { mySpaces, type MySpace } from '@kinsong/contract/spaces/spaces.ts';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { readConfig } from '../platform/config.ts';
import { makeLog } from '../platform/log.ts';
import { openNode } from '../test/app.ts';
import { Caller } from '../test/caller.ts';
import { freshDatabase } from '../test/database.ts';
import { emailOf, password, type Name } from './people.ts';
import { fiveDays } from './demo-pages.ts';
import { furnishOnce } from './index.ts';
import { readTalk } from './read-talk.ts';

const day = 24 * 60 * 60 * 1000;

test('the demo is furnished once, by the front doors: salons full of talk over weeks, and something unread', async () => {
  const database = await freshDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'kinsong-demo-'));
  onTestFinished(async () => {
    await database.drop();
    await rm(folder, { recursive: true });
  });
  const config = readConfig({ KINSONG_DATA: folder, KINSONG_LOG_LEVEL: 'silent' });
  const demo = { config, databaseUrl: database.url, log: makeLog('silent') };
  await furnishOnce(demo);
  await furnishOnce(demo);

  const node = await openNode(database.url, folder, {});
  onTestFinished(() => node.close());
  const anna = await signedIn(node.base, 'Anna');
  const { spaces: all } = await anna.call(mySpaces, {});
  const spaces = all.filter(({ kind }) => !kindOf(kind).sealed);
  expect(spaces.map(({ name }) => name).toSorted()).toEqual([
    'Mending the House',
    'Noor turns nine',
    "Oma's Week",
    'River Boxes',
    'Riverbend',
    'The Boat Christening',
    'The Dekkers',
    'The Kitchen Book',
    'The Long Table',
    'The Night Kitchen',
    'Three Days at the Mill',
    'Winter Threshold Retreat',
  ]);
  await curatesARetreat(anna);
  await livesInTheTree(anna);
  await findsRooms(anna, await signedIn(node.base, 'Bram'));
  await keepsAJournal(anna);
  const streams = await Promise.all(
    spaces.map(({ id }) => anna.call(listMessages, { params: { space_id: id }, query: { limit: 200 } })),
  );
  const messages = streams.flatMap((stream) => stream.messages);
  expect(messages.length).toBeGreaterThan(300);
  const { cards } = await anna.call(partners, {});
  expect(new Set(cards.map(({ shelf }) => shelf)).size).toBe(4);
  expect(cards.length).toBeGreaterThan(11);
  const guild = spaces.find(({ kind }) => kind === 'guild');
  expect(await anna.call(openGuild, { params: { space_id: guild?.id ?? '' } })).toMatchObject({
    name: 'The Long Table',
    founder_name: 'Ruth',
  });
  const { current, earlier } = await anna.call(myManifesto, {});
  expect([current?.version, earlier.length]).toEqual([2, 1]);
  const days = new Set(messages.map(({ created_at }) => created_at.slice(0, 10)));
  expect(days.size).toBeGreaterThan(25);
  expect(messages.every(({ created_at }) => Date.parse(created_at) <= Date.now())).toBe(true);
  const marked = (mark: 'reply_to' | 'edited_at' | 'deleted_at'): number =>
    messages.filter((message) => message[mark] !== null).length;
  expect({
    replies: marked('reply_to') > 1,
    edits: marked('edited_at') > 1,
    takenBack: marked('deleted_at') > 1,
  }).toEqual({
    replies: true,
    edits: true,
    takenBack: true,
  });
  const { tasks } = await anna.call(myTasks, {});
  expect(tasks.filter(({ status }) => status !== 'completed').length).toBeGreaterThan(4);
  expect(tasks.some(({ due_time }) => due_time !== null)).toBe(true);
  expect(tasks.some(({ origin }) => origin.type === 'message' && origin.author_id !== null)).toBe(true);
  expect(messages.map(({ attachments }) => attachments.length)).toContain(6);
  const carried = messages.flatMap(({ attachments }) => attachments);
  expect(new Set(carried.map(({ kind }) => kind))).toEqual(new Set(['picture', 'sound', 'document', 'text']));
  expect(carried.some(({ voice, waves }) => voice && waves?.some((height) => height > 50))).toBe(true);
  for (const part of ['reactions', 'mentions', 'pinned', 'forwarded'] as const)
    expect(messages.some((message) => message[part] !== undefined)).toBe(true);
  const roofParams = { space_id: spaces.find(({ name }) => name === 'Mending the House')!.id };
  // What a link leads to comes by a job, after the words.
  await vi.waitFor(async () => {
    const page = await anna.call(listMessages, { params: roofParams, query: { limit: 60 } });
    const shown = page.messages.flatMap(({ preview }) => preview ?? []);
    expect(shown).toMatchObject([{ url: fiveDays, site: 'River Station, the lower bend' }]);
  }, 15_000);
  const today = dayOf(new Date());
  expect(new Set(spaces.map(({ vitals }) => stateOf(vitals, today).health))).toEqual(
    new Set(['healthy', 'excellent', 'attention_needed', 'critical', null]),
  );
  expect(spaces.filter(({ archived_at }) => archived_at !== null).length).toBe(1);
  const roof = spaces.find(({ name }) => name === 'Mending the House')!;
  const { requests } = await anna.call(spaceRequests, { params: { space_id: roof.id } });
  expect(requests.map(({ name }) => name)).toEqual(['Ines']);
  await decidesTogether(anna, spaces);
  const { unread } = await anna.call(unreadCounts, {});
  const ofSalons = unread.filter(({ space_id }) => spaces.some(({ id }) => id === space_id));
  const waiting = ofSalons.filter((space) => space.unread > 0);
  expect(waiting.length).toBeGreaterThan(4);
  expect(waiting.every((space) => space.unread < 12)).toBe(true);
  for (const name of ['Anna', 'Ruth'] as const) await talksWithTheGuide(await signedIn(node.base, name));
  const { response } = await anna.call(chat, { body: { message: 'Who could drive on Saturday?' } });
  expect(response).toContain('Piet');
  const half = await anna.call(manifestoTalk, {});
  expect([half.entries.length, half.understood.purpose, half.saved]).toEqual([
    7,
    'A house where nobody eats alone',
    null,
  ]);
  const whole = await (await signedIn(node.base, 'Ruth')).call(manifestoTalk, {});
  expect(Object.values(whole.saved ?? {})).not.toContain('');
  expect(whole.versions).toBe(1);
}, 180_000);

/** What she writes for nobody opens with her password, and is words to nobody else. */
async function keepsAJournal(anna: Caller): Promise<void> {
  const { user } = await anna.call(sessionCheck, {});
  const { locks } = await anna.call(myJournal, {});
  const key = await unlock(user!.id, locks[0]!.lock!, { kind: 'password', typed: password });
  const { pages } = await anna.call(listPages, { query: {} });
  const words = await Promise.all(pages.map(({ id, sealed }) => openWords(key!, id, sealed)));
  expect(words.length).toBeGreaterThan(4);
  expect(words.join(' ')).toContain('Nobody up but the heron and me.');
}

/** Doors of both heights; who has the first evening still ahead finds one of them shut. */
async function findsRooms(anna: Caller, bram: Caller): Promise<void> {
  const seen = async (who: Caller) =>
    (await who.call(listRooms, { query: {} })).rooms.map(({ name, open, rule, role }) => [
      ...[name, open, rule, role],
    ]);
  expect(await seen(anna)).toEqual([
    ['Fathers at the Workbench', true, 'month', null],
    ['The Night Kitchen', true, 'kept', 'member'],
    ['Grief, and Cake After', true, 'kept', null],
  ]);
  expect((await seen(bram)).at(-1)).toEqual(['Grief, and Cake After', false, 'kept', null]);
}

/** The organiser has hamlets with families in them, and most salons lie in one of those. */
async function livesInTheTree(person: Caller): Promise<void> {
  const open = (node_id: string) => person.call(openLevel, { query: { node_id } });
  const { children: hamlets } = await open(planetId);
  expect(hamlets.map(({ kind, name }) => [kind, name])).toEqual([
    ['hamlet', 'Riverbend'],
    ['hamlet', 'Up the Hill'],
    ['project', 'Winter Threshold Retreat'],
  ]);
  const { node, children: families } = await open(hamlets[0]!.id);
  expect(node).toMatchObject({ family_count: 4, member_count: 10 });
  expect(families.map(({ name }) => name)).toEqual([
    "Piet's house",
    'The Dekkers',
    'The Okafors',
    'Vos and Hanna',
  ]);
  const { children: projects } = await open(families[1]!.id);
  expect(projects.map(({ name }) => name)).toEqual(['Mending the House', 'Noor turns nine', "Oma's Week"]);
}

async function signedIn(base: string, name: Name): Promise<Caller> {
  const { access_token } = await new Caller(base).call(login, { body: { email: emailOf(name), password } });
  return new Caller(base, access_token);
}

/** One vote is open in the roof's salon, one is carried there; the table has its attic, in three rounds. */
async function decidesTogether(person: Caller, spaces: readonly MySpace[]): Promise<void> {
  const votesOf = async (place: string) => {
    const params = { space_id: spaces.find(({ name }) => name === place)!.id };
    return (await person.call(listVotes, { params, query: {} })).votes;
  };
  expect((await votesOf('Mending the House')).map(({ status, voices }) => [status, voices.length])).toEqual([
    ['closed', 7],
    ['open', 5],
  ]);
  const [attic] = await votesOf('The Long Table');
  expect(attic?.result?.rounds.map(({ tallies }) => tallies.map(({ votes }) => votes))).toEqual([
    [4, 3, 2, 1],
    [4, 4, 2],
    [4, 6],
  ]);
  expect(attic?.deeds.map(({ came }) => came?.done)).toEqual([true, true, true]);
}

/** What the guide said is its own; so only that it answered everything, and what came of it, is looked at. */
async function talksWithTheGuide(person: Caller): Promise<void> {
  const { space_id } = await person.call(openThread, {});
  const params = { space_id };
  const { messages } = await person.call(listMessages, { params, query: { limit: 200 } });
  const there = messages.filter(({ deleted_at }) => deleted_at === null);
  const ofKind = (kind: string) => there.filter(({ extra }) => extra?.kind === kind);
  const answers = ofKind('guide');
  expect(answers.length).toBeGreaterThan(8);
  expect(answers.map(({ extra }) => extra?.['answers'])).toEqual(ofKind('said').map(({ id }) => id));
  expect(answers.every(({ extra }) => extra?.['state'] === 'done' && extra['by'] === 'built-in')).toBe(true);
  expect(new Set(there.map(({ created_at }) => created_at.slice(0, 10))).size).toBeGreaterThan(3);
  expect(there.map(({ created_at }) => created_at)).toEqual(
    there.map(({ created_at }) => created_at).toSorted(),
  );
  const { tasks } = await person.call(myTasks, {});
  expect(tasks.filter(({ origin }) => origin.space_id === space_id)).toHaveLength(1);
  const { memories: kept } = await person.call(memories, {});
  expect(kept).toHaveLength(2);
  const { reminders } = await person.call(myReminders, {});
  expect(reminders.map(({ at }) => Date.parse(at) > Date.now())).toEqual([true]);
  const { entries } = await person.call(myTrust, { query: {} });
  expect(entries.length).toBeGreaterThan(4);
  expect(new Set(entries.map(({ cause }) => cause))).toContain('perspective_swap');
}

async function curatesARetreat(anna: Caller): Promise<void> {
  const { retreats } = await anna.call(keptRetreats, {});
  expect(retreats.map(({ name, state }) => [name, state])).toEqual([
    ['Winter Threshold Retreat', 'open'],
    ['Spring Threshold Retreat', 'draft'],
  ]);
  expect(retreats[0]?.guests.map(({ name, state }) => [name, state])).toEqual(
    expect.arrayContaining([
      ['Kofi', 'yes'],
      ['Hanna', 'perhaps'],
      ['Tomas', 'no'],
    ]),
  );
  const founders = await anna.call(founderDashboard, {});
  expect(founders.overview.retreat_candidates).toBeGreaterThan(5);
  expect(founders.consciousness_curation.ready_for_elevation).not.toEqual([]);
  expect(founders.high_wisdom_interactions).toHaveLength(3);
}

test('a talk is read as it is written, with its days named and its slips mended', () => {
  const text = [
    '# A bench',
    'founder: Kofi',
    'people: Ines',
    '',
    '@ 2 18:30',
    'Kofi: The paint is wet till {+1}.',
    '~ The paint is wet till {+2}.',
    'Ines > paint: I noticed.',
    'x',
  ].join('\n');
  const talk = readTalk(text, new Date(2026, 10, 20, 12));
  expect(talk).toMatchObject({ name: 'A bench', kind: 'project', founder: 'Kofi', people: ['Ines'] });
  const [first, second] = talk.said;
  expect(first).toMatchObject({
    text: 'The paint is wet till Thursday.',
    mended: 'The paint is wet till Friday.',
  });
  expect(first?.at).toEqual(new Date(2026, 10, 18, 18, 30));
  expect(second).toMatchObject({ who: 'Ines', answers: 'paint', takenBack: true });
  expect(second!.at.getTime() - first!.at.getTime()).toBeLessThan(day);
});

test.each(['# X\nfounder: Nobody\npeople: Anna', '# X\nfounder: Anna\npeople: Ines\nhm'])(
  'a talk that cannot be read says so: %s',
  (text) => {
    expect(() => readTalk(text, new Date())).toThrow(/in the demo|of a talk/);
  },
);
