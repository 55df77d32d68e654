import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { screenByKey } from '../../../app/screens.ts';
import { expectClean } from '../../../test/expect-clean.ts';
import { motion } from '../../../test/motion.ts';
import { mount, type Size } from '../../../test/mount.tsx';
import { skins, type Skin } from '../../../ui/skins/skin.ts';
import { typedTexts, type TypedKey } from './typed-texts.ts';
import { TypedScreen } from './TypedScreen.tsx';

const keys = Object.keys(typedTexts) as TypedKey[];
const step = { finish: vi.fn<() => void>(), toTheGame: vi.fn<() => void>(), back: '/game/montage' };

async function open(key: TypedKey, skin: Skin = 'epic', size: Size = 'narrow'): Promise<HTMLElement> {
  return mount(
    <div style={{ height: '100dvh' }}>
      <TypedScreen title={screenByKey(key)!.title} words={typedTexts[key]} step={step} />
    </div>,
    skin,
    size,
  );
}

/** The clock in one's hand, standing where `clocks` of them were wound: the typing and the number. */
async function openAt(key: TypedKey, how: 'reduce' | 'no-preference', clocks: number): Promise<HTMLElement> {
  await motion(how);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  const place = await open(key);
  // Polling would move the clock on.
  while (vi.getTimerCount() !== clocks) await nextFrame();
  return place;
}

const openMoving = (key: TypedKey) => openAt(key, 'no-preference', 2);
const nextFrame = () => new Promise(requestAnimationFrame);

const lines = (place: HTMLElement) => [...place.querySelectorAll<HTMLElement>('[data-typed] > p')];
/** What one sees of each paragraph. */
const typed = (place: HTMLElement) => lines(place).map((line) => line.innerText);

/** How far the cursor's light stands from where the last letter ends. */
function cursorFromEnd(place: HTMLElement): number {
  const letters = document.createRange();
  letters.selectNodeContents(lines(place).at(-1)!.firstChild!);
  const end = [...letters.getClientRects()].at(-1)!;
  const light = place.querySelector('[data-cursor] > *')!.getBoundingClientRect();
  return Math.hypot(light.left + light.width / 2 - end.right, light.top + light.height / 2 - end.top);
}

const buttons = (place: HTMLElement) => [...place.querySelectorAll('button')];
const whole = (key: TypedKey) => [...typedTexts[key].paragraphs];

beforeEach(() => motion('reduce'));

afterEach(() => {
  vi.useRealTimers();
  step.finish.mockClear();
  step.toTheGame.mockClear();
});

