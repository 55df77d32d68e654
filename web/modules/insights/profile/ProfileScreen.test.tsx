import type { OwnProfile } from '@kinsong/contract/seekers/profile.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { who } from '../../../platform/session/session.ts';
import { expectClean } from '../../../test/expect-clean.ts';
import { houseAnswers, type Asked } from '../../../test/house-answers.ts';
import { mount, sizes, type Size } from '../../../test/mount.tsx';
import { goInside } from '../../../test/sign-in-anna.ts';
import { skins, type Skin } from '../../../ui/skins/skin.ts';
import { ProfileScreen } from './ProfileScreen.tsx';

const kept: OwnProfile = {
  ...{ avatar_name: 'Anna of the Landing', real_name: 'Anna Dekker', homepage_preference: 'gameplay' },
  bio: 'Baker until five, mother until nine, asleep by ten.',
  ...{ availability: 'weekends_only', shows_presence: true },
  seen_by: { real_name: 'guild', bio: 'together', availability: 'family' },
};

let asked: Asked[] = [];
type House = Parameters<typeof houseAnswers>[0];

beforeEach(() => goInside());

async function look(house: House = {}, skin: Skin = 'epic', size: Size = 'narrow'): Promise<HTMLElement> {
  asked = houseAnswers({ 'GET /api/user/profile': () => kept, ...house });
  return mount(
    <QueryClientProvider client={new QueryClient()}>
      <ProfileScreen title="My profile" promises={<p>I keep my word.</p>} />
    </QueryClientProvider>,
    skin,
    size,
  );
}
const field = (name: string) => page.getByRole('textbox', { name });
const keep = () => page.getByRole('button', { name: /^Keep it/ });
const saved = () => asked.filter(({ method }) => method === 'PUT').map(({ body }) => body);

describe.each(skins)('[D1] the profile in %s', (skin) => {
  test.each(Object.keys(sizes) as Size[])('is clean on a %s screen', async (size) => {
    const place = await look({}, skin, size);
    await expect.element(field('Real name')).toHaveValue('Anna Dekker');
    await expectClean(place);
  });
});

test('[K15] only what was changed is sent, and the house’s answer stands here', async () => {
  await look({
    'PUT /api/user/profile': ({ body }) => ({ ...kept, ...(body as object), seen_by: kept.seen_by }),
  });
  await field('A few lines').fill('I can carry a piano, with four others.');
  await page.getByRole('combobox', { name: 'these lines' }).selectOptions('my family');
  await page.getByRole('button', { name: 'weekends only' }).click();
  await page.getByRole('button', { name: 'Keep it · 3 changes' }).click();
  await expect.poll(saved).toEqual([
    {
      bio: 'I can carry a piano, with four others.',
      availability: null,
      seen_by: { bio: 'family' },
    },
  ]);
  await expect
    .poll(() => who.get())
    .toMatchObject({
      user: { bio: 'I can carry a piano, with four others.', name: 'Anna of the Landing' },
    });
});

test('[E17] what could not be saved stays written, and says so', async () => {
  const place = await look();
  await field('Called here').fill('Anna of the Roof');
  await keep().click();
  const alert = page.getByRole('alert');
  await expect.element(alert.getByText('Failed to save profile changes')).toBeVisible();
  await expect.element(field('Called here')).toHaveValue('Anna of the Roof');
  await expectClean(place);
  houseAnswers({ 'PUT /api/user/profile': () => ({ ...kept, avatar_name: 'Anna of the Roof' }) });
  await keep().click();
  await expect.poll(() => who.get()).toMatchObject({ user: { avatar_name: 'Anna of the Roof' } });
  await expect.element(alert).not.toBeInTheDocument();
});

test('[E17] what the house refuses is said at its field', async () => {
  await look();
  vi.mocked(fetch).mockResolvedValue(
    Response.json(
      {
        code: 'input.wrong',
        detail: 'Look at the marked fields.',
        fields: { avatar_name: 'A name, please.' },
      },
      { status: 400 },
    ),
  );
  await field('Called here').fill(' ');
  await keep().click();
  await expect.element(page.getByText('A name, please.')).toBeVisible();
});

test('[D1] as others see me, by what stands written now', async () => {
  await look();
  await page.getByRole('button', { name: 'As others see me' }).click();
  await expect.element(page.getByText('Hidden from them: your real name, when you are free.')).toBeVisible();
  await page.getByRole('radio', { name: 'Family' }).click();
  await expect.element(page.getByText('Nothing is hidden from them.')).toBeVisible();
  await userEvent.keyboard('{Escape}');
});

test('[D1] presence is hidden by the same kind of row', async () => {
  await look({ 'PUT /api/user/profile': () => ({ ...kept, shows_presence: false }) });
  await page.getByRole('combobox', { name: 'that I am here' }).selectOptions('nobody');
  await keep().click();
  await expect.poll(saved).toEqual([{ shows_presence: false }]);
});

test('[D1] without an answer it says so, and offers to try again', async () => {
  await look({ 'GET /api/user/profile': () => ({ refused: 'house.broken' }) });
  await expect.element(page.getByText(/Your profile did not load just now/)).toBeVisible();
  houseAnswers({ 'GET /api/user/profile': () => kept });
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect.element(field('Real name')).toHaveValue('Anna Dekker');
});

test('[D1] manifesto and promises are one step away', async () => {
  await look();
  await expect
    .element(page.getByRole('link', { name: 'Open your manifesto' }))
    .toHaveAttribute('href', '/manifesto');
  await expect.element(page.getByText('I keep my word.')).toBeVisible();
});
