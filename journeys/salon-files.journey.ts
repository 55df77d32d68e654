import { randomBytes } from 'node:crypto';
import type { Locator } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openForTwo, type TwoInASalon } from './two-in-a-salon.ts';
import type { Person } from './vocabulary.ts';

let salon: TwoInASalon;
let anna: Person;
let ruth: Person;

const hues = ['#c8643c', '#6d8a4f', '#7a4a6d', '#e0a63f', '#3f8a88', '#24304f'];

const picture = (background: string, width = 480, height = 320): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();

const file = (name: string, mimeType: string, buffer: Buffer) => ({ name, mimeType, buffer });

const brings = (who: Person, ...files: ReturnType<typeof file>[]): Promise<void> =>
  who.page.getByLabel('Files to attach').setInputFiles(files);

const chosen = (who: Person): Locator => who.page.getByRole('list', { name: 'Files to send' });

beforeAll(async () => {
  salon = await openForTwo('Mending the House');
  ({ anna, ruth } = salon);
});
afterAll(() => salon.house.close());

test('[G9] [P4] pictures and a text go along with words; the other sees a gallery and a card, and looks at each large', async () => {
  const pictures = await Promise.all(
    hues.map(async (hue, at) => file(`Roof ${at + 1}.png`, 'image/png', await picture(hue))),
  );
  const quote = file('Quote of Bram.txt', 'text/plain', Buffer.from('Slate, north side: 1,240.\n'));
  await brings(anna, ...pictures, quote);
  await chosen(anna).getByRole('listitem').nth(6).waitFor();
  await anna.says('He is up there in his good trousers.');
  const gallery = ruth.page.getByRole('group', { name: '6 pictures by Anna' });
  await gallery.waitFor();
  expect(await gallery.getByRole('button').count()).toBe(5);
  await ruth.page.getByRole('article', { name: 'Quote of Bram.txt' }).getByText('Text, 26 B').waitFor();
  await chosen(anna).waitFor({ state: 'detached' });

  await gallery.getByRole('button', { name: 'Roof 5, and 1 more' }).click();
  const viewer = ruth.page.getByRole('dialog', { name: /^Roof/ });
  await viewer.getByText('5 of 6').waitFor();
  await viewer.getByText('“He is up there in his good trousers.”').waitFor();
  await ruth.page.keyboard.press('ArrowRight');
  await viewer.getByText('6 of 6').waitFor();
  await ruth.page.keyboard.press('Home');
  await viewer.getByText('1 of 6').waitFor();
  await ruth.page.keyboard.press('Escape');
  await viewer.waitFor({ state: 'detached' });
  await expect
    .poll(() => ruth.page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toBe('Roof 5, and 1 more');
});

test('[G9] a file whose line is cut goes on where it stopped, also after a reload, and the message follows it', async () => {
  const diary = file('Diary.txt', 'text/plain', Buffer.from(randomBytes(2_300_000).toString('hex')));
  const offsets: number[] = [];
  let isCut = false;
  await anna.page.route('**/api/uploads/*', async (route) => {
    const request = route.request();
    if (isCut) return route.abort('connectionfailed');
    if (request.method() === 'PUT') offsets.push(Number(new URL(request.url()).searchParams.get('offset')));
    if (offsets.length === 2) isCut = true;
    return route.continue();
  });
  await brings(anna, diary);
  await chosen(anna).getByText('No connection yet').waitFor();
  await anna.says('All of it, from the first winter on.');
  await anna.page.getByRole('list', { name: 'Files on their way' }).getByText('Diary.txt').waitFor();
  await anna.reloads();
  await anna.page.getByRole('list', { name: 'Files on their way' }).getByText('Diary.txt').waitFor();
  expect(await ruth.message('from the first winter on').count()).toBe(0);
  isCut = false;
  offsets.push(-1, -1);
  await ruth.hears('All of it, from the first winter on.');
  await ruth.page.getByRole('article', { name: 'Diary.txt' }).getByText('Text, 4.6 MB').waitFor();
  const after = offsets.slice(offsets.lastIndexOf(-1) + 1);
  expect(after[0]).toBeGreaterThan(0);
  await anna.page.unroute('**/api/uploads/*');
});

test('[G9] what could do harm is refused in words, stands aside, and goes when it is removed', async () => {
  const hostile = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  await brings(anna, file('Plan.svg', 'image/svg+xml', Buffer.from(hostile)));
  await chosen(anna)
    .getByRole('alert')
    .getByText(/^(This file holds|The house keeps)/)
    .waitFor();
  await anna.presses('Remove Plan.svg');
  await expect.poll(() => chosen(anna).count()).toBe(0);
});

test('[P4] a voice is recorded in its place, sent, and heard by the other', async () => {
  await anna.page.evaluate(() => {
    navigator.mediaDevices.getUserMedia = async () => {
      const context = new AudioContext();
      const tone = context.createOscillator();
      const heard = context.createMediaStreamDestination();
      tone.connect(heard);
      tone.start();
      return heard.stream;
    };
  });
  await anna.presses('Speak');
  const recorder = anna.page.getByRole('group', { name: 'Voice message' });
  await recorder.getByText('0:02').waitFor();
  await anna.presses('Send your voice');
  const voice = ruth.page.getByRole('group', { name: 'Anna’s voice' });
  await voice.getByRole('button', { name: 'Play Anna’s voice' }).click();
  await expect.poll(() => voice.innerText(), { timeout: 20_000 }).toMatch(/0:0[12] of /);
});

test('[P4] all that was shared is found by kind, by whom and by name, and leads to its message', async () => {
  await ruth.presses('Shared here');
  const sheet = ruth.page.getByRole('dialog', { name: 'Shared here' });
  await sheet.getByRole('button', { name: 'Roof 6' }).waitFor();
  await sheet.getByRole('button', { name: 'Papers' }).click();
  await sheet.getByText('Quote of Bram').waitFor();
  await sheet.getByLabel('Name').fill('diary');
  await sheet.getByText('Quote of Bram').waitFor({ state: 'detached' });
  await sheet.getByLabel('From').selectOption({ label: 'Ruth' });
  await sheet.getByText('Nothing like this.').waitFor();
  await sheet.getByLabel('From').selectOption({ label: 'Everyone' });
  await sheet.getByRole('button', { name: 'To the message with Diary.txt' }).click();
  await sheet.waitFor({ state: 'detached' });
  const led = ruth.page.locator('article[aria-current="location"]');
  await expect.poll(() => led.innerText(), { timeout: 20_000 }).toContain('from the first winter on');
});
