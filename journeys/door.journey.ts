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

const button = (person: Person, name: string) => person.page.getByRole('button', { name, exact: true });
const faces = (person: Person) => person.page.getByRole('radiogroup', { name: 'Drawn faces' });

/** On a phone it stands at the foot, with a keyboard beside it and without, and covers no field that one writes in. */
async function staysInReach(person: Person, name: string): Promise<void> {
  if (person.screen === 'wide') return;
  for (const height of [500, 844]) {
    await person.page.setViewportSize({ width: 390, height });
    const way = await button(person, name).boundingBox();
    expect(way?.y).toBeGreaterThan(0);
    expect((way?.y ?? height) + (way?.height ?? 0)).toBeLessThanOrEqual(height);
    for (const field of await person.page.getByRole('textbox').all()) {
      await field.focus();
      const box = await field.boundingBox();
      expect((box?.y ?? height) + (box?.height ?? 0)).toBeLessThanOrEqual(way?.y ?? 0);
    }
  }
}

describe.each(['wide', 'narrow'] as const)('the door on a %s screen', (screen) => {
  test('[L5] three tabs, and faces once the fields are filled', async () => {
    const ilse = await house.arrives(`Ilse${screen}`, screen);
    await ilse.opens('/enter');
    await ilse.seesHeading('Timeline Access');
    expect(await button(ilse, 'Invite Code').getAttribute('aria-pressed')).toBe('true');
    for (const [tab, whose] of [
      ['Invite Code', 'I was given a code'],
      ['Login', 'I was here before'],
      ['Create', 'I am new here'],
    ] as const) {
      const line = await button(ilse, tab).getAttribute('aria-describedby');
      expect(await ilse.page.locator(`[id="${line}"]`).innerText()).toBe(whose);
    }
    expect(await button(ilse, 'Enter the Game').isDisabled()).toBe(true);
    expect(await faces(ilse).count()).toBe(0);
    await ilse.fillsIn({ 'Invitation code': '123412341234', 'E-mail or cell phone': ilse.email });
    await expect.poll(() => faces(ilse).getByRole('radio').count()).toBe(6);
    await staysInReach(ilse, 'Enter the Game');
    await ilse.presses('Six others');
    expect(await faces(ilse).getByRole('radio').count()).toBe(6);
    await ilse.presses('Enter the Game');
    await ilse.isTold('Name', /call you/);
    await ilse.fillsIn({ Name: 'Ilse' });
    await ilse.presses('Enter the Game');
    await ilse.isTold('Invitation code', errors['auth.coordinates'].text);
    expect(await ilse.typed('Name')).toBe('Ilse');
    await ilse.closesTheBrowser();
  });

  test('[K5] [L6] a code alone lets one in, who is asked at once for a key, and comes back by it', async () => {
    await anna.foundsSalon(`For the ${screen} one`);
    const link = await anna.invites();
    const mirte = await house.arrives(`Mirte${screen}`, screen);
    await mirte.opens(link);
    await mirte.sees(`Anna invites you to For the ${screen} one.`);
    await mirte.fillsIn({ Name: mirte.name, 'E-mail or cell phone': mirte.email });
    await mirte.presses('Enter the Game');
    await mirte.sees('How will you come back?');
    await mirte.fillsIn({ 'A password': '12345678' });
    await mirte.presses('Keep this password');
    await mirte.isTold('A password', errors['password.common'].text);
    await mirte.fillsIn({ 'A password': password });
    await mirte.presses('Keep this password');
    await mirte.settlesIn();
    await mirte.seesHeading(`For the ${screen} one`);
    await mirte.opens('/enter');
    await mirte.sees('Timeline access recognized. Welcome back, consciousness traveler.');
    await mirte.landsAt('/mairy');
    await mirte.leavesTheHouse();
    await mirte.signsIn();
    expect(new URL(mirte.page.url()).pathname).toBe('/salons');
    await mirte.closesTheBrowser();
  });

  test('[L4] [L6] without a code one is on the waitlist, and the door stays shut', async () => {
    const nele = await house.arrives(`Nele${screen}`, screen);
    await nele.opens('/enter?tab=create');
    await nele.fillsIn({ Name: 'Nele', 'E-mail or cell phone': nele.email, Password: password });
    await nele.presses('Enter the Game');
    await nele.sees(errors['waitlist.left'].text);
    await nele.presses('Back to the door');
    await nele.seesHeading('Timeline Access');
    const session = await nele.page.request.get('/api/auth/session-check');
    expect(await session.json()).toEqual({ authenticated: false });
    await nele.closesTheBrowser();
  });

  test('[L8] [E1] a return that is not taken says so, and the fragment is cleared', async () => {
    const rosa = await house.arrives(`Rosa${screen}`, screen);
    await rosa.opens('/enter#session_id=nothing');
    await rosa.sees(errors['federated.failed'].text);
    expect(new URL(rosa.page.url()).hash).toBe('');
    await rosa.closesTheBrowser();
  });

  test('[L9] a forgotten password is asked for by letter, with one answer for everybody', async () => {
    const tim = await house.arrives(`Tim${screen}`, screen);
    await tim.opens('/enter?tab=login');
    await tim.fillsIn({ 'E-mail or cell phone': tim.email });
    await tim.presses('Forgotten your password?');
    expect(await tim.typed('E-mail or cell phone')).toBe(tim.email);
    await tim.presses('Send me the letter');
    await expect.poll(() => button(tim, 'Send me the letter').count()).toBe(0);
    await tim.presses('Back to the door');
    await tim.seesHeading('Timeline Access');
    await tim.closesTheBrowser();
  });

  test('[L7] the sign-in of the chat-app has two sides, and a code of digits', async () => {
    const jonas = await house.arrives(`Jonas${screen}`, screen);
    await jonas.opens('/timeline');
    await jonas.seesHeading('Timeline Access');
    await jonas.sees('Access is invite-only via cell phone number or a custom code.');
    await jonas.presses('Join the Timeline');
    await jonas.seesHeading('Join the Timeline');
    await jonas.fillsIn({ 'Invitation code': '12ab34' });
    expect(await jonas.typed('Invitation code')).toBe('1234');
    await jonas.page.getByRole('link', { name: 'Use it on the entry screen' }).waitFor();
    await jonas.closesTheBrowser();
  });
});

