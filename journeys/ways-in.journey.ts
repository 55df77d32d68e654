import { errors } from '@kinsong/contract/common/errors.ts';
import { tokenIn } from '@kinsong/server/test/letters.ts';
import { PostOffice } from '@kinsong/server/test/smtp-server.ts';
import { clientId, clientSecret, IdentityProvider } from '@kinsong/server/test/openid-provider.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openHouse, type OpenHouse } from './house.ts';
import { password } from './verbs/someone.ts';
import type { Person } from './vocabulary.ts';

let house: OpenHouse;
let office: PostOffice;
let provider: IdentityProvider;
let anna: Person;
const recognised = 'Timeline access recognized. Welcome back, consciousness traveler.';
const federation = 'Sign in through your federation';

beforeAll(async () => {
  office = await PostOffice.open();
  house = await openHouse(async (base) => {
    provider = await IdentityProvider.open(base);
    return {
      KINSONG_SMTP_URL: office.url,
      KINSONG_OIDC_ISSUER: provider.issuer,
      KINSONG_OIDC_CLIENT_ID: clientId,
      KINSONG_OIDC_CLIENT_SECRET: clientSecret,
    };
  }, 'localhost');
  anna = await house.foundedBy('Anna');
});
afterAll(async () => {
  await house.close();
  await provider.close();
  await office.close();
});

const invitationTo = (salon: string): Promise<string> => anna.hasInvitedTo(salon);

const link = (person: Person, name: string) => person.page.getByRole('link', { name, exact: true });

