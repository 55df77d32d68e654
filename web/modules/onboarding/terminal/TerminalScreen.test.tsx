import { arrivals } from '@kinsong/engines/onboarding/terminal-lines.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectClean } from '../../../test/expect-clean.ts';
import { motion } from '../../../test/motion.ts';
import { mount, type Size } from '../../../test/mount.tsx';
import { skins, type Skin } from '../../../ui/skins/skin.ts';
import { terminalLines } from './terminal.words.ts';
import { TerminalScreen } from './TerminalScreen.tsx';

const step = { finish: vi.fn<() => void>(), skip: vi.fn<() => void>(), back: '/game/welcome' };

const open = (skin: Skin = 'epic', size: Size = 'narrow'): Promise<HTMLElement> =>
  mount(
    <div style={{ height: '100dvh' }}>
      <TerminalScreen title="The terminal" step={step} />
    </div>,
    skin,
    size,
  );

const nextFrame = () => new Promise(requestAnimationFrame);

/** The clock in one's hand, standing where the first line is waited for. */
async function openMoving(): Promise<HTMLElement> {
  await motion('no-preference');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  const place = await open();
  while (vi.getTimerCount() !== 1) await nextFrame();
  return place;
}

const seen = (place: HTMLElement): string[] =>
  [...place.querySelectorAll<HTMLElement>('[data-lines] > p')]
    .filter((line) => getComputedStyle(line).visibility === 'visible')
    .map((line) => line.textContent);
const begin = (place: HTMLElement) =>
  [...place.querySelectorAll('button')].find(({ innerText }) => innerText === "LET'S BEGIN");

beforeEach(() => motion('reduce'));

afterEach(() => {
  vi.useRealTimers();
  step.finish.mockClear();
  step.skip.mockClear();
});

const looks = skins.flatMap((skin) => (['narrow', 'wide'] as const).map((size) => [skin, size] as const));
test.each(looks)('[O4] without movement all of it stands at once, legible, in %s, %s', async (skin, size) => {
  const place = await open(skin, size);
  expect(seen(place)).toEqual(terminalLines);
  expect(begin(place)).toBeDefined();
  expect(place.querySelector('[data-spiral]')!.getAnimations()).toEqual([]);
  await expectClean(place);
});

test('[O4] one line after the other, 800 ms or 200 before each, and LET’S BEGIN 500 ms after the last', async () => {
  const place = await openMoving();
  const [first = 0, ...others] = arrivals(terminalLines);
  let [at, stand] = [first, 1];
  vi.advanceTimersByTime(first);
  for (const next of others) {
    await nextFrame();
    expect(seen(place)).toEqual(terminalLines.slice(0, stand));
    expect(begin(place)).toBeUndefined();
    vi.advanceTimersByTime(next - at - 1);
    await nextFrame();
    expect(seen(place)).toHaveLength(stand);
    vi.advanceTimersByTime(1);
    [at, stand] = [next, stand + 1];
  }
  await nextFrame();
  await userEvent.click(begin(place)!);
  expect(step.finish).toHaveBeenCalledOnce();
});

test('[O4] it can be skipped from the first moment, and a tap or a key brings all of it', async () => {
  const place = await openMoving();
  await userEvent.click(place.querySelector('button')!);
  expect(step.skip).toHaveBeenCalledOnce();
  await userEvent.keyboard('{Enter}');
  expect(seen(place)).toEqual(terminalLines);
  expect(step.finish).not.toHaveBeenCalled();
});

test('[O4] the spiral beside it turns by 0.2 degrees every 50 ms', async () => {
  const place = await openMoving();
  const spiral = place.querySelector('[data-spiral]')!;
  while (spiral.getAnimations().length === 0) await nextFrame();
  const [turn] = spiral.getAnimations();
  turn!.pause();
  const angles = [0, 49, 50, 149, 150].map((ms) => {
    turn!.currentTime = ms;
    return Number.parseFloat(getComputedStyle(spiral).rotate);
  });
  expect(angles.map((angle) => angle.toFixed(2))).toEqual(['0.00', '0.00', '0.20', '0.40', '0.60']);
});

test('[O4] a listener has its ten lines from the first moment', async () => {
  const place = await openMoving();
  const told = [...place.querySelectorAll('main p')].filter((p) => p.closest('[aria-hidden]') === null);
  expect(told.map((p) => p.textContent)).toEqual(terminalLines.filter(Boolean));
  expect(told).toHaveLength(10);
});
