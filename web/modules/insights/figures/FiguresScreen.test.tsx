import type { MonthFigures } from '@kinsong/contract/insights/figures.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectClean } from '../../../test/expect-clean.ts';
import { houseAnswers } from '../../../test/house-answers.ts';
import { mount, sizes, type Size } from '../../../test/mount.tsx';
import { salon, salonId } from '../../../test/salon.ts';
import { goInside } from '../../../test/sign-in-anna.ts';
import { skins, type Skin } from '../../../ui/skins/skin.ts';
import { apart } from './Activity.tsx';
import { FiguresScreen } from './FiguresScreen.tsx';

const months = (count: number): MonthFigures[] =>
  Array.from({ length: count }, (_, n) => ({
    month: new Date(Date.UTC(2026, 10 - (count - 1 - n), 1)).toISOString().slice(0, 7),
    ...{ said: 40 + ((n * 17) % 60), tasks: 10 + ((n * 7) % 20), votes: n % 3, gatherings: n % 5 },
  }));
const names = { joined: 'Coming in', taps: 'Trust taps', commitment_broken: 'Commitments not kept' };
const trust = [
  { day: '2026-05-03', score: 100 },
  { day: '2026-06-14', score: 120 },
  { day: '2026-11-12', score: 134 },
];
const causes = [
  { cause: 'joined', amount: 100 },
  { cause: 'taps', amount: 38 },
  { cause: 'commitment_broken', amount: -4 },
];
const full = { trust, causes, months: months(12) };

type House = Parameters<typeof houseAnswers>[0];
beforeEach(() => goInside());

async function look(house: House = {}, skin: Skin = 'epic', size: Size = 'narrow'): Promise<HTMLElement> {
  houseAnswers({
    'GET /api/user/figures': () => full,
    'GET /api/spaces': () => ({ spaces: [salon(1, { kind: 'family', name: 'The Dekkers' })] }),
    [`GET /api/spaces/${salonId(1)}/figures`]: () => ({ months: months(120) }),
    ...house,
  });
  return mount(
    <QueryClientProvider client={new QueryClient()}>
      <FiguresScreen title="Your years" causeNames={names} />
    </QueryClientProvider>,
    skin,
    size,
  );
}
const lines = (place: HTMLElement) => place.querySelectorAll('.recharts-line-curve').length;

describe.each(skins)('[D4] the pictures in %s', (skin) => {
  test.each(Object.keys(sizes) as Size[])('are clean on a %s screen', async (size) => {
    const place = await look({}, skin, size);
    await expect.poll(() => lines(place)).toBe(7);
    await expectClean(place);
  });
});

test('[D4] trust over time, where it comes from and what one did are drawn, each with a sentence', async () => {
  const place = await look();
  await expect
    .element(page.getByText('Since 3 May 2026 your trust grew by 34: it is 134 now.'))
    .toBeVisible();
  await expect
    .element(page.getByText('3 causes make 134 together; the most came of: coming in.'))
    .toBeVisible();
  await expect.element(page.getByText(/^Since December 2025, you said/)).toBeVisible();
  await expect.poll(() => place.querySelectorAll('.recharts-bar-rectangle').length).toBe(3);
});

test('[D4] behind each picture is the table with the same numbers', async () => {
  await look();
  await expect.element(page.getByText('In numbers').first()).toBeVisible();
  await page.getByText('In numbers').nth(0).click();
  await expect.element(page.getByRole('row', { name: '14 June 2026 120' })).toBeVisible();
  await page.getByText('In numbers').nth(1).click();
  await expect.element(page.getByRole('row', { name: 'Commitments not kept −4' })).toBeVisible();
});

test('[D4] ten years of a family are drawn by years', async () => {
  await look();
  await expect.element(page.getByRole('heading', { name: 'The Dekkers' })).toBeVisible();
  await page.getByText('In numbers').nth(3).click();
  await expect.element(page.getByRole('row', { name: /^2020/ })).toBeVisible();
});

test('[D4] a new seeker has a line of one day and sentences instead of empty pictures', async () => {
  const place = await look({
    'GET /api/user/figures': () => ({ trust: trust.slice(0, 1), causes: causes.slice(0, 1), months: [] }),
    'GET /api/spaces': () => ({ spaces: [] }),
  });
  await expect.element(page.getByText('You came in on 3 May 2026 with 100.')).toBeVisible();
  await expect.element(page.getByText('Nothing has been counted yet.')).toBeVisible();
  await expectClean(place);
});

test('[D4] without an answer it says so, and offers to try again', async () => {
  const place = await look({ 'GET /api/user/figures': () => ({ refused: 'house.broken' }) });
  await expect.element(page.getByText(/could not be drawn just now/)).toBeVisible();
  await expectClean(place);
});

test('[D4] the pictures print', async () => {
  const printing = vi.spyOn(globalThis, 'print').mockImplementation(() => {});
  await look();
  await page.getByRole('button', { name: 'Print' }).click();
  expect(printing).toHaveBeenCalledOnce();
});

test('[D4] names at the ends of lines do not stand on one another', () => {
  const values = [0, 1, 0];
  const moved = apart(values, 100);
  const places = values.map((value, at) => 190 * (1 - value / 100) + moved[at]!).toSorted((a, b) => a - b);
  expect(places[1]! - places[0]!).toBeGreaterThanOrEqual(18);
  expect(places[2]! - places[1]!).toBeGreaterThanOrEqual(18);
  expect(places[2]).toBeLessThanOrEqual(190);
});