test('while somebody types at the door, what stands behind it is brought, and nothing of it to whoever saves data', async () => {
  const behind = /\/assets\/inner-[\w-]+\.js/;
  for (const saves of [false, true]) {
    const liv = await house.arrives('Liv', 'narrow');
    await liv.page.addInitScript((saveData) => {
      Object.defineProperty(navigator, 'connection', { value: { saveData } });
    }, saves);
    let brought = 0;
    liv.page.on('request', (request) => {
      if (behind.test(request.url())) brought += 1;
    });
    await liv.opens('/enter?tab=login');
    await liv.page.getByLabel('E-mail or cell phone').waitFor();
    expect(brought).toBe(0);
    await liv.page.getByLabel('E-mail or cell phone').pressSequentially('l');
    if (saves) await liv.page.waitForTimeout(3000);
    await expect.poll(() => brought).toBe(saves ? 0 : 1);
    await liv.closesTheBrowser();
  }
});

test('who comes back is known: nobody asks for a face, and a password that was not taken leaves three ways on', async () => {
  const other = await house.arrives('Anna', 'narrow');
  await other.opens('/enter?tab=login');
  await other.fillsIn({ 'E-mail or cell phone': other.email, Password: 'not this one' });
  expect(await other.page.getByText('How shall we see you?').count()).toBe(0);
  await staysInReach(other, 'Enter the Game');
  await other.presses('Enter the Game');
  await other.isTold('Password', errors['auth.denied'].text);
  await staysInReach(other, 'Enter the Game');
  await other.presses('I have a code from whoever invited me');
  await other.sees('Your host lets you in again');
  await other.presses('Back to the door');
  await expect.poll(() => other.typed('E-mail or cell phone')).toBe(other.email);
  await other.presses('Enter the Game');
  await other.presses('Send me a letter for a new password');
  await other.sees('A letter lets you back in');
  expect(await other.typed('E-mail or cell phone')).toBe(other.email);
  await other.closesTheBrowser();
});

