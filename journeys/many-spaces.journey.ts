import { newId } from '@kinsong/contract/common/ids.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHouse, type OpenHouse } from './house.ts';
import type { Person } from './vocabulary.ts';

const many = 40;

let house: OpenHouse;
let anna: Person;
let salon: string;

beforeAll(async () => {
  house = await openHouse();
  anna = await house.foundedBy('Anna');
  const { request } = anna.page.context();
  for (let n = 1; n <= many; n += 1)
    await request.post('/api/spaces', { data: { id: newId(), kind: 'project', name: `Salon ${n}` } });
  salon = await anna.hasSalon('The Last of Many');
  await anna.says('Here, among forty.');
  // It stands at once; a browser that is closed before it was sent takes it along.
  await anna.rests();
  await anna.closesTheBrowser();
});
afterAll(() => house.close());

/** What a new browser asks the house for at an address, until it has rested. */
async function askedAt(address: string): Promise<string[]> {
  anna = await house.arrives('Anna');
  await anna.signsIn();
  await anna.page.waitForLoadState('networkidle');
  const asked: string[] = [];
  anna.page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) asked.push(pathname);
  });
  await anna.opens(address);
  await anna.page.getByRole('heading', { level: 1 }).first().waitFor();
  await anna.rests();
  return asked;
}

const ofOneSpace = (asked: readonly string[]) => asked.filter((path) => /^\/api\/spaces\/[\w-]+/.test(path));

test('with forty salons, the hub asks for all of them at once, and nothing of what was said or is to be done in them', async () => {
  const asked = await askedAt('/salons');
  await anna.sees('Salon 40');
  expect(asked.length, asked.join(' ')).toBeLessThan(15);
  expect(ofOneSpace(asked)).toEqual([]);
});

test('with forty salons, one of them asks for its own alone', async () => {
  const asked = await askedAt(salon);
  await anna.hears('Here, among forty.');
  expect(asked.length, asked.join(' ')).toBeLessThan(15);
  expect(
    ofOneSpace(asked).filter((path) => !path.startsWith(`/api/spaces/${salon.split('/').at(-1)}`)),
  ).toEqual([]);
});

test('what was held opens without a line', async () => {
  await anna.goesOffline();
  await anna.goesTo('/salons');
  await anna.sees('Salon 40');
  await anna.goesTo(salon);
  await anna.hears('Here, among forty.');
  await anna.comesBack();
  await anna.closesTheBrowser();
});
