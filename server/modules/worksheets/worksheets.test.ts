import { newId } from '@kinsong/contract/common/ids.ts';
import { listEvents } from '@kinsong/contract/calendar/calendar.ts';
import { archiveSpace, changeRole, removeMember } from '@kinsong/contract/spaces/spaces.ts';
import { listDocs, readDoc } from '@kinsong/contract/docs/docs.ts';
import { listTasks } from '@kinsong/contract/tasks/tasks.ts';
import type { SheetDeed, Worksheet } from '@kinsong/contract/worksheets/sheet.ts';
import * as calls from '@kinsong/contract/worksheets/worksheets.ts';
import { compass } from '@kinsong/engines/worksheets/forms/compass.ts';
import { plainText } from '@kinsong/engines/docs/plain-text.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../test/app.ts';
import { Listener } from '../../test/socket-listener.ts';
import type { Citizen } from '../../test/people.ts';

let home: TestApp;
let anna: Citizen;
let hanna: Citizen;
let gast: Citizen;
let outsider: Citizen;
let params: { space_id: string };

beforeAll(async () => {
  home = await openTestApp();
  anna = await home.town.person('Anna');
  outsider = await home.town.person('Olaf');
  params = { space_id: (await anna.found('The Kitchen Book')).id };
  hanna = await home.town.guestOf(anna, params.space_id, 'Hanna');
  gast = await home.town.guestOf(anna, params.space_id, 'Gast');
  await anna.call(changeRole, { params: { ...params, person_id: gast.id }, body: { role: 'guest' } });
});
afterAll(() => home.close());

const refused = (code: string): object => expect.objectContaining({ code }) as object;
const begin = (
  who: Citizen,
  more: { id?: string; about?: string } = {},
  where = params,
): Promise<Worksheet> =>
  who.call(calls.beginSheet, { params: where, body: { id: newId(), form: 'compass', ...more } });
const does = (who: Citizen, { id }: Pick<Worksheet, 'id'>, deed: SheetDeed): Promise<Worksheet> =>
  who.call(calls.fillSheet, { params: { sheet_id: id }, body: deed });
const finish = (who: Citizen, { id }: Worksheet): Promise<Worksheet> =>
  who.call(calls.finishSheet, { params: { sheet_id: id }, body: { zone: 'Europe/Amsterdam' } });
const propose = (
  who: Citizen,
  sheet: Worksheet,
  question: string,
  text: string,
  over: string | null = null,
) => does(who, sheet, { deed: 'propose', question, text, over });
const agree = (who: Citizen, sheet: Worksheet, question: string, text: string) =>
  does(who, sheet, { deed: 'agree', question, text, yes: true });
const list = async (who: Citizen, where = params): Promise<Worksheet[]> =>
  (await who.call(calls.listSheets, { params: where, query: {} })).sheets;
const point = (sheet: Worksheet, question: string) => sheet.points.find((each) => each.question === question);

/** Every question answered and agreed on by those who take part. */
async function light(sheet: Worksheet, people: readonly Citizen[]): Promise<Worksheet> {
  let latest = sheet;
  for (const { id, kind } of compass.questions) {
    const text = kind === 'list' ? 'Kitchen scales\nA camera' : `We agree on ${id}`;
    latest = await propose(people[0]!, latest, id, text);
    for (const other of people.slice(1)) latest = await agree(other, latest, id, text);
  }
  return latest;
}

