import type { SoulScore } from '@kinsong/contract/seekers/soul-score.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import * as tones from '../../../platform/audio/play-tone.ts';
import { expectClean } from '../../../test/expect-clean.ts';
import { mount, type Size } from '../../../test/mount.tsx';
import { skins, type Skin } from '../../../ui/skins/skin.ts';
import { lanterns, type LanternName } from './mission.words.ts';
import { MissionScreen } from './MissionScreen.tsx';

vi.mock('../../../platform/audio/play-tone.ts', { spy: true });

const step = { finish: vi.fn<() => void>(), toTheGame: vi.fn<() => void>(), back: '/manifesto' };
const some: SoulScore = { total: 12, today_total: 2 };

const open = (soul: SoulScore | undefined, ...how: [skin?: Skin, size?: Size]): Promise<HTMLElement> =>
  mount(
    <div style={{ height: '100dvh' }}>
      <MissionScreen title="You Are a Seeker Agent" soul={soul} step={step} />
    </div>,
    ...how,
  );

const lantern = (place: HTMLElement, name: LanternName) =>
  place.querySelector<HTMLElement>(`[data-lantern="${name}"]`)!;
const opener = (place: HTMLElement, name: LanternName) =>
  lantern(place, name).querySelector<HTMLElement>('h2 > button')!;
const named = (place: HTMLElement, words: string) =>
  [...place.querySelectorAll('button')].find(({ innerText }) => innerText === words)!;

afterEach(() => vi.clearAllMocks());

const names = Object.keys(lanterns) as LanternName[];
const looks = skins.flatMap((skin) => (['narrow', 'wide'] as const).map((size) => [skin, size] as const));

test.each(looks)(
  '[O6] four lanterns under one title, legible open and shut, in %s, %s',
  async (skin, size) => {
    const place = await open(some, skin, size);
    expect(place.querySelector('h1')!.innerText).toBe('You Are a Seeker Agent');
    expect([...place.querySelectorAll('h2')].map(({ innerText }) => innerText)).toEqual([
      'Real Things, Done',
      'Trust as Currency',
      'AI Perspective Swapping',
      'Soul Score',
    ]);
    expect(place.innerText).not.toMatch(/coming soon/i);
    await expectClean(place);
    for (const name of names) {
      await userEvent.click(opener(place, name));
      for (const button of place.querySelectorAll('a, button')) {
        expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
      }
    }
    await expectClean(place);
  },
);

test.each([
  [{ total: 12, today_total: 2 }, '12 yours, 2 of it today'],
  [{ total: 0, today_total: 0 }, '0 yours so far'],
])('[O6] the soul score card shows one’s own: %o', async (soul, words) => {
  const place = await open(soul);
  expect(lantern(place, 'soul').innerText).toContain(words);
});

test('[O6] before the house has answered, the soul card claims no number', async () => {
  const place = await open(undefined);
  expect(lantern(place, 'soul').innerText).not.toMatch(/\d/);
});

test('[O6] a tap anywhere on a lantern opens it and shuts the one before, and again shuts it', async () => {
  const place = await open(some);
  const state = () => names.map((name) => opener(place, name).ariaExpanded === 'true');
  await userEvent.click(lantern(place, 'real'), { position: { x: 8, y: 40 } });
  expect(state()).toEqual([true, false, false, false]);
  expect(lantern(place, 'real').innerText).toContain(lanterns.real.more);
  await userEvent.click(opener(place, 'swap'));
  expect(state()).toEqual([false, false, true, false]);
  await userEvent.click(opener(place, 'swap'));
  expect(state()).toEqual([false, false, false, false]);
});

test('[O6] each has something small to try, by keys alone, and says what came of it', async () => {
  const place = await open(some);
  for (const name of names) {
    opener(place, name).focus();
    await userEvent.keyboard('{Enter}{Tab}');
    expect((document.activeElement as HTMLElement).innerText).toBe(lanterns[name].trial);
    const found = () => lantern(place, name).querySelector('[role=status]')!.textContent;
    expect(found()).toBe('');
    await userEvent.keyboard(' ');
    expect(found()).toBe(lanterns[name].found);
    expect(lantern(place, name).querySelector('svg')!.dataset['tried']).toBe('true');
  }
});

test('[O6] the soul card rings as soul does, each time', async () => {
  const place = await open(some);
  await userEvent.click(opener(place, 'soul'));
  await userEvent.click(named(place, lanterns.soul.trial));
  await userEvent.click(named(place, lanterns.soul.trial));
  expect(vi.mocked(tones.ring).mock.calls).toEqual([['soul'], ['soul']]);
  expect(lantern(place, 'soul').innerText).toContain(lanterns.soul.found);
});

test('[O6] Begin Your Mission goes on, Skip to Game leads there', async () => {
  const place = await open(some);
  await userEvent.click(named(place, 'Begin Your Mission'));
  await userEvent.click(named(place, 'Skip to Game'));
  expect([step.finish, step.toTheGame].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});
