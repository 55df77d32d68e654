import { giveRole } from '@kinsong/server/test/give-role.ts';
import { growByHand } from '@kinsong/server/test/grown-by-hand.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHouse, type OpenHouse } from './house.ts';
import type { Person } from './vocabulary.ts';

let house: OpenHouse;
let anna: Person;
let hanna: Person;
let kofi: Person;
let ines: Person;

const name = 'Winter Threshold Retreat';

async function comes(who: string, screen: 'wide' | 'narrow'): Promise<Person> {
  const guest = await house.arrives(who, screen);
  await guest.cameByLink(await anna.hasInvitedTo(`For ${who}`));
  return guest;
}

beforeAll(async () => {
  house = await openHouse();
  anna = await house.foundedBy('Anna');
  hanna = await comes('Hanna', 'wide');
  // Written past the house, which remembers for two seconds who somebody is; the others' coming takes longer.
  await giveRole(house.databaseUrl, hanna.email, 'founder');
  kofi = await comes('Kofi', 'narrow');
  ines = await comes('Ines', 'wide');
  for (const { email } of [kofi, ines]) await growByHand(house.databaseUrl, email);
});
afterAll(() => house.close());

const inMain = (who: Person) => who.page.getByRole('main');

test('[D2] [K17] a founder curates a retreat: criteria, whose turn it is, the invitation, and sends it', async () => {
  await hanna.opens('/founder');
  await hanna.seesHeading('Super Architect');
  await hanna.sees('The table is bare');
  await hanna.page.getByLabel(/^Places/).fill('2');
  await inMain(hanna).getByRole('link', { name: 'Curate Next Retreat' }).click();
  await hanna.presses('Choose who sits here');
  // Anna founded the house: she is cosmic, and came first of all.
  await hanna.sees('Anna');
  await hanna.sees('Kofi');
  await hanna.presses('Choose somebody more');
  await hanna.presses('Choose Ines');
  await hanna.page.keyboard.press('Escape');
  await hanna.sees('174, waits for a chair');
  await hanna.presses('Write the invitation');
  await hanna.page.getByLabel('What it is called').fill(name);
  await hanna.page.getByLabel(/^Where/).fill('the mill at Riverbend');
  await hanna.page.getByLabel('Your own words to them').fill('There is a chair for you.');
  await hanna.presses('Send the invitations');
  await hanna.seesHeading(name);
  await hanna.sees('2 not yet heard');
});

test('[D2] who was asked finds it with Mairy and in their letters, and lights a candle; the salon is there', async () => {
  await kofi.opens('/mairy');
  const look = kofi.page.getByRole('link', { name: 'Look at the invitation' });
  await look.last().click();
  await kofi.seesHeading('Hanna asks you');
  await kofi.sees('There is a chair for you.');
  await kofi.page.getByRole('radio', { name: 'We come' }).check();
  await kofi.page.getByLabel('A word about it, if you like').fill('I bring the bus.');
  await kofi.presses('Light our candle');
  const salon = inMain(kofi).getByRole('link', { name: /Packing, rides and kitchen/ });
  await salon.click();
  await kofi.seesHeading(name);
});

test('[D2] a no moves the one who waits up by itself; the founder sees it happen, with the reason', async () => {
  await anna.opens('/retreats');
  await inMain(anna)
    .getByRole('link', { name: new RegExp(name) })
    .click();
  await anna.page.getByRole('radio', { name: 'Not this time' }).check();
  await anna.page.getByLabel('A word about it, if you like').fill('My sister marries.');
  await anna.presses('Say no, with thanks');
  await hanna.sees('cannot come: My sister marries.');
  await hanna.sees('comes: I bring the bus.');

  await ines.opens('/retreats');
  await inMain(ines)
    .getByRole('link', { name: new RegExp(name) })
    .click();
  await ines.page.getByRole('radio', { name: 'We come' }).check();
  await ines.presses('Light our candle');
  await ines.sees('Kofi, Ines');
  await expect.poll(() => inMain(hanna).getByText('2 come', { exact: false }).count()).toBeGreaterThan(0);
});

test('[D2] to whoever is no founder the dashboard is not theirs, and says where their own retreats are', async () => {
  await kofi.opens('/founder');
  await kofi.sees('Only founders see this');
  await inMain(kofi).getByRole('link', { name: 'To your own retreats' }).click();
  await kofi.seesHeading('Retreats');
  await kofi.sees('You come');
});
