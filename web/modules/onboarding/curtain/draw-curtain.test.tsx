import { curtainTimes } from '@kinsong/engines/onboarding/curtain-times.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { motion } from '../../../test/motion.ts';
import { mount } from '../../../test/mount.tsx';
import { skins } from '../../../ui/skins/skin.ts';
import { breakthrough } from './breakthrough.ts';
import { bringCurtains, changeScene } from './change-scene.ts';
import { drawCurtain, openCurtain } from './draw-curtain.ts';
import { hangCloth } from './hang-cloth.ts';

const curtains = () => document.querySelectorAll('[data-curtain]').length;

function hide(hidden: boolean): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(async () => {
  await mount(<main>The screen before</main>);
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe.each(['reduce', 'no-preference'] as const)('[O3] a curtain, with motion: %s', (value) => {
  beforeEach(() => motion(value));
  afterEach(() => motion('reduce'));

  test('closes before it leads on, leads on once, opens, and nothing of it is left', async () => {
    const lead = vi.fn<() => void>();
    const drawn = drawCurtain(lead);
    expect(curtains()).toBe(1);
    expect(document.querySelector('[data-curtain]')?.getAttribute('aria-hidden')).toBe('true');
    expect(lead).not.toHaveBeenCalled();
    await drawn;
    expect(lead).toHaveBeenCalledTimes(1);
    expect(curtains()).toBe(0);
  });

  test('drawn again while it closes it is one curtain, and leads where was said last', async () => {
    const [first, second] = [vi.fn<() => void>(), vi.fn<() => void>()];
    const both = [drawCurtain(first), drawCurtain(second)];
    expect(curtains()).toBe(1);
    await Promise.all(both);
    expect(first).not.toHaveBeenCalled();
    expect(second).toHaveBeenCalledTimes(1);
  });

  test('opens and goes although what leads on fails, and the failure is told', async () => {
    await expect(
      drawCurtain(() => {
        throw new Error('no such way');
      }),
    ).rejects.toThrow('no such way');
    expect(curtains()).toBe(0);
  });

  test('in a tab that nobody sees is over at once', async () => {
    const lead = vi.fn<() => void>();
    const drawn = drawCurtain(lead);
    hide(true);
    const since = performance.now();
    await drawn;
    expect(performance.now() - since).toBeLessThan(1000);
    expect(lead).toHaveBeenCalledTimes(1);
  });

  test('that is closed already only opens', async () => {
    const lead = vi.fn<() => void>();
    const drawn = openCurtain(lead);
    expect(lead).toHaveBeenCalledTimes(1);
    await drawn;
  });
});

test('[O3] asked again while it opens, what leads on is called at once', async () => {
  const second = vi.fn<() => void>();
  const drawn = drawCurtain(() => undefined);
  await vi.waitFor(() => expect(document.querySelector('[data-led]')).not.toBeNull());
  const joined = drawCurtain(second);
  expect(second).toHaveBeenCalledTimes(1);
  await Promise.all([drawn, joined]);
});

test('[O3] where the next screen has closed a curtain of its own, that one opens and not this', async () => {
  const since = performance.now();
  await drawCurtain(() => {
    const own = document.createElement('div');
    own.dataset['ownCurtain'] = 'hung';
    document.querySelector('main')?.append(own);
  });
  expect(performance.now() - since).toBeLessThan(2500);
});

test.each(skins)(
  '[O3] in %s the cloth hangs over the whole window, and is cut anew for another',
  async (skin) => {
    const place = await mount(<div style={{ position: 'fixed', inset: 0 }} />, skin, 'narrow');
    const cloth = hangCloth(place.firstElementChild as HTMLElement);
    const slices = () => [...place.querySelectorAll<HTMLCanvasElement>('canvas')];
    const reaches = () => Math.max(...slices().map((each) => each.getBoundingClientRect().right));
    expect(slices().some(({ style }) => style.transform.startsWith('matrix3d'))).toBe(true);
    expect(reaches()).toBeGreaterThanOrEqual(390);
    cloth.set(1);
    expect(slices().every((each) => !each.checkVisibility())).toBe(true);
    await page.viewport(1440, 900);
    cloth.set(0.2);
    expect(reaches()).toBeGreaterThanOrEqual(1440);
    await page.viewport(390, 844);
    await vi.waitFor(() => expect(reaches()).toBeLessThan(420));
    cloth.takeDown();
    expect(slices()).toEqual([]);
  },
);

test('[O3] what moves is told to the browser once: no step of it needs the page', async () => {
  await motion('no-preference');
  const drawn = drawCurtain(() => undefined);
  const animations = document.querySelector('[data-curtain]')?.getAnimations({ subtree: true }) ?? [];
  expect(animations.length).toBeGreaterThan(20);
  for (const animation of animations)
    expect(animation.effect?.getComputedTiming().duration).toBe(curtainTimes.closes);
  await drawn;
  await motion('reduce');
});

test('[O3] light breaks in before one who has said who they are is led on; called twice it is one', async () => {
  const [lead, other] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const both = [breakthrough(lead), breakthrough(other)];
  expect(document.querySelectorAll('[data-curtain="breakthrough"]')).toHaveLength(1);
  expect(lead).not.toHaveBeenCalled();
  await Promise.all(both);
  expect(lead).toHaveBeenCalledTimes(1);
  expect(curtains()).toBe(0);
  expect(other).not.toHaveBeenCalled();
});

test.each([
  ['manifesto_onboarding', 'finished', 'breakthrough'],
  ['guild_creation', 'finished', 'drawn'],
  ['game_montage', 'skipped', 'drawn'],
  ['system_warning', 'to_game', 'drawn'],
  ['system_warning', 'finished', null],
] as const)('[O3] %s, %s: what falls between is %s', async (part, act, what) => {
  const lead = vi.fn<() => void>();
  await bringCurtains();
  const changed = changeScene(part, act, lead);
  const seen = () => document.querySelector<HTMLElement>('[data-curtain]')?.dataset['curtain'] ?? null;
  await expect.poll(seen, { interval: 5 }).toBe(what);
  await changed;
  expect(lead).toHaveBeenCalledTimes(1);
});
