import type { PartnerCard } from '@kinsong/contract/partners/partners.ts';
import { errors } from '@kinsong/contract/common/errors.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { signedIn } from '../../platform/signed-in.ts';
import { expectClean } from '../../test/expect-clean.ts';
import { mount, sizes, type Size } from '../../test/mount.tsx';
import { anna, goInside } from '../../test/sign-in-anna.ts';
import { Toasts } from '../../ui/index.ts';
import { skins, type Skin } from '../../ui/skins/skin.ts';
import { PartnersScreen } from './PartnersScreen.tsx';

const idOf = (n: number): string => `0199a0de-0000-7000-8000-00000000000${n}`;
const card = (n: number, name: string, more: Partial<PartnerCard> = {}): PartnerCard => ({
  id: idOf(n),
  rev: 1,
  shelf: 'consciousness',
  name,
  words: 'A line to breathe along, for the bus and the bathroom.',
  address: 'https://slowbreath.example',
  motif: 'wave',
  hidden: false,
  ...more,
});
const shelf: PartnerCard[] = [
  card(1, 'Evening Bowl', { motif: 'bowl' }),
  card(2, 'Slow Breath'),
  card(3, 'Night Letters', { motif: 'moon', address: null }),
  card(4, 'Two Chairs', { motif: 'person', hidden: true }),
];

/** What the house has, and what it was asked for. */
let house: PartnerCard[] = shelf;
let asked: { method: string; path: string; body: Record<string, unknown> }[] = [];
type Answers = (method: string, path: string, body: Record<string, unknown>) => Response | undefined;
let answer: Answers = () => undefined;

beforeEach(() => {
  house = shelf;
  asked = [];
  answer = () => undefined;
  goInside();
  vi.mocked(fetch).mockImplementation((path, { method = 'GET', body } = {}) => {
    const sent = {
      method,
      path: typeof path === 'string' ? path : '',
      body: JSON.parse(typeof body === 'string' ? body : '{}') as Record<string, unknown>,
    };
    if (method === 'GET' && sent.path === '/api/partners')
      return Promise.resolve(Response.json({ cards: house }));
    if (sent.path.startsWith('/api/partners')) asked.push(sent);
    const answered = answer(sent.method, sent.path, sent.body);
    return answered === undefined ? Promise.reject(new TypeError('No way')) : Promise.resolve(answered);
  });
});

async function look(
  who: 'a member' | 'a super user',
  { skin, size = 'wide', tab }: { skin?: Skin; size?: Size; tab?: string } = {},
): Promise<HTMLElement> {
  signedIn().person = { ...anna, name: 'Ruth', is_super_user: who === 'a super user' };
  const place = await mount(
    <QueryClientProvider client={new QueryClient()}>
      <PartnersScreen title="Tools and partners" tab={tab} onTab={onTab} />
      <Toasts />
    </QueryClientProvider>,
    skin,
    size,
  );
  await expect.poll(() => place.querySelector('[data-loading]')).toBeNull();
  return place;
}
const onTab = vi.fn<(tab: string) => void>();

describe.each(skins)('[O10] the shelves in %s', (skin) => {
  describe.each(Object.keys(sizes) as Size[])('on a %s screen', (size) => {
    test('have names, roles and contrast for a member, and hold to the width', async () => {
      const place = await look('a member', { skin, size });
      await expectClean(place);
    });

    test('and for a super user, with the card that is being edited', async () => {
      const place = await look('a super user', { skin, size });
      await page.getByRole('button', { name: 'Edit Slow Breath' }).click();
      await expect.element(page.getByLabelText('Name', { exact: true })).toHaveValue('Slow Breath');
      await expectClean(size === 'wide' ? place : document.body);
    });
  });
});

describe('[O10] for a member', () => {
  test('a card with an address is visited in a new tab, which learns nothing of the house', async () => {
    await look('a member');
    const link = page.getByRole('link', { name: /^Visit Live Slow Breath/ }).element();
    expect(link.getAttribute('href')).toBe('https://slowbreath.example');
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toBe('noopener noreferrer');
    expect(link.getAttribute('referrerpolicy')).toBe('no-referrer');
  });

  test('a card without one says Coming Soon, and an alert when it is pressed', async () => {
    await look('a member');
    expect(page.getByRole('link', { name: /Night Letters/ }).elements()).toEqual([]);
    await page.getByRole('button', { name: 'Coming Soon Night Letters' }).click();
    await expect
      .element(page.getByText('Night Letters is not open yet. Its door will be here.'))
      .toBeVisible();
  });

  test('the ways back stand there, and nothing to edit with', async () => {
    await look('a member');
    expect(page.getByRole('link', { name: 'Back to Game' }).element().getAttribute('href')).toBe('/mairy');
    expect(page.getByRole('link', { name: 'Enter the Game' }).element().getAttribute('href')).toBe('/mairy');
    expect(page.getByRole('button', { name: /^Edit|new card/ }).elements()).toEqual([]);
    expect(page.getByRole('textbox').elements()).toEqual([]);
  });

  test('four tabs, reached by arrow keys', async () => {
    await look('a member');
    const tabs = page.getByRole('tab').elements();
    expect(tabs.map((tab) => tab.textContent)).toEqual([
      'Consciousness tools',
      'Partner apps',
      'Venture and investment',
      'Community platforms',
    ]);
    (tabs[0] as HTMLElement).focus();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    expect(onTab).toHaveBeenLastCalledWith('apps');
  });

  test('an empty shelf says who fills it', async () => {
    await look('a member', { tab: 'venture' });
    await expect.element(page.getByText(/Those who look after the house put here/)).toBeVisible();
  });

  test('shelves that do not load say so, and load on Retry', async () => {
    vi.mocked(fetch).mockRejectedValueOnce(new TypeError('No way'));
    await look('a member');
    await expect.element(page.getByText(/Nothing on them was changed/)).toBeVisible();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.element(page.getByRole('heading', { name: 'Slow Breath' })).toBeVisible();
  });
});

