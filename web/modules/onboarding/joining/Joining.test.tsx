import { currentTexts } from '@kinsong/contract/onboarding/commitment-texts.ts';
import { commitmentIds, type Acceptance } from '@kinsong/contract/onboarding/commitments.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
  type RouterHistory,
} from '@tanstack/react-router';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { changeMyself } from '../../../platform/session/session.ts';
import { expectClean } from '../../../test/expect-clean.ts';
import { mount, sizes, type Size } from '../../../test/mount.tsx';
import { goInside } from '../../../test/sign-in-anna.ts';
import { skins, type Skin } from '../../../ui/skins/skin.ts';
import { Joining } from './Joining.tsx';
import { WhatYouPromised } from './WhatYouPromised.tsx';

const acceptedIn = (version: number, at: string): Acceptance[] =>
  commitmentIds.map((id) => ({ id, version, accepted_at: at, signature: 'Anna of the bakery' }));
const accepted = acceptedIn(currentTexts.version, '2026-03-03T18:00:00.000Z');

/** What the house answers to each method; undefined: nothing comes. */
const house = vi.fn<(method: string, body: unknown) => object | undefined>();
beforeAll(() => goInside());
beforeEach(() => {
  house.mockReset();
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_address, { method = 'GET', body } = {}) => {
    const answer = house(method, typeof body === 'string' ? JSON.parse(body) : undefined);
    if (answer === undefined) throw new TypeError('No way to the house');
    return Response.json(answer);
  });
});

let history: RouterHistory;

function shown(what: () => React.ReactNode, skin?: Skin, size?: Size): Promise<HTMLElement> {
  history = createMemoryHistory({ initialEntries: ['/joining'] });
  const router = createRouter({
    routeTree: createRootRoute({ component: what }),
    history,
  });
  const queries = new QueryClient();
  return mount(
    <QueryClientProvider client={queries}>
      <div style={{ height: `${sizes[size ?? 'narrow'].height}px` }}>
        <RouterProvider router={router} />
      </div>
    </QueryClientProvider>,
    skin,
    size,
  );
}
const promiseAll = async () => {
  await expect.element(page.getByText('Four candles to light').first()).toBeVisible();
  for (const candle of document.querySelectorAll<HTMLElement>('button[data-candle]')) candle.click();
  await page.getByRole('button', { name: 'Enter' }).click();
};
const at = () => history.location.pathname;

describe('[O8] the first step of the evening', () => {
  beforeEach(() => changeMyself({ onboarding_step: 'sacred_tenets' }));

  test('promising is told to the house once, and leads on to the step it answers', async () => {
    house.mockImplementation((method) =>
      method === 'GET' ? { accepted: [] } : { accepted, step: 'manifesto_onboarding' },
    );
    await shown(Joining);
    await promiseAll();
    await expect.poll(at).toBe('/manifesto');
    expect(house.mock.calls.filter(([method]) => method === 'POST')).toEqual([
      ['POST', { signature: 'Anna', acknowledged: [...commitmentIds], version: currentTexts.version }],
    ]);
    expect(document.querySelectorAll('button[data-candle][aria-pressed=true]')).toHaveLength(4);
  });

  test('[E30] without an answer it says so, nobody is led on, and a second try goes through', async () => {
    house.mockImplementation((method) => (method === 'GET' ? { accepted: [] } : undefined));
    await shown(Joining);
    await promiseAll();
    await expect.element(page.getByText('Authentication failed. Please try again.')).toBeVisible();
    expect(at()).toBe('/joining');
    house.mockImplementation(() => ({ accepted, step: 'manifesto_onboarding' }));
    await page.getByRole('button', { name: 'Enter' }).click();
    await expect.poll(at).toBe('/manifesto');
  });

  test('one can promise though the house does not say what was promised before', async () => {
    house.mockImplementation((method) =>
      method === 'GET' ? undefined : { accepted, step: 'manifesto_onboarding' },
    );
    await shown(Joining);
    await promiseAll();
    await expect.poll(at).toBe('/manifesto');
  });
});

describe('[O8] opened again', () => {
  beforeEach(() => {
    changeMyself({ onboarding_step: 'mobile_chat' });
    house.mockReturnValue({ accepted });
  });

  test('the candles burn with the day of the promise, nothing is asked, and one button leads back', async () => {
    const place = await shown(Joining);
    await expect.element(page.getByText('Promised on 3 March 2026').first()).toBeVisible();
    expect(place.innerText.match(/Promised on 3 March 2026/g)).toHaveLength(4);
    expect(place.innerText).toContain('Anna of the bakery');
    expect(place.querySelector('[aria-pressed], input')).toBeNull();
    await page.getByRole('button', { name: 'Back to your account' }).click();
    await expect.poll(at).toBe('/account');
  });

  test('in the middle of the evening it leads on to where one was', async () => {
    changeMyself({ onboarding_step: 'game_intro' });
    await shown(Joining);
    await page.getByRole('button', { name: 'Go on' }).click();
    await expect.poll(at).toBe('/game/welcome');
  });

  test.each(skins.flatMap((skin) => (Object.keys(sizes) as Size[]).map((size) => [skin, size] as const)))(
    'has names, roles and contrast in %s, %s',
    async (skin, size) => {
      const place = await shown(Joining, skin, size);
      await expect.element(page.getByText('Promised on 3 March 2026').first()).toBeVisible();
      await expectClean(place);
    },
  );
});

describe('[O8] what one promised, in the account', () => {
  test('names each promise with version and day, and gives its words to read', async () => {
    house.mockReturnValue({ accepted });
    const place = await shown(WhatYouPromised);
    await expect.element(page.getByText('Signed Anna of the bakery')).toBeVisible();
    expect(
      [...place.querySelectorAll('li')].map(({ innerText }) => innerText.replaceAll(/\s+/g, ' ')),
    ).toEqual(commitmentIds.map((id) => `${currentTexts.commitments[id].title} version 1, 3 March 2026`));
    await page.getByRole('button', { name: 'Read the words' }).click();
    const sheet = page.getByRole('dialog', { name: 'What you promised' });
    await expect.element(sheet).toBeVisible();
    for (const id of commitmentIds)
      expect(sheet.element().textContent).toContain(currentTexts.commitments[id].words);
    expect(sheet.element().textContent).toContain(currentTexts.nda[0]?.paragraphs[0]);
  });

  test('keeps an older promise below the newer', async () => {
    const older = acceptedIn(1, '2025-03-03T18:00:00.000Z');
    house.mockReturnValue({ accepted: [...older, ...acceptedIn(2, '2026-03-03T18:00:00.000Z')] });
    const place = await shown(WhatYouPromised);
    await expect.element(page.getByRole('region', { name: 'Version 1' })).toBeVisible();
    expect(
      [...place.querySelectorAll('section')].map((section) => section.getAttribute('aria-label')),
    ).toEqual(['Version 2', 'Version 1']);
    await expect.element(page.getByRole('button', { name: 'Read version 1' })).toBeVisible();
  });

  test('says when it did not load, and tries again', async () => {
    await shown(WhatYouPromised);
    await expect.element(page.getByText('This did not load.', { exact: false })).toBeVisible();
    house.mockReturnValue({ accepted });
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.element(page.getByText('Signed Anna of the bakery')).toBeVisible();
  });

  test.each(skins)('has names, roles and contrast, in %s', async (skin) => {
    house.mockReturnValue({ accepted });
    const place = await shown(WhatYouPromised, skin);
    await expect.element(page.getByText('Signed Anna of the bakery')).toBeVisible();
    await expectClean(place);
  });
});