describe('filling a sheet in', () => {
  test('[P12] what one writes is there for everyone, live, and one’s own words replace only one’s own', async () => {
    const watching = await Listener.watching(hanna, params.space_id);
    const sheet = await begin(anna);
    expect(sheet).toMatchObject({ about: 'The Kitchen Book', takers: [anna.id], status: 'open' });
    await does(anna, sheet, { deed: 'write', question: 'how', text: 'Noor films the hands.' });
    await does(hanna, sheet, { deed: 'write', question: 'how', text: 'One recipe' });
    const after = await does(hanna, sheet, { deed: 'write', question: 'how', text: 'One recipe a Sunday.' });
    expect(after.takers).toEqual([anna.id, hanna.id]);
    expect(
      point(after, 'how')
        ?.words.map(({ text }) => text)
        .toSorted(),
    ).toEqual(['Noor films the hands.', 'One recipe a Sunday.']);
    const heard = () => watching.events<Worksheet>(params.space_id, 'worksheets.changed');
    await watching.until(() => heard().at(-1)?.rev === after.rev);
    expect(heard().at(-1)).toEqual(after);
    expect((await list(hanna)).find(({ id }) => id === sheet.id)).toEqual(after);
    await watching.close();
  });

  test('[P12] a point lights when all who take part said yes to one sentence, and another sentence puts it out', async () => {
    const sheet = await begin(anna);
    await does(hanna, sheet, { deed: 'join' });
    const said = await propose(anna, sheet, 'why', 'Oma is the only one who knows.');
    expect(point(said, 'why')).toMatchObject({ yes: [anna.id], lit_at: null });
    const lit = await agree(hanna, sheet, 'why', 'Oma is the only one who knows.');
    expect(point(lit, 'why')?.lit_at).not.toBeNull();
    const other = await propose(
      hanna,
      sheet,
      'why',
      'Nobody wrote it down.',
      'Oma is the only one who knows.',
    );
    expect(point(other, 'why')).toMatchObject({ yes: [hanna.id], lit_at: null });
  });

  test('[P12] two who agree at once light it once; two sentences at once leave one, and the other is told', async () => {
    const sheet = await begin(anna);
    await does(hanna, sheet, { deed: 'join' });
    const texts = ['Forty dishes.', 'Forty dishes and their stories.'];
    const [first, second] = await Promise.allSettled([
      propose(anna, sheet, 'what', texts[0]!),
      propose(hanna, sheet, 'what', texts[1]!),
    ]);
    expect([first.status, second.status].toSorted()).toEqual(['fulfilled', 'rejected']);
    const stands = point(
      (await list(anna)).find(({ id }) => id === sheet.id)!,
      'what',
    )!.sentence!.text;
    const both = await Promise.all([agree(anna, sheet, 'what', stands), agree(hanna, sheet, 'what', stands)]);
    const last = both.toSorted((a, b) => b.rev - a.rev)[0]!;
    expect(point(last, 'what')?.yes.toSorted()).toEqual([anna.id, hanna.id].toSorted());
    expect(point(last, 'what')?.lit_at).not.toBeNull();
    await expect(agree(anna, sheet, 'what', 'Something else')).rejects.toEqual(refused('sheet.moved'));
  });

  test('[P12] sent twice, each deed is done once', async () => {
    const id = newId();
    const answers = await Promise.all([1, 2, 3].map(() => begin(anna, { id })));
    expect(new Set(answers.map(({ born }) => born)).size).toBe(1);
    await expect(begin(hanna, { id })).rejects.toEqual(refused('id.taken'));
    const once = await propose(anna, answers[0]!, 'who', 'The children.');
    const twice = await propose(anna, answers[0]!, 'who', 'The children.');
    expect(twice.rev).toBe(once.rev);
  });

  test('[P12] nobody waits for the yes of somebody who left the sheet, or the salon', async () => {
    const sheet = await begin(anna);
    const ilse = await home.town.guestOf(anna, params.space_id, 'Ilse');
    await does(hanna, sheet, { deed: 'join' });
    await does(ilse, sheet, { deed: 'join' });
    await propose(anna, sheet, 'why', 'Because.');
    await does(hanna, sheet, { deed: 'leave' });
    await anna.call(removeMember, { params: { ...params, person_id: ilse.id } });
    const now = await does(anna, sheet, { deed: 'write', question: 'who', text: 'All of us' });
    expect(now.takers).toEqual([anna.id]);
    expect(point(now, 'why')?.lit_at).not.toBeNull();
  });

  test.each<[string, SheetDeed, string]>([
    ['a question nobody asks', { deed: 'write', question: 'whither', text: 'x' }, 'question'],
    ['an empty sentence', { deed: 'propose', question: 'why', text: ' ', over: null }, 'text'],
    ['two lines as one sentence', { deed: 'propose', question: 'why', text: 'a\nb', over: null }, 'text'],
    ['too many words', { deed: 'write', question: 'why', text: 'x'.repeat(801) }, 'text'],
  ])('[P12] %s is refused by name', async (_, deed, field) => {
    const sheet = await begin(anna);
    await expect(does(anna, sheet, deed)).rejects.toMatchObject({
      code: 'input.wrong',
      fields: { [field]: expect.any(String) as string },
    });
  });
});