describe('[O10] a super user', () => {
  const keep = () => page.getByRole('button', { name: /^Keep/ });
  const words = () => page.getByLabelText(/^What it is for/);

  test('changes a card; what was seen goes with it', async () => {
    answer = (_, __, { rev, ...body }) => Response.json({ ...body, id: idOf(2), rev: Number(rev) + 1 });
    await look('a super user');
    await page.getByRole('button', { name: 'Edit Slow Breath' }).click();
    await words().fill('One long line.');
    await page.getByLabelText(/^Address/).fill('breath.example/now');
    await keep().click();
    await expect.poll(() => asked.length).toBe(1);
    expect(asked[0]).toMatchObject({
      method: 'PUT',
      path: `/api/partners/${idOf(2)}`,
      body: { rev: 1, words: 'One long line.', address: 'https://breath.example/now' },
    });
  });

  test('is told at the field what is wrong with it, and nothing written is lost', async () => {
    const fields = { address: 'Write a whole address.' };
    answer = () =>
      Response.json(
        { detail: errors['input.wrong'].text, code: 'input.wrong', request_id: 'r', fields },
        { status: 400 },
      );
    await look('a super user');
    await page.getByLabelText('Name', { exact: true }).fill('Half a Bridge');
    await page.getByLabelText(/^Address/).fill('javascript:alert(1)');
    await keep().click();
    await expect
      .element(page.getByLabelText(/^Address/))
      .toHaveAccessibleDescription('Write a whole address.');
    await expect.element(page.getByLabelText('Name', { exact: true })).toHaveValue('Half a Bridge');
    expect(asked[0]).toMatchObject({ method: 'POST', body: { shelf: 'consciousness' } });
  });

  test('whose card was changed meanwhile sees both, and keeps the one they want', async () => {
    const theirs = card(2, 'Slow Breath', { rev: 2, words: 'Theirs.' });
    answer = (_, __, { rev, ...body }) => {
      house = shelf.map((each) => (each.id === theirs.id ? theirs : each));
      const code = 'card.changed' as const;
      return rev === 1
        ? Response.json({ detail: errors[code].text, code, request_id: 'r' }, { status: 409 })
        : Response.json({ ...body, id: theirs.id, rev: 3 });
    };
    await look('a super user');
    await page.getByRole('button', { name: 'Edit Slow Breath' }).click();
    await words().fill('Mine.');
    await keep().click();
    await expect.element(page.getByText('Theirs: “Slow Breath. Theirs.”', { exact: false })).toBeVisible();
    await expect.element(words()).toHaveValue('Mine.');
    await page.getByRole('button', { name: 'Keep mine' }).click();
    await expect.poll(() => asked.map(({ body }) => body['rev'])).toEqual([1, 2]);
  });

  test('looks at another card meanwhile, and finds what was written again', async () => {
    await look('a super user');
    await page.getByRole('button', { name: 'Edit Slow Breath' }).click();
    await words().fill('Half a thought');
    await page.getByRole('button', { name: 'Edit Evening Bowl' }).click();
    await expect.element(words()).not.toHaveValue('Half a thought');
    await page.getByRole('button', { name: 'Edit Slow Breath' }).click();
    await expect.element(words()).toHaveValue('Half a thought');
  });

  test('orders the cards by buttons, and by keys at the card itself', async () => {
    answer = () => Response.json({ order: [] });
    const place = await look('a super user');
    const names = () => [...place.querySelectorAll('li h2')].map((each) => each.textContent);
    await page.getByRole('button', { name: 'Edit Slow Breath' }).click();
    await expect.element(page.getByText('2 of 4')).toBeVisible();
    await page.getByRole('button', { name: 'One place earlier' }).click();
    await expect
      .poll(() => asked.at(-1))
      .toMatchObject({
        method: 'PUT',
        path: `/api/partners/${idOf(2)}/place`,
        body: { before: idOf(1) },
      });
    (page.getByRole('button', { name: 'Edit Night Letters' }).element() as HTMLElement).focus();
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
    await expect.poll(() => asked.at(-1)?.path).toBe(`/api/partners/${idOf(3)}/place`);
    expect(asked.at(-1)?.body).toEqual({ before: null });
    await expect.poll(names).toEqual(['Evening Bowl', 'Slow Breath', 'Night Letters', 'Two Chairs']);
  });

  test('removes a card only after one question', async () => {
    answer = () => Response.json({ removed: true });
    await look('a super user');
    await page.getByRole('button', { name: 'Edit Slow Breath' }).click();
    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    await expect.element(page.getByRole('dialog', { name: 'Remove Slow Breath?' })).toBeVisible();
    expect(asked).toEqual([]);
    await page.getByRole('button', { name: 'Remove it' }).click();
    await expect
      .poll(() => asked.at(-1))
      .toMatchObject({
        method: 'DELETE',
        path: `/api/partners/${idOf(2)}?rev=1`,
      });
  });

  test('puts the first card on an empty shelf', async () => {
    await look('a super user', { tab: 'community', size: 'narrow' });
    await page.getByRole('button', { name: 'Put the first card here' }).click();
    await expect.element(page.getByLabelText('Name', { exact: true })).toBeVisible();
    await expect.element(page.getByLabelText('Shelf')).toHaveValue('community');
  });
});
