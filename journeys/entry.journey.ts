import { errors } from '@kinsong/contract/common/errors.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openHouse, type OpenHouse } from './house.ts';
import { password } from './verbs/someone.ts';
import type { Person } from './vocabulary.ts';

let house: OpenHouse;
let anna: Person;

beforeAll(async () => {
  house = await openHouse();
  anna = await house.foundedBy('Anna');
});
afterAll(() => house.close());

describe.each(['wide', 'narrow'] as const)('at the door, on a %s screen', (screen) => {
  test('[K3] a wrong code is refused at its field, and what was typed stays', async () => {
    const ilse = await house.arrives('Ilse', screen);
    await ilse.opens('/enter?code=123412341234');
    await ilse.presses('Create');
    expect(await ilse.typed('Invitation code')).toBe('1234-1234-1234');
    await ilse.fillsIn({ Name: 'Ilse', 'E-mail or cell phone': ilse.email, Password: password });
    await ilse.presses('Enter the Game');
    await ilse.isTold('Invitation code', errors['auth.coordinates'].text);
    expect(await ilse.typed('Invitation code')).toBe('1234-1234-1234');
    expect(await ilse.typed('Name')).toBe('Ilse');
    expect(await ilse.typed('E-mail or cell phone')).toBe(ilse.email);
    expect(await ilse.typed('Password')).toBe(password);
    await ilse.closesTheBrowser();
  });
});

test('[K3] a weak password and a bad address are said at their fields', async () => {
  await anna.hasSalon('For Ilse');
  const link = await anna.hasInvited();
  const ilse = await house.arrives('Ilse', 'narrow');
  await ilse.opens(link);
  await ilse.presses('Create');
  await ilse.fillsIn({ Name: 'Ilse', 'E-mail or cell phone': ilse.email, Password: 'short' });
  await ilse.presses('Enter the Game');
  await ilse.isTold('Password', errors['password.weak'].text);
  await ilse.fillsIn({ 'E-mail or cell phone': 'not an address', Password: password });
  await ilse.presses('Enter the Game');
  await ilse.isTold('E-mail or cell phone', 'Write an e-mail address');
  await ilse.closesTheBrowser();
});

test('[K4] a wrong password is refused in the words of the house, and the address stays', async () => {
  const other = await house.arrives('Anna', 'narrow');
  await other.opens('/enter?tab=login');
  await other.fillsIn({ 'E-mail or cell phone': other.email, Password: 'not this one' });
  await other.presses('Enter the Game');
  await other.sees(errors['auth.denied'].text);
  expect(await other.typed('E-mail or cell phone')).toBe(other.email);
  await other.fillsIn({ Password: password });
  await other.presses('Enter the Game');
  await other.landsAt('/super');
  await other.closesTheBrowser();
});

test.each(['wide', 'narrow'] as const)(
  'on a %s screen what was typed stays while one looks at other ways in, the light is warm again, and one reads on from there',
  async (screen) => {
    const other = await house.arrives('Anna', screen);
    const light = () => other.page.getByRole('main').getAttribute('data-light');
    await other.opens('/enter?tab=login');
    await other.fillsIn({ 'E-mail or cell phone': other.email, Password: 'not this one' });
    await other.presses('Enter the Game');
    await other.sees(errors['auth.denied'].text);
    expect(await light()).toBe('cold');
    await other.presses('Create');
    expect(await light()).toBe('warm');
    await other.presses('Login');
    await other.presses('Enter the Game');
    await other.sees(errors['auth.denied'].text);
    await other.isTold('Password', errors['auth.denied'].text);
    await other.presses('Try again');
    const field = other.page.getByLabel('Password', { exact: true });
    expect(await field.evaluate((each) => each === document.activeElement)).toBe(true);
    await other.presses('Send me a letter for a new password');
    await other.sees('A letter lets you back in');
    expect(await light()).toBe('warm');
    const title = other.page.getByRole('heading', { name: 'A letter lets you back in' });
    await expect.poll(() => title.evaluate((each) => each === document.activeElement)).toBe(true);
    await other.presses('Back to the door');
    await other.seesHeading('Timeline Access');
    await expect.poll(() => other.typed('Password')).toBe('not this one');
    expect(await other.typed('E-mail or cell phone')).toBe(other.email);
    await other.closesTheBrowser();
  },
);

test('empty fields are each asked for, and nothing is sent', async () => {
  const ilse = await house.arrives('Ilse');
  await ilse.opens('/enter');
  const calls: string[] = [];
  ilse.page.on('request', (request) => calls.push(`${request.method()} ${new URL(request.url()).pathname}`));
  await ilse.presses('Create');
  await ilse.presses('Enter the Game');
  for (const field of ['Name', 'E-mail or cell phone', 'Password']) await ilse.isTold(field, /./);
  expect(calls.filter((call) => call.startsWith('POST'))).toEqual([]);
  await ilse.closesTheBrowser();
});

test('without an answer from the house it says so, keeps what was typed, and takes it once there is one', async () => {
  const other = await house.arrives('Anna', 'narrow');
  await other.opens('/enter?tab=login');
  await other.fillsIn({ 'E-mail or cell phone': other.email, Password: password });
  await other.goesOffline();
  await other.presses('Enter the Game');
  await other.sees('No answer from the house');
  await other.comesBack();
  await other.presses('Enter the Game');
  await other.landsAt('/super');
  await other.closesTheBrowser();
});

test('someone who is signed in takes up an invitation with one confirmation', async () => {
  await anna.hasSalon('First');
  const first = await anna.hasInvited();
  await anna.hasSalon('Second');
  const second = await anna.hasInvited();
  const ruth = await house.arrives('Ruth');
  await ruth.entersByLink(first);
  await ruth.seesHeading('First');
  await ruth.opens(second);
  await ruth.sees('You came with an invitation to this salon.');
  await ruth.presses('Accept it');
  await ruth.seesHeading('Second');
  // A word as a code is shown as it is written.
  await ruth.opens('/enter?code=winter-door');
  await ruth.page.getByText('winter-door', { exact: true }).waitFor();
});