describe.each(['wide', 'narrow'] as const)('on a %s screen', (screen) => {
  test('[L9] a passkey is made at the door, lets its owner in again, and no longer once it is removed', async () => {
    const mirte = await house.arrives(`Mirte${screen}`, screen);
    await mirte.bringsALockedDevice();
    await mirte.comesByCode(await invitationTo(`For Mirte, ${screen}`));
    await mirte.sees('How will you come back?');
    await mirte.presses('Use a passkey instead');
    await mirte.settlesIn();
    await mirte.seesHeading(`For Mirte, ${screen}`);
    await mirte.leavesTheHouse();
    const comesByPasskey = async () => {
      await mirte.opens('/enter?tab=login');
      await mirte.presses('Sign in with a passkey');
    };
    await comesByPasskey();
    await mirte.landsAt('/mairy');
    await mirte.opens('/account');
    await mirte.sees('last used today');
    await mirte.presses(/^Remove /);
    await mirte.seesNoMore('last used today');
    await mirte.leavesTheHouse();
    await comesByPasskey();
    await mirte.sees(errors['auth.denied'].text);
    expect(new URL(mirte.page.url()).pathname).toBe('/enter');
    await mirte.closesTheBrowser();
  });

  test('[L8] [K2] through the federation: with an invitation only, which outlives a refusal, and afterwards by itself', async () => {
    const invitation = await invitationTo(`For Lene, ${screen}`);
    const lene = await house.arrives('Lene', screen);
    const email = `lene.${screen}@hearth.example`;
    provider.account = `lene ${screen}`;
    provider.accounts.set(provider.account, { email, email_verified: false, name: 'Lene' });
    const goesThrough = async (door: string) => {
      await lene.opens(door);
      await link(lene, federation).click();
    };
    await goesThrough('/enter');
    await lene.sees(errors['federated.unverified'].text);
    expect(await lene.typed('Password')).toBe('');
    await goesThrough(invitation);
    await lene.sees(errors['federated.unverified'].text);
    expect(new URL(lene.page.url()).search).toBe('');
    const code = await lene.typed('Invitation code');
    expect(invitation).toContain(code.replaceAll('-', '').padEnd(12, '?'));
    provider.accounts.set(provider.account, { email, email_verified: true, name: 'Lene' });
    await goesThrough('/enter');
    await lene.sees(errors['auth.coordinates'].text);
    expect(await lene.typed('Invitation code')).toBe('');
    await goesThrough(invitation);
    await lene.sees('Welcome, Lene. The door stands open.');
    expect(new URL(lene.page.url()).hash).toBe('');
    await lene.settlesIn();
    await lene.seesHeading(`For Lene, ${screen}`);
    const kept = () => lene.page.evaluate(() => JSON.stringify(sessionStorage));
    await expect.poll(kept).not.toContain(new URL(invitation).hash.slice(1));
    await lene.leavesTheHouse();
    await goesThrough('/enter?tab=login');
    await lene.sees(recognised);
    await lene.landsAt('/mairy');
    await lene.closesTheBrowser();
  });

  test('[L9] a new password by letter: refused ones are said at their field and stay, the old one opens nothing', async () => {
    const tim = await house.arrives(`Tim${screen}`, screen);
    await tim.entersByLink(await invitationTo(`For Tim, ${screen}`));
    await tim.leavesTheHouse();
    await tim.opens('/enter?tab=login');
    await tim.fillsIn({ 'E-mail or cell phone': tim.email });
    await tim.presses('Forgotten your password?');
    await tim.presses('Send me the letter');
    await tim.sees(/there is an account with this address/);
    const letter = await office.letterTo(tim.email, 'Choose a new password');
    await tim.opens(`/enter#reset=${tokenIn(letter.html, 'reset')}`);
    await tim.sees('All your other devices are signed out.');
    expect(new URL(tim.page.url()).hash).toBe('');
    for (const [typed, why] of [
      ['short', errors['password.weak'].text],
      ['12345678', errors['password.common'].text],
    ] as const) {
      await tim.fillsIn({ 'New password': typed });
      await tim.presses('Keep it and come in');
      await tim.isTold('New password', why);
      expect(await tim.typed('New password')).toBe(typed);
    }
    await tim.fillsIn({ 'New password': 'bread and a little salt' });
    await tim.presses('Keep it and come in');
    await tim.landsAt('/mairy');
    await tim.leavesTheHouse();
    await tim.opens('/enter?tab=login');
    await tim.fillsIn({ 'E-mail or cell phone': tim.email, Password: password });
    await tim.presses('Enter the Game');
    await tim.sees(errors['auth.denied'].text);
    await tim.fillsIn({ Password: 'bread and a little salt' });
    await tim.presses('Enter the Game');
    await tim.landsAt('/mairy');
    await tim.closesTheBrowser();
  });

  test('[L4] from the waitlist to membership: a name left, confirmed, approved, invited, and in', async () => {
    const noor = await house.arrives(`Noor${screen}`, screen);
    await noor.opens('/');
    await link(noor, 'Join Waitlist').click();
    await noor.fillsIn({
      Name: noor.name,
      'E-mail': noor.email,
      'What brings you here?': 'We sing on Thursdays.',
    });
    await noor.presses('Join the Waitlist');
    await noor.seesHeading('Your name is with us');
    const asked = await office.letterTo(noor.email, 'Did you ask for a place?');
    await noor.opens(`/enter#waitlist=${tokenIn(asked.text, 'waitlist')}`);
    await noor.sees('You are on the waitlist; a letter comes when there is a place.');

    const host = await house.arrives('Anna', screen);
    await host.signsIn();
    await host.opens('/super');
    await host.presses(/^Waitlist/);
    const row = host.page.getByRole('listitem').filter({ hasText: noor.email });
    await row.getByText('“We sing on Thursdays.”').waitFor();
    await row.getByRole('button', { name: 'Approve' }).click();
    await host.sees(`${noor.name} was given a place`);

    const invited = await office.letterTo(noor.email, 'Anna invites you to Kinsong');
    const [code] = /\/enter\?code=\d+/.exec(invited.text) ?? [''];
    await noor.opens(code);
    await noor.presses('Create');
    await expect.poll(() => noor.typed('Name'), { timeout: 20_000 }).toBe(noor.name);
    await noor.fillsIn({ 'E-mail or cell phone': noor.email, Password: password });
    await noor.presses('Enter the Game');
    await noor.settlesIn();
    await noor.landsAt('/mairy');
    await host.closesTheBrowser();
    await noor.closesTheBrowser();
  });

  test('[L9] whom no letter reaches is let back in by whoever invited them, with a code that is told', async () => {
    const phone = `+49 170 55512${screen === 'wide' ? '34' : '35'}`;
    const wren = await house.arrives(`Wren${screen}`, screen);
    await wren.comesByCode(await invitationTo(`For Wren, ${screen}`), phone);
    await wren.presses('Later');
    await wren.settlesIn();
    await wren.seesHeading(`For Wren, ${screen}`);
    await wren.leavesTheHouse();

    const host = await house.arrives('Anna', screen);
    await host.signsIn();
    await host.opens('/account');
    await host.presses(`Let ${wren.name} back in`);
    await host.presses('Make the code');
    const code = await host.page
      .getByRole('dialog')
      .getByText(/^\d{4}-\d{4}-\d{4}$/)
      .innerText();

    await wren.opens('/enter?tab=login');
    await wren.presses('Forgotten your password?');
    await wren.presses('No letter reaches you? Whoever invited you can give you a code.');
    await wren.fillsIn({
      'Cell phone': phone,
      'Code from your host': '1234-1234-1234',
      'New password': password,
    });
    await wren.presses('Keep it and come in');
    await wren.isTold('Code from your host', errors['auth.coordinates'].text);
    expect(await wren.typed('Cell phone')).toBe(phone);
    await wren.fillsIn({ 'Code from your host': code });
    await wren.presses('Keep it and come in');
    await wren.landsAt('/mairy');
    await host.closesTheBrowser();
    await wren.closesTheBrowser();
  });

  test('[K3] who registers under a known address learns nothing of it; its owner gets a letter', async () => {
    const invitation = await invitationTo(`For nobody, ${screen}`);
    const ilse = await house.arrives('Ilse', screen);
    await ilse.opens(invitation);
    await ilse.presses('Create');
    await ilse.fillsIn({ Name: 'Ilse', 'E-mail or cell phone': anna.email, Password: password });
    await ilse.presses('Enter the Game');
    await ilse.sees(`A letter is on its way to ${anna.email}. Its link lets you in.`);
    const letter = await office.letterTo(anna.email, 'You already have an account');
    expect(letter.html).toContain('#letter=');
    await ilse.closesTheBrowser();
  });
});
