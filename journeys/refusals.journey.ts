import { errors, type ErrorCode } from '@kinsong/contract/common/errors.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openHouse, type OpenHouse } from './house.ts';
import { password } from './verbs/someone.ts';
import type { Person } from './vocabulary.ts';

let house: OpenHouse;

beforeAll(async () => {
  house = await openHouse();
  await house.foundedBy('Anna');
});
afterAll(() => house.close());

/** From now on a call is answered by a gate before the house, without its words; or by the house, with them. */
async function isAnswered(person: Person, path: string, status: number, code?: ErrorCode): Promise<void> {
  await person.page.route(`**${path}`, (route) =>
    code === undefined
      ? route.fulfill({ status, contentType: 'text/html', body: '<h1>No</h1>' })
      : route.fulfill({ status, json: { detail: errors[code].text, code, request_id: 'x' } }),
  );
}

describe.each(['wide', 'narrow'] as const)('what the door says on a %s screen', (screen) => {
  test('[E2] a session check that fails is silent: the door stands there, and lets one in', async () => {
    const person = await house.arrives('Anna', screen);
    await isAnswered(person, '/api/auth/session-check', 500, 'house.broken');
    await person.opens('/enter?tab=login');
    await person.fillsIn({ 'E-mail or cell phone': person.email, Password: password });
    expect(await person.page.getByRole('alert').count()).toBe(0);
    await person.page.unroute('**/api/auth/session-check');
    await person.presses('Enter the Game');
    await person.landsAt('/super');
    await person.closesTheBrowser();
  });

  test('[E3] at the entry: what the house said about it, or else that authentication failed', async () => {
    const person = await house.arrives('Anna', screen);
    await person.opens('/enter?tab=login');
    await person.fillsIn({ 'E-mail or cell phone': person.email, Password: 'not this one' });
    await person.presses('Enter the Game');
    await person.sees(errors['auth.denied'].text);
    await isAnswered(person, '/api/auth/login', 403);
    await person.presses('Enter the Game');
    await person.sees('Authentication failed');
    expect(await person.typed('E-mail or cell phone')).toBe(person.email);
    expect(await person.typed('Password')).toBe('not this one');
    await person.closesTheBrowser();
  });

  test('[E13] at the sign-in of the chat-app, a 400 says what the house said, or else the specified words', async () => {
    const ilse = await house.arrives('Ilse', screen);
    await ilse.opens('/timeline?tab=create');
    await ilse.fillsIn({
      'Invitation code': '123412341234',
      'E-mail or cell phone': ilse.email,
      Name: 'Ilse',
      Password: 'short',
    });
    await ilse.presses('Enter the Game');
    await ilse.isTold('Password', errors['password.weak'].text);
    await isAnswered(ilse, '/api/auth/register', 400);
    await ilse.presses('Enter the Game');
    await ilse.isTold('Invitation code', 'Invalid timeline coordinates or invite code');
    expect(await ilse.typed('Name')).toBe('Ilse');
    await ilse.closesTheBrowser();
  });

  test('[E14] there, any other failure of signing in is access denied, and below it why', async () => {
    const person = await house.arrives('Anna', screen);
    await person.opens('/timeline');
    await person.fillsIn({ 'E-mail or cell phone': person.email, Password: 'not this one' });
    await person.presses('Enter the Game');
    await person.sees('Timeline access denied');
    await isAnswered(person, '/api/auth/login', 500, 'house.broken');
    await person.presses('Enter the Game');
    await person.sees('Timeline access denied');
    await person.sees(errors['house.broken'].text);
    expect(await person.typed('Password')).toBe('not this one');
    await person.closesTheBrowser();
  });

  test('[E15] there, any other failure of registering is a registration that failed, and below it why', async () => {
    const ilse = await house.arrives('Ilse', screen);
    await ilse.opens('/timeline?tab=create');
    await ilse.fillsIn({ 'E-mail or cell phone': ilse.email, Name: 'Ilse', Password: password });
    for (const code of ['house.full', 'rate.limited'] as const) {
      await isAnswered(ilse, '/api/auth/register', errors[code].status, code);
      await ilse.presses('Enter the Game');
      await ilse.sees('Registration failed');
      await ilse.sees(errors[code].text);
    }
    expect(await ilse.typed('E-mail or cell phone')).toBe(ilse.email);
    await ilse.closesTheBrowser();
  });
});
