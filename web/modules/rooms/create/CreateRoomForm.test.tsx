import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { signedIn } from '../../../platform/signed-in.ts';
import { expectClean } from '../../../test/expect-clean.ts';
import { houseAnswers } from '../../../test/house-answers.ts';
import { mount } from '../../../test/mount.tsx';
import { goInside } from '../../../test/sign-in-anna.ts';
import { skins, type Skin } from '../../../ui/skins/skin.ts';
import { seekers } from '../../seekers/index.ts';
import { spaces } from '../../spaces/manifest.ts';
import { rooms as module } from '../manifest.ts';
import { door } from '../sample-rooms.ts';
import { CreateRoomForm } from './CreateRoomForm.tsx';

const onFounded = vi.fn<() => void>();
const made = door(1, { role: 'owner' });

beforeEach(() => {
  goInside(spaces, seekers, module);
  onFounded.mockReset();
});

const look = (skin?: Skin) => mount(<CreateRoomForm onFounded={onFounded} />, skin);
const open = page.getByRole('button', { name: 'Open the door' });
const told = (words: RegExp) => page.getByRole('alert').filter({ hasText: words });

test('[M1] a room is named after whoever opens it, opens at 100, and keeps words unless one says otherwise', async () => {
  const asked = houseAnswers({ 'POST /api/rooms': () => made });
  await look();
  await expect
    .element(page.getByRole('textbox', { name: 'Its name' }))
    .toHaveValue("Anna's Consciousness Salon");
  await page.getByText('Words go after 30 days', { exact: true }).click();
  await open.click();
  await expect.poll(() => onFounded.mock.calls.length).toBe(1);
  expect(asked[0]?.body).toMatchObject({
    ...{ name: "Anna's Consciousness Salon", threshold: 100, rule: 'month' },
  });
});

test('[M1] above 150 it opens at 120, and 100 may be chosen', async () => {
  const { person } = signedIn();
  Object.assign(person, { trust_score: 151 });
  const asked = houseAnswers({ 'POST /api/rooms': () => made });
  await look();
  await expect.element(page.getByRole('radio', { name: '120' })).toBeChecked();
  await open.click();
  await expect.poll(() => asked.at(-1)?.body).toMatchObject({ threshold: 120 });
  Object.assign(person, { trust_score: 42 });
});

test('[M1] it needs a name', async () => {
  const asked = houseAnswers({});
  await look();
  await page.getByRole('textbox', { name: 'Its name' }).fill('   ');
  await open.click();
  await expect.element(page.getByText('Give it a name first.')).toBeVisible();
  expect(asked).toEqual([]);
});

test('[E25] a refused room is told in the words of the specification, and the form keeps what was written', async () => {
  houseAnswers({ 'POST /api/rooms': () => ({ refused: 'room.create' }) });
  await look();
  await page.getByRole('textbox', { name: 'Its name' }).fill('The attic');
  await open.click();
  await expect.element(told(/^Failed to create consciousness salon\s*$/)).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: 'Its name' })).toHaveValue('The attic');
  expect(onFounded).not.toHaveBeenCalled();
});

test('[E25] without an answer the same is said, and that it was the connection', async () => {
  await look();
  await open.click();
  await expect.element(told(/Failed to create consciousness salon[^]*connection/)).toBeVisible();
});

test.each(skins)('[M1] %s: the form is told cleanly', async (skin) => {
  await expectClean(await look(skin));
});
