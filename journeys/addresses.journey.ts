import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHouse, type OpenHouse } from './house.ts';
import { newId } from '@kinsong/contract/common/ids.ts';
import type { Person } from './vocabulary.ts';
import { screens } from '../web/app/screens.ts';

let house: OpenHouse;
let anna: Person;
let salon: string;
let swap: string;

beforeAll(async () => {
  house = await openHouse();
  anna = await house.foundedBy('Anna');
  salon = await anna.hasSalon('Noor turns nine');
  swap = newId();
  await anna.page.evaluate(
    (body) =>
      fetch('/api/mairy/swaps', { method: 'POST', headers: { 'content-type': 'application/json' }, body }),
    JSON.stringify({ id: swap, about: 'The quiet house' }),
  );
});
afterAll(() => house.close());

/** The browser itself complains where the house has no such thing: some addresses are tried with a name of nothing. */
const isOurs = (complaint: string): boolean =>
  !/^Failed to load resource: .*\(http[^)]*\/%3A\w+_id/.test(complaint);

test(
  '[N1] every screen key has its address, which opens by itself and is whole',
  { timeout: 180_000 },
  async () => {
    const person = await house.arrives('Anna', 'narrow');
    await person.isSignedIn();
    for (const { key, address, title } of screens.filter(({ key }) => key !== 'house')) {
      person.complaints.length = 0;
      await person.opens(
        address.replace(/:(salon|space)_id/, salon.split('/').at(-1)!).replace(':swap_id', swap),
      );
      await person.page.getByRole('main').waitFor();
      await person.page.getByRole('heading', { level: 1 }).first().waitFor();
      await expect.poll(() => person.page.title(), { message: key, timeout: 20_000 }).toContain(title);
      expect(person.complaints.filter(isOurs), `${key} at ${address}`).toEqual([]);
    }
    await person.closesTheBrowser();
  },
);

test('[N2] a shared link to a salon leads a member there, by way of the door where they are not signed in', async () => {
  const stranger = await house.arrives('Anna');
  await stranger.opens(salon);
  await stranger.page.waitForURL(/\/enter\?to=/);
  await stranger.fillsIn({ 'E-mail or cell phone': stranger.email, Password: 'a lamp in the window' });
  await stranger.presses('Enter the Game');
  await stranger.page.waitForURL(`**${salon}`);
  await stranger.seesHeading('Noor turns nine');
  await stranger.closesTheBrowser();
});

test('[N2] back and reload keep the place, in the salon, its tabs and the hub', async () => {
  await anna.opens('/salons');
  await anna.card('Noor turns nine').click();
  await anna.seesHeading('Noor turns nine');
  await anna.says('Nine candles.');
  await anna.page.getByRole('link', { name: 'Peeps' }).click();
  await anna.sees('Leave this salon');
  await anna.reloads();
  await anna.sees('Leave this salon');
  await anna.goesBack();
  await anna.hears('Nine candles.');
  await anna.goesBack();
  await anna.seesHeading('My Projects and Guilds');
  await anna.page.goForward();
  await anna.hears('Nine candles.');
});

test('[N2] an address that is none says so and leads home; a salon that is not shared says no more than that', async () => {
  await anna.opens('/no/such/room');
  await anna.page.getByRole('heading', { level: 1 }).waitFor();
  await anna.opens('/salon/00000000-0000-7000-8000-000000000000');
  await anna.sees('This salon is not shared with you');
});
