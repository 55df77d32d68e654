import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectClean } from '../../../test/expect-clean.ts';
import { motion } from '../../../test/motion.ts';
import { mount, type Size } from '../../../test/mount.tsx';
import { skins, type Skin } from '../../../ui/skins/skin.ts';
import { welcome } from './introduction.words.ts';
import { IntroductionScreen } from './IntroductionScreen.tsx';

const step = { finish: vi.fn<() => void>(), toTheGame: vi.fn<() => void>(), back: '/game/mission' };

const open = (skin: Skin = 'epic', size: Size = 'narrow', name = 'Anna'): Promise<HTMLElement> =>
  mount(
    <div style={{ height: '100dvh' }}>
      <IntroductionScreen title="Welcome to the game" name={name} step={step} />
    </div>,
    skin,
    size,
  );

const paragraphs = (place: HTMLElement) => [...place.querySelectorAll<HTMLElement>('article p')].slice(1);
const coming = (place: HTMLElement) => paragraphs(place).some((p) => p.getAnimations().length > 0);

beforeEach(() => motion('reduce'));

afterEach(() => {
  step.finish.mockClear();
  step.toTheGame.mockClear();
});

// This first: what was said once in a window is not said again.
test('[O4] Mairy’s words come paragraph by paragraph, and a key brings them all', async () => {
  await motion('no-preference');
  const place = await open();
  const come = paragraphs(place).map((p) => p.getAnimations()[0]!.effect!.getComputedTiming().delay);
  expect(come).toEqual([0, 1800, 3600, 5400]);
  await userEvent.keyboard('{Enter}');
  expect(coming(place)).toBe(false);
  expect(step.finish).not.toHaveBeenCalled();
});

test('[O4] whoever learned more and came back finds all of it said', async () => {
  await motion('no-preference');
  const place = await open();
  expect(coming(place)).toBe(false);
  expect(paragraphs(place).map((p) => p.textContent)).toEqual(welcome('Anna'));
});

const looks = skins.flatMap((skin) => (['narrow', 'wide'] as const).map((size) => [skin, size] as const));
test.each(looks)(
  '[O4] without movement it stands whole, legible and named, in %s, %s',
  async (skin, size) => {
    const place = await open(skin, size, 'Maximiliane-Theodora');
    expect(paragraphs(place)).toHaveLength(4);
    expect(coming(place)).toBe(false);
    await expectClean(place);
  },
);

test('[O4] three ways on: into the seeker field, past it to the game, and to what it is about', async () => {
  const place = await open();
  const [enter, skip] = [...place.querySelectorAll('button')];
  const more = [...place.querySelectorAll('a')].at(-1)!;
  expect([enter, skip, more].map((way) => way!.innerText)).toEqual([
    'Enter the Seeker Field',
    'Skip Introduction',
    'Learn More',
  ]);
  await userEvent.click(enter!);
  await userEvent.click(skip!);
  expect([step.finish, step.toTheGame].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  expect(more.getAttribute('href')).toBe('/about?from=evening');
});
