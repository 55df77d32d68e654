import { errors } from '@kinsong/contract/common/errors.ts';
import { tokenIn } from '@kinsong/server/test/letters.ts';
import { PostOffice } from '@kinsong/server/test/smtp-server.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openHouse, type OpenHouse } from './house.ts';
import { password } from './verbs/someone.ts';
import type { Person } from './vocabulary.ts';

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

const part = (person: Person, title: string) =>
  person.page
    .getByRole('main')
    .locator('div', { has: person.page.getByRole('heading', { name: title, level: 2 }) });

describe.each(['wide', 'narrow'] as const)('the account on a %s screen', (screen) => {
  test('[L11] one changes one’s face; what can be no face is said, and the old one stays', async () => {
    await anna.hasSalon(`For Ruth, ${screen}`);
    const ruth = await house.arrives(`Ruth${screen}`, screen);
    await ruth.cameByLink(await anna.hasInvited());
    await ruth.opens('/account');
    await ruth.presses('Change your face');
    const sheet = ruth.page.getByRole('dialog', { name: 'How shall we see you?' });
    await sheet.getByRole('radio', { name: 'Upload' }).check();
    await sheet
      .getByLabel('Choose a picture')
      .setInputFiles({ name: 'song.txt', mimeType: 'text/plain', buffer: Buffer.from('la la la') });
    await ruth.sees(errors['avatar.image'].text);
    await sheet.getByRole('radio', { name: 'Link' }).check();
    await ruth.fillsIn({ 'Link to a picture': 'http://127.0.0.1/inside.png' });
    await ruth.presses('Keep this face');
    await ruth.isTold('Link to a picture', errors['avatar.link'].text);
    expect(await ruth.typed('Link to a picture')).toBe('http://127.0.0.1/inside.png');
    await ruth.fillsIn({ 'Link to a picture': '' });
    await sheet.getByRole('radio', { name: 'Generate' }).check();
    const face = sheet.getByRole('radio', { name: /^Face 4 of 6/ });
    await face.check();
    const address = await face.locator('xpath=..').locator('img').getAttribute('src');
    await ruth.presses('Keep this face');
    await sheet.waitFor({ state: 'detached' });
    await part(ruth, 'How others see you').locator(`img[src="${address}"]`).first().waitFor();
    await ruth.reloads();
    await part(ruth, 'How others see you').locator(`img[src="${address}"]`).first().waitFor();
    await ruth.closesTheBrowser();
  });

  test('[L9] an address is confirmed by its letter, and the account says so', async () => {
    await anna.hasSalon(`For Tim, ${screen}`);
    const tim = await house.arrives(`Tim${screen}`, screen);
    await tim.cameByLink(await anna.hasInvited());
    await tim.opens('/account');
    await tim.presses('Send me the confirmation');
    await tim.sees('A letter is on its way. It asks you once whether the address is yours.');
    const letter = await office.letterTo(tim.email, 'Is this your address?');
    await tim.opens(`/enter#confirm=${tokenIn(letter.text, 'confirm')}`);
    await tim.sees('Thank you. Our letters will reach you there.');
    await tim.opens('/account');
    await tim.sees('Confirmed');
    expect(await tim.page.getByRole('button', { name: 'Send me the confirmation' }).count()).toBe(0);
    await tim.closesTheBrowser();
  });

  test('[L6] one’s invitations, to a salon too, can be copied, shown and taken back', async () => {
    await anna.hasSalon(`For Wren, ${screen}`);
    const wren = await house.arrives(`Wren${screen}`, screen);
    await wren.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const clipboard = () => wren.page.evaluate(() => navigator.clipboard.readText());
    await wren.cameByLink(await anna.hasInvited());
    await wren.hasSalon('The Lean-to');
    const link = await wren.hasInvited();
    await wren.opens('/account');
    await part(wren, 'Your open invitations')
      .getByRole('button', { name: /into The Lean-to/ })
      .click();
    await wren.page.getByRole('img', { name: 'QR code of the invitation link' }).waitFor();
    await wren.presses('Copy the link');
    await expect.poll(clipboard).toBe(link);
    await wren.presses('Copy the code');
    await expect.poll(clipboard).toMatch(/^\d{4}-\d{4}-\d{4}$/);
    const code = await clipboard();
    expect(link).toContain(code.replaceAll('-', ''));
    await wren.presses('Revoke');
    await wren.sees('1 no longer open');

    const nobody = await house.arrives('Nobody', screen);
    await nobody.opens(link);
    await nobody.fillsIn({ Name: 'Nobody', 'E-mail or cell phone': nobody.email });
    await nobody.presses('Enter the Game');
    await nobody.isTold('Invitation code', errors['auth.coordinates'].text);
    await wren.closesTheBrowser();
    await nobody.closesTheBrowser();
  });

  test('[L6] who uses a word as a code waits until its maker says yes, and then stands in the tree', async () => {
    const host = await house.arrives('Anna', screen);
    await host.signsIn();
    await host.opens('/super');
    await host.beginsAnInvitation();
    await host.fillsIn({ 'A word for the code, if you like': `lantern${screen}` });
    await host.presses('Make the invitation');
    await host.sees('The invitation is made');

    const nele = await house.arrives(`Nele${screen}`, screen);
    await nele.opens('/enter');
    await nele.fillsIn({ 'Invitation code': `LANTERN-${screen}`, 'E-mail or cell phone': nele.email });
    await nele.fillsIn({ Name: nele.name });
    await nele.presses('Enter the Game');
    await nele.sees('Your host has been asked. A letter comes when they say yes.');

    await host.opens('/account');
    const row = part(host, 'Waiting for your yes').getByRole('listitem').filter({ hasText: nele.email });
    await row.first().getByRole('button', { name: 'Approve' }).click();
    await host.sees(`${nele.name} was given a place`);
    const letter = await office.letterTo(nele.email, 'Anna invites you to Kinsong');
    await nele.opens(/\/enter\?code=\d+/.exec(letter.text)?.[0] ?? '');
    await nele.presses('Create');
    await nele.fillsIn({ Name: nele.name, 'E-mail or cell phone': nele.email, Password: password });
    await nele.presses('Enter the Game');
    await nele.settlesIn();
    await nele.landsAt('/mairy');

    await host.opens('/super');
    await host.presses('Tree');
    const tree = host.page.getByRole('list', { name: 'Who invited whom' });
    await tree.getByRole('list', { name: 'Invited by Anna' }).getByText(nele.name).waitFor();
    await host.closesTheBrowser();
    await nele.closesTheBrowser();
  });
});