describe('finishing', () => {
  test('[P12] it becomes a doc, its ticked offers tasks and events, and all of it once', async () => {
    const where = { space_id: (await anna.found('Once')).id };
    const sheet = await begin(anna, { about: 'The Kitchen Book' }, where);
    await expect(finish(anna, sheet)).rejects.toEqual(refused('sheet.dark'));
    await light(sheet, [anna]);
    const offer = {
      kind: 'task',
      title: 'Ask what binding costs',
      person_id: null,
      day: null,
      time: null,
    } as const;
    await does(anna, sheet, { deed: 'offer', offer: { ...offer, key: newId(), ticked: false } });
    await does(anna, sheet, {
      deed: 'offer',
      offer: { ...offer, key: newId(), title: 'List the dishes', person_id: anna.id, ticked: true },
    });
    const answers = await Promise.all([1, 2, 3].map(() => finish(anna, sheet)));
    expect(answers.map(({ status }) => status)).toEqual(['finished', 'finished', 'finished']);
    const { docs } = await anna.call(listDocs, { params: where, query: {} });
    expect(docs.map(({ title }) => title)).toEqual(['The Kitchen Book, in eight lines']);
    const { words } = await anna.call(readDoc, { params: { doc_id: answers[0]!.doc_id! } });
    expect(plainText(words)).toContain('We agree on why');
    const { tasks } = await anna.call(listTasks, { params: where, query: {} });
    expect(tasks.map(({ text }) => text).toSorted()).toEqual([
      'Find: A camera',
      'Find: Kitchen scales',
      'List the dishes',
      'Take the first step: We agree on how',
    ]);
    const { events } = await anna.call(listEvents, { params: where, query: {} });
    expect(events.map(({ title }) => title)).toEqual(['Look at the compass again: The Kitchen Book']);
    await expect(does(anna, sheet, { deed: 'join' })).rejects.toEqual(refused('sheet.finished'));
  });
});

describe('who may', () => {
  test('[P12] a guest reads and does nothing; somebody from elsewhere finds nothing; an archive is only read', async () => {
    const where = { space_id: (await anna.found('Doors')).id };
    const guest = await home.town.guestOf(anna, where.space_id, 'Guest');
    await anna.call(changeRole, { params: { ...where, person_id: guest.id }, body: { role: 'guest' } });
    const sheet = await begin(anna, {}, where);
    expect(await list(guest, where)).toEqual([sheet]);
    for (const act of [
      () => begin(guest, {}, where),
      () => does(guest, sheet, { deed: 'join' }),
      () => finish(guest, sheet),
    ]) {
      await expect(act()).rejects.toEqual(refused('allowed.not'));
    }
    for (const act of [
      () => list(outsider, where),
      () => does(outsider, sheet, { deed: 'join' }),
      () => finish(outsider, sheet),
    ]) {
      await expect(act()).rejects.toEqual(refused('found.not'));
    }
    await anna.call(archiveSpace, { params: where, body: { archived: true } });
    await expect(does(anna, sheet, { deed: 'join' })).rejects.toEqual(refused('space.archived'));
    expect(await list(anna, where)).toHaveLength(1);
  });

  test('[P12] whoever began it or keeps the salon takes a sheet away, nobody else', async () => {
    const sheet = await begin(hanna, { about: 'Secret' });
    const ilse = await home.town.guestOf(anna, params.space_id, 'Ilse the second');
    const away = (who: Citizen) => who.call(calls.deleteSheet, { params: { sheet_id: sheet.id } });
    await expect(away(ilse)).rejects.toEqual(refused('allowed.not'));
    expect(await away(anna)).toMatchObject({
      about: '',
      points: [],
      deleted_at: expect.any(String) as string,
    });
    await expect(does(hanna, sheet, { deed: 'join' })).rejects.toEqual(refused('found.not'));
  });
});
