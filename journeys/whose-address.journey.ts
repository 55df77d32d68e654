import { tokenIn } from '@kinsong/server/test/letters.ts';
import { PostOffice } from '@kinsong/server/test/smtp-server.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openHouse, type OpenHouse } from './house.ts';
import { password } from './verbs/someone.ts';
import type { Person } from './vocabulary.ts';

/** Anybody with a code can make an account under another's address; a letter shows whose it is. */
let house: OpenHouse;
let office: PostOffice;
let anna: Person;

beforeAll(async () => {
  office = await PostOffice.open();
  house = await openHouse({ KINSONG_SMTP_URL: office.url });
  anna = await house.foundedBy('Anna');
});
afterAll(async () => {
  await house.close();
  await office.close();
});

const invitationTo = (salon: string): Promise<string> => anna.hasInvitedTo(salon);

describe.each(['wide', 'narrow'] as const)('on a %s screen', (screen) => {
  test('whose address was taken comes in by a letter, is told what was removed, and chooses a key of their own', async () => {
    const name = `Oma${screen}`;
    const mallory = await house.arrives(name, screen);
    await mallory.entersByLink(await invitationTo(`A trap, ${screen}`));
    const oma = await house.arrives(name, screen);
    await oma.opens(await invitationTo(`The family, ${screen}`));
    await oma.fillsIn({ Name: 'Oma', 'E-mail or cell phone': oma.email });
    await oma.presses('Enter the Game');
    await oma.sees(`A letter is on its way to ${oma.email}.`);
    const letter = await office.letterTo(oma.email, 'You already have an account: come in');
    await oma.opens(`/enter#letter=${tokenIn(letter.text, 'letter')}`);
    await oma.sees('Did you make this account?');
    await oma.sees('Only this is removed: the password and the devices signed in.');
    await oma.presses('Go on without it');
    await oma.sees('Whatever else opened it was removed: the password and the devices signed in.');
    await oma.presses('Go on');
    await oma.sees('How will you come back?');
    await oma.fillsIn({ 'A password': 'bread and a little salt' });
    await oma.presses('Keep this password');
    await oma.seesHeading(`The family, ${screen}`);
    await mallory.opens('/salons');
    await mallory.page.waitForURL(/\/enter/);
    await mallory.closesTheBrowser();
    await oma.closesTheBrowser();
  });

  test('who made the account signs in first where the letter is opened, and keeps everything', async () => {
    const tim = await house.arrives(`Tim${screen}`, screen);
    await tim.entersByLink(await invitationTo(`For Tim, ${screen}`));
    await tim.opens('/account');
    await tim.presses('Send me the confirmation');
    const letter = await office.letterTo(tim.email, 'Is this your address?');
    const phone = await house.arrives(`Tim${screen}`, screen);
    await phone.opens(`/enter#confirm=${tokenIn(letter.text, 'confirm')}`);
    await phone.fillsIn({ 'Its password': 'not this one' });
    await phone.presses('Sign in and keep it');
    await phone.sees('Timeline access denied');
    await phone.fillsIn({ 'Its password': password });
    await phone.presses('Sign in and keep it');
    await phone.sees('Thank you. Our letters will reach you there.');
    await phone.seesNoMore(/was removed/);
    await tim.opens('/account');
    await tim.sees('Confirmed');
    expect(new URL(tim.page.url()).pathname).toBe('/account');
    await phone.closesTheBrowser();
    await tim.closesTheBrowser();
  });
});
