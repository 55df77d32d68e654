import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenHouse } from './house.ts';
import { openForTwo } from './two-in-a-salon.ts';
import type { Person } from './vocabulary.ts';

let house: OpenHouse;
let anna: Person;
let ruth: Person;

beforeAll(async () => {
  ({ house, anna, ruth } = await openForTwo('Mending the House'));
  await ruth.page.getByRole('link', { name: 'Peeps' }).click();
});
afterAll(() => house.close());

/** Sends a picture that the browser itself painted, as a page of ours would. */
function wearsPicture(person: Person): Promise<string> {
  return person.page.evaluate(async () => {
    const sheet = new OffscreenCanvas(640, 480);
    const pen = sheet.getContext('2d');
    if (pen === null) throw new Error('no canvas');
    pen.fillStyle = '#c8643c';
    pen.fillRect(0, 0, 640, 480);
    const answer = await fetch('/api/user/avatar/picture', {
      method: 'PUT',
      body: await sheet.convertToBlob({ type: 'image/png' }),
    });
    return ((await answer.json()) as { avatar_url: string }).avatar_url;
  });
}

test('[L11] a new face is seen by the others at once, without a reload', async () => {
  const address = await wearsPicture(anna);
  const face = ruth.page.getByRole('main').locator(`img[src="${address}"]`).first();
  await face.waitFor();
  await expect.poll(() => face.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(512);
});

test('[E29] where a picture does not come, shapes drawn from the name stand in its place', async () => {
  await wearsPicture(anna);
  await ruth.page.route('**/api/avatars/**', (route) => route.abort());
  await ruth.reloads();
  const face = ruth.page.getByRole('main').locator('svg[viewBox="0 0 100 100"] path[d="M0 -60 62 48H-62Z"]');
  await face.first().waitFor();
  expect(await ruth.page.getByRole('main').locator('img[src*="/api/avatars/"]').count()).toBe(0);
  await ruth.sees('Anna');
});