describe.each(keys)('%s', (key) => {
  const looks = skins.flatMap((skin) => (['narrow', 'wide'] as const).map((size) => [skin, size] as const));
  test.each(looks)(
    '[O7] without movement it is whole at once, legible and named, in %s, %s',
    async (skin, size) => {
      const place = await open(key, skin, size);
      expect(typed(place)).toEqual(whole(key));
      expect(cursorFromEnd(place)).toBeLessThan(2);
      expect(place.querySelector('h1')!.textContent).toBe(screenByKey(key)!.title);
      for (const target of place.querySelectorAll('a, button')) {
        expect(target.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
      }
      await expectClean(place);
    },
  );

  test('[O7] a listener has the whole text from the first moment; what is typed is only for eyes', async () => {
    const place = await openMoving(key);
    expect(typed(place).join('')).toBe('');
    expect(place.querySelector('[data-typed]')!.ariaHidden).toBe('true');
    const told = [...place.querySelectorAll('main p')].filter((p) => p.closest('[aria-hidden]') === null);
    expect(told.map((p) => p.textContent).filter((text) => !text.startsWith('current IQ'))).toEqual(
      whole(key),
    );
  });
});

test('[O7] the buttons say what the specification says', async () => {
  const said = [];
  for (const key of keys) said.push(buttons(await open(key)).map(({ innerText }) => innerText));
  expect(said).toEqual([
    ['CONTINUE', 'SKIP TO GAME'],
    ['ENTER THE GAME'],
    ['BEGIN REALITY CREATION'],
    ['ENTER THE SECRET HISTORY'],
  ]);
});

test('[O7] a character comes every 40 to 60 ms, only in its own paragraph, and moves no other word', async () => {
  const place = await openMoving('system_warning');
  const first = typedTexts.system_warning.paragraphs[0]!;
  const heights = () => lines(place).map((line) => line.getBoundingClientRect().top);
  const stood = heights();
  const seen = new MutationObserver(() => {});
  seen.observe(place.querySelector('[data-typed]')!, { characterData: true, childList: true, subtree: true });
  vi.advanceTimersByTime(1200);
  await nextFrame();
  expect(typed(place)[0]!.length).toBeGreaterThanOrEqual(19);
  expect(typed(place)[0]!.length).toBeLessThanOrEqual(30);
  expect(first.startsWith(typed(place)[0]!)).toBe(true);
  for (const { target } of seen.takeRecords()) expect(lines(place)[0]!.contains(target)).toBe(true);
  expect(heights()).toEqual(stood);
  vi.advanceTimersByTime(60_000);
  await nextFrame();
  expect(typed(place)).toEqual(whole('system_warning'));
  expect(heights()).toEqual(stood);
});

test('[O7] a tap anywhere completes the typing and does nothing else', async () => {
  const place = await openMoving('consciousness_reveal');
  await userEvent.click(lines(place)[0]!);
  expect(typed(place)).toEqual(whole('consciousness_reveal'));
  expect(step.finish).not.toHaveBeenCalled();
});

test.each([
  ['Enter', '{Enter>3/}'],
  ['Space', '[Space>3/]'],
])('[O7] %s completes it, however long it is held, and only the next press goes on', async (_key, held) => {
  const place = await openMoving('system_warning');
  buttons(place)[0]!.focus();
  await userEvent.keyboard(held);
  expect(typed(place)).toEqual(whole('system_warning'));
  expect(step.finish).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(step.finish).toHaveBeenCalledOnce();
});

test('[O7] after the key the button has the focus, so that two presses lead on', async () => {
  const place = await openMoving('belonging_reminder');
  (document.activeElement as HTMLElement).blur();
  await userEvent.keyboard(' ');
  expect(document.activeElement).toBe(buttons(place)[0]);
  await userEvent.keyboard(' ');
  expect(step.finish).toHaveBeenCalledOnce();
});

test('[O7] the buttons can be pressed before the typing ended', async () => {
  const place = await openMoving('system_warning');
  await userEvent.click(buttons(place)[1]!);
  expect(step.toTheGame).toHaveBeenCalledOnce();
  await userEvent.click(buttons(place)[0]!);
  expect(step.finish).toHaveBeenCalledOnce();
  expect(typed(place)).not.toEqual(whole('system_warning'));
});

describe('the current IQ', () => {
  const value = (place: HTMLElement) => Number(place.querySelector('footer b')!.textContent);
  const trace = (place: HTMLElement) => place.querySelector('polyline')!.points;

  test('[O7] stays within 10 of 1004 in figures of 56 px, with the trace of its last 27 values', async () => {
    const place = await openMoving('system_warning');
    for (let moved = 0; moved < 12; moved++) {
      vi.advanceTimersByTime(350);
      expect(Math.abs(value(place) - 1004)).toBeLessThanOrEqual(10);
      expect(trace(place)).toHaveLength(27);
    }
    expect(getComputedStyle(place.querySelector('footer b')!).fontSize).toBe('56px');
  });

  test.each([
    ['moves every 250 to 350 ms', 'no-preference', 2, 250, 350],
    ['moves ten times as seldom for who asked for less movement', 'reduce', 1, 2500, 3500],
  ] as const)('[O7] %s', async (_words, how, clocks, soonest, latest) => {
    const place = await openAt('system_warning', how, clocks);
    const drawn = () => place.querySelector('polyline')!.getAttribute('points');
    const before = drawn();
    vi.advanceTimersByTime(soonest - 1);
    await nextFrame();
    expect(drawn()).toBe(before);
    vi.advanceTimersByTime(latest - soonest + 1);
    await nextFrame();
    expect(drawn()).not.toBe(before);
  });
});
