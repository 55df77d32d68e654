import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { HelpOffer } from '@kinsong/contract/guide/help-offers.ts';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectClean } from '../../../test/expect-clean.ts';
import { houseAnswers } from '../../../test/house-answers.ts';
import { mount } from '../../../test/mount.tsx';
import { goInside } from '../../../test/sign-in-anna.ts';
import { skins, type Skin } from '../../../ui/skins/skin.ts';
import { hold } from '../guide.data.ts';
import { HelpOffers } from './HelpOffers.tsx';

const id = (n: number): string => `0199a0de-0000-7000-8000-00000000000${n}`;
const offer: HelpOffer = {
  ...{ message_id: id(1), what: 'Drive', day: '2099-11-28' },
  ...{ space_id: id(2), space_name: 'The Harvest', said_at: '2099-11-23T10:00:00.000Z' },
};
const thread = (help_on: boolean) => ({
  ...{ space_id: id(3), mode: 'real_world' as const, answers_by: 'built-in' as const, provider: null },
  ...{ consent: 'not_needed' as const, memory_on: true, reminders_on: true, help_on },
  ...{ quiet: { from: 21, until: 8 }, writing: null },
});

beforeAll(() => goInside());
afterEach(() => vi.restoreAllMocks());

const listed = (skin?: Skin) =>
  mount(
    <QueryClientProvider client={new QueryClient()}>
      <HelpOffers />
    </QueryClientProvider>,
    skin,
  );

test('it is off as it comes, and switched on by whoever wants it', async () => {
  hold(thread(false));
  const asked = houseAnswers({
    'GET /api/mairy/help-offers': () => ({ offers: [] }),
    'PUT /api/mairy/thread': () => thread(true),
  });
  await listed();
  const remember = page.getByRole('switch', { name: 'Mairy may remember when I offer help' });
  await expect.element(remember).not.toBeChecked();
  await remember.click();
  await expect.element(remember).toBeChecked();
  expect(asked.find(({ method }) => method === 'PUT')?.body).toEqual({ help_on: true });
});

test('each offer leads to its words, and can be forgotten', async () => {
  hold(thread(true));
  let offers = [offer];
  houseAnswers({
    'GET /api/mairy/help-offers': () => ({ offers }),
    [`DELETE /api/mairy/help-offers/${id(1)}`]: () => {
      offers = [];
      return { forgotten: 1 };
    },
  });
  await listed();
  await expect.element(page.getByText(/28 November 2099, in The Harvest/)).toBeVisible();
  const words = page.getByRole('link', { name: 'See the message' });
  await expect.element(words).toHaveAttribute('href', `/salon/${id(2)}?message=${id(1)}`);
  await page.getByRole('button', { name: 'Forget: Drive' }).click();
  await expect.element(words).not.toBeInTheDocument();
});

test.each(skins)('it can be read and pressed by everyone, in %s', async (skin) => {
  hold(thread(true));
  houseAnswers({ 'GET /api/mairy/help-offers': () => ({ offers: [offer] }) });
  const place = await listed(skin);
  await expect.element(page.getByText('Drive', { exact: true })).toBeVisible();
  await expectClean(place);
});
