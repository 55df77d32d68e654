import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectClean } from '../../../test/expect-clean.ts';
import { mount, sizes, type Size } from '../../../test/mount.tsx';
import { goInside } from '../../../test/sign-in-anna.ts';
import { skins, type Skin } from '../../../ui/skins/skin.ts';
import { aboutTabs, aboutTexts, type AboutTab } from './about-texts.ts';
import { AboutScreen } from './AboutScreen.tsx';

beforeAll(() => goInside());
const onTab = vi.fn<(tab: string) => void>();

interface Look {
  readonly tab?: AboutTab;
  readonly skin?: Skin;
  readonly size?: Size;
  readonly back?: string;
  readonly federation?: string | null;
}

function look({ tab, skin, size = 'wide', back, federation = null }: Look): Promise<HTMLElement> {
  vi.mocked(fetch).mockImplementation(() => Promise.resolve(Response.json({ federation })));
  return mount(
    <QueryClientProvider client={new QueryClient()}>
      <AboutScreen title="About" tab={tab} back={back} onTab={onTab} />
    </QueryClientProvider>,
    skin,
    size,
  );
}
const hrefOf = (name: string) => page.getByRole('link', { name, exact: true }).element().getAttribute('href');

describe.each(skins)('[O10] about the house in %s', (skin) => {
  test.each(aboutTabs.flatMap((tab) => (Object.keys(sizes) as Size[]).map((size) => [tab, size] as const)))(
    '%s has names, roles and contrast on a %s screen, and holds to its width',
    async (tab, size) => expectClean(await look({ tab, skin, size })),
  );
});

test('[O10] four tabs with the specification’s names, reached by arrow keys', async () => {
  await look({});
  const tabs = page.getByRole('tab').elements();
  expect(tabs.map((tab) => tab.textContent)).toEqual([
    'Overview',
    'The Game',
    'Project Salons',
    'Why This Matters',
  ]);
  (tabs[0] as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight}{Enter}');
  expect(onTab).toHaveBeenLastCalledWith('game');
});

test.each(aboutTabs)('[O10] on %s every way on is there, and one of them is lit', async (tab) => {
  const place = await look({ tab });
  expect(hrefOf('Enter the Game')).toBe('/mairy');
  expect(hrefOf('Try Project Salons')).toBe('/salons');
  expect(hrefOf('ToolFed Apps & Partners')).toBe('/tools');
  expect(hrefOf('Test Landing V2')).toBe('/?version=v2');
  expect(place.querySelectorAll('a[class*=primary]')).toHaveLength(1);
  await expect.element(page.getByRole('img', { name: aboutTexts[tab].scene })).toBeVisible();
});

test('[O10] an address that names no tab shows the overview', async () => {
  await look({ tab: 'cellar' as AboutTab });
  await expect.element(page.getByRole('heading', { name: 'a guild to build belonging' })).toBeVisible();
});

test('[O10] who brings the house is named only where its operator has said so', async () => {
  await look({ federation: 'https://federation.example' });
  const link = page.getByRole('link', { name: /^brought to you by the Federation/ });
  await expect.element(link).toHaveAttribute('href', 'https://federation.example');
  await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer');
});

test('[O10] without such a setting nothing stands in its place', async () => {
  await look({ federation: null });
  await expect.poll(() => vi.mocked(fetch).mock.calls.length).toBeGreaterThan(0);
  expect(page.getByRole('link', { name: /brought to you/ }).elements()).toEqual([]);
});

test('[O10] whoever looks in from the first evening is led back to it', async () => {
  await look({ tab: 'why', back: '/game/welcome' });
  expect(hrefOf('Back to your first evening')).toBe('/game/welcome');
});

test('[O10] everybody else sees no such way', async () => {
  await look({ tab: 'why' });
  expect(page.getByRole('link', { name: /first evening/ }).elements()).toEqual([]);
});
