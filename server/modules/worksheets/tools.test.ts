import { newId } from '@kinsong/contract/common/ids.ts';
import { listSheets } from '@kinsong/contract/worksheets/worksheets.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../test/app.ts';
import type { Citizen } from '../../test/people.ts';
import { worksheetsTools } from './worksheets.tools.ts';

let home: TestApp;
let anna: Citizen;
let outsider: Citizen;
let space_id: string;

beforeAll(async () => {
  home = await openTestApp();
  anna = await home.town.person('Anna');
  outsider = await home.town.person('Olaf');
  space_id = (await anna.found('The Kitchen Book')).id;
});
afterAll(() => home.close());

const [begin] = worksheetsTools;
const as = ({ id }: Citizen) => ({ id, roles: ['member'], sessionId: newId() });
const refused = (code: string): object => expect.objectContaining({ code }) as object;

test('[P12] the guide proposes a sheet, lays it out after a Yes, once however often that comes', async () => {
  if (begin === undefined) throw new Error('the guide is lent no tool');
  const args = begin.args.parse({ form: 'compass', about: 'Oma’s oven', space_id });
  const { house } = home.app;
  expect(await begin.describe(house, as(anna), args)).toMatchObject({
    title: '8 Compass Points: Oma’s oven',
  });
  const list = async () => (await anna.call(listSheets, { params: { space_id }, query: {} })).sheets;
  expect(await list()).toEqual([]);
  const origin = { id: newId(), type: 'guide', messageId: null, spaceId: newId(), text: '' } as const;
  for (const _ of [1, 2]) await begin.perform(house, as(anna), args, origin);
  expect(await list()).toMatchObject([{ id: origin.id, about: 'Oma’s oven', takers: [anna.id] }]);
  await expect(begin.describe(house, as(outsider), args)).rejects.toEqual(refused('found.not'));
  await expect(begin.perform(house, as(outsider), args, origin)).rejects.toEqual(refused('found.not'));
});