test('[E35] what a browser kept and nobody can read is cleared without a word', async () => {
  const ruth = await house.arrives('Ruth');
  await ruth.opens('/enter');
  await ruth.page.evaluate(() => localStorage.setItem('kinsong.person', '{"id":'));
  await ruth.reloads();
  await ruth.seesHeading('Timeline Access');
  await expect.poll(() => ruth.page.evaluate(() => localStorage.getItem('kinsong.person'))).toBeNull();
  expect(ruth.complaints).toEqual([]);
});

describe.each(['wide', 'narrow'] as const)('what surrounds an account, on a %s screen', (screen) => {
  test('[L6] [K19] an invitation of the house is made, greets its guest, and is taken back', async () => {
    const host = await house.arrives('Anna', screen);
    await host.signsInAtTheDoor();
    await host.landsAt('/super');
    const guest = `Marit ${screen}`;
    await host.beginsAnInvitation();
    await host.fillsIn({ 'Who is it for? Mairy will know them by this name': guest });
    await host.fillsIn({ 'Your greeting': 'There is soup, and a chair by the window.' });
    await host.putsTheInvitationAway();
    await host.beginsAnInvitation();
    expect(await host.typed('Your greeting')).toBe('There is soup, and a chair by the window.');
    await host.presses('Make the invitation');
    const letter = host.page.getByRole('region', { name: `What ${guest} will see` });
    const code = await letter.getByText(/^\d{4}-\d{4}-\d{4}$/).innerText();
    await host.putsTheInvitationAway();
    const marit = await house.arrives('Marit', screen);
    await marit.opens('/enter');
    await marit.fillsIn({ 'Invitation code': code });
    await marit.sees('There is soup, and a chair by the window.');
    await expect.poll(() => marit.typed('Name')).toBe(guest);
    await host.page.getByRole('button', { name: new RegExp(`for ${guest}`) }).click();
    await host.presses('Revoke');
    await host.sees(/no longer open/);
    await marit.fillsIn({ 'E-mail or cell phone': marit.email });
    await marit.presses('Enter the Game');
    await marit.isTold('Invitation code', errors['auth.coordinates'].text);
    await marit.closesTheBrowser();
    await host.closesTheBrowser();
  });

  test('[L9] one sees where one is signed in, and a code for a phone counts down', async () => {
    const other = await house.arrives('Anna', screen);
    await other.signsIn();
    await other.opens('/account');
    await other.seesHeading('Your account');
    await other.sees('this device, now');
    await other.presses('Show the code');
    await other.page.getByRole('img', { name: 'QR code that signs another device in' }).waitFor();
    const left = await other.page.getByRole('timer').innerText();
    expect(left).toMatch(/^[0-5]:\d\d$/);
    await other.closesTheBrowser();
  });
});

test('[L6] on a tablet the letter is written in a panel no higher than the window, its button in reach', async () => {
  const host = await house.arrives('Anna');
  await host.page.setViewportSize({ width: 768, height: 700 });
  await host.signsInAtTheDoor();
  await host.landsAt('/super');
  await host.presses('New invitation');
  const panel = await host.page.getByRole('dialog').boundingBox();
  expect(panel?.height).toBeLessThanOrEqual(700);
  await host.presses('Make the invitation');
  await host.sees('The invitation is made');
  await host.closesTheBrowser();
});
