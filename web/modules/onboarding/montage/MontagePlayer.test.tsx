import type { MontageSegment } from '@kinsong/contract/onboarding/montage.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { expectClean } from '../../../test/expect-clean.ts';
import { goInside } from '../../../test/sign-in-anna.ts';
import { mount, type Size } from '../../../test/mount.tsx';
import '../../../ui/tokens.stage.css';
import { skins, type Skin } from '../../../ui/skins/skin.ts';
import { builtInSegments } from './built-in-segments.ts';
import { segmentsOf } from './montage.data.ts';
import { MontagePlayer } from './MontagePlayer.tsx';

const segment = (segment_number: number, more: Partial<MontageSegment> = {}): MontageSegment => ({
  segment_number,
  type: 'origin',
  title: `The title of ${segment_number}`,
  content: `A line of ${segment_number}.\nAnother line.`,
  visual_effects: [],
  duration: 4000,
  transition_type: 'curtain',
  uploaded_content: [],
  ...more,
});
const three = [
  segment(1),
  segment(2, {
    type: 'gathering',
    uploaded_content: [{ description: 'The ferry road', contributor: 'Oma' }],
  }),
  segment(3, { type: 'threshold' }),
];

type End = 'completed' | 'skipped';

/** Time stands still but for what `pass` lets pass. */
async function play(segments: readonly MontageSegment[] | null = three, skin?: Skin, size?: Size) {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'performance', 'requestAnimationFrame', 'cancelAnimationFrame'],
  });
  const onEnd = vi.fn<(how: End) => void>();
  const place = await mount(
    <main>
      <h1>Montage</h1>
      <MontagePlayer segments={segments ?? undefined} onEnd={onEnd} />
    </main>,
    skin,
    size,
  );
  // The first picture is painted, then the curtain opens.
  if (segments) await until(() => place.querySelector('[data-painted]') !== null);
  await vi.advanceTimersByTimeAsync(0);
  const said = () => place.querySelector('[aria-live]')?.textContent ?? '';
  const part = () => place.querySelector('[role="img"]')?.getAttribute('aria-label');
  const button = (name: string) =>
    [...place.querySelectorAll('button')].find(
      (each) => each.textContent === name || each.ariaLabel === name,
    );
  return { place, onEnd, said, part, button };
}

const pass = (time: number) => vi.advanceTimersByTimeAsync(time);

const real = setTimeout;

/** Real time passes while a browser lays out; painting waits for turns of the faked one. */
async function until(what: () => boolean): Promise<void> {
  for (let turn = 0; turn < 400 && !what(); turn++) {
    await new Promise((next) => {
      real(next, 5);
    });
    await vi.advanceTimersByTimeAsync(1);
  }
  expect(what()).toBe(true);
}

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('[O5] the montage', () => {
  test('shows each segment in its order behind a curtain that has closed, and tells its end once', async () => {
    const { said, part, onEnd } = await play();
    expect(said()).toContain('The title of 1');
    expect(part()).toBe('Part 1 of 3');
    await pass(1500 + 4000 + 1400);
    expect(said()).toContain('The title of 1');
    await pass(200);
    expect(said()).toContain('The title of 2');
    expect(part()).toBe('Part 2 of 3');
    await pass(2000 + 4000 + 1500);
    expect(said()).toContain('The title of 3');
    await pass(2000 + 4000);
    expect(onEnd).not.toHaveBeenCalled();
    await pass(2000);
    expect(onEnd.mock.calls).toEqual([['completed']]);
    await pass(20_000);
    expect(onEnd).toHaveBeenCalledTimes(1);
  });

  test('Skip closes the curtain, and 1.5 s later it is skipped, once, however often it is pressed', async () => {
    const { said, button, onEnd } = await play();
    await pass(3000);
    button('Skip')?.click();
    await pass(1000);
    button('Skip')?.click();
    await pass(400);
    expect(onEnd).not.toHaveBeenCalled();
    await pass(200);
    expect(onEnd.mock.calls).toEqual([['skipped']]);
    expect(said()).toContain('The title of 1');
  });

  test('rests by its button and by Space, and goes on where it was; Skip works while it rests', async () => {
    const { said, button, onEnd } = await play();
    await pass(3000);
    button('Pause the montage')?.click();
    await pass(60_000);
    expect(said()).toContain('The title of 1');
    dispatchEvent(new KeyboardEvent('keydown', { key: ' ', cancelable: true }));
    await pass(2500 + 1400);
    expect(said()).toContain('The title of 1');
    await pass(200);
    expect(said()).toContain('The title of 2');
    dispatchEvent(new KeyboardEvent('keydown', { key: ' ', cancelable: true }));
    await pass(60_000);
    expect(said()).toContain('The title of 2');
    button('Skip')?.click();
    await pass(1600);
    expect(onEnd.mock.calls).toEqual([['skipped']]);
  });

  test('rests while the tab is hidden, and does not go on by itself where somebody had it rest', async () => {
    const { said, button } = await play();
    const hidden = vi.spyOn(document, 'hidden', 'get');
    const hide = (value: boolean) => {
      hidden.mockReturnValue(value);
      document.dispatchEvent(new Event('visibilitychange'));
    };
    hide(true);
    await pass(60_000);
    hide(false);
    await pass(5000);
    expect(said()).toContain('The title of 1');
    button('Pause the montage')?.click();
    hide(true);
    hide(false);
    await pass(60_000);
    expect(said()).toContain('The title of 1');
    button('Go on with the montage')?.click();
    await pass(2500);
    expect(said()).toContain('The title of 2');
  });

  test('names who brought what a segment was made of', async () => {
    const { place } = await play([three[1]!]);
    expect(place.textContent).toContain('The ferry road, from Oma');
  });

  test('can be passed by while it is being written', async () => {
    const { place, button, onEnd } = await play(null);
    expect(place.querySelector('output')?.textContent).toBe('Your montage is being put together');
    button('Skip')?.click();
    expect(onEnd.mock.calls).toEqual([['skipped']]);
  });

  test.each(skins.flatMap((skin) => [[skin, 'narrow'] as const, [skin, 'wide'] as const]))(
    'reads well and has its names in %s, %s',
    async (skin, size) => {
      const { place } = await play(three, skin, size);
      await pass(2000);
      vi.useRealTimers();
      await expectClean(place);
    },
  );

  test.each(['origin', 'letter', 'planting', 'gathering', 'crossing', 'constellation', 'threshold'] as const)(
    'a segment of type %s has a picture of its own',
    async (type) => {
      const { place } = await play([segment(1, { type })]);
      const picture = place.querySelector<HTMLElement>('[data-painted]');
      expect(picture?.dataset['painted']).toBe(type);
      expect(picture?.querySelectorAll('canvas').length).toBeGreaterThanOrEqual(3);
    },
  );

  test.each(['sparks', 'fireflies', 'mist', 'snow', 'starfall'] as const)(
    'with %s in the air it looks otherwise',
    async (effect) => {
      const sheets = async (visual_effects: MontageSegment['visual_effects']) => {
        const { place } = await play([segment(1, { visual_effects })]);
        return [...place.querySelectorAll<HTMLElement>('[data-sheet]')].map(
          ({ dataset }) => dataset['sheet'],
        );
      };
      const [bare, filled] = [await sheets([]), await sheets([effect])];
      expect(filled.slice(0, bare.length)).toEqual(bare);
      expect(filled.slice(bare.length).join()).toContain(effect);
    },
  );
});

describe('[E6] where no montage comes', () => {
  beforeEach(() => goInside());

  test('because the call fails, three built-in segments of 6, 7 and 5 seconds are shown', async () => {
    const segments = await segmentsOf(new AbortController().signal);
    expect(segments).toBe(builtInSegments);
    expect(segments.map(({ duration }) => duration)).toEqual([6000, 7000, 5000]);
  });

  test('within five seconds, they are shown as well', async () => {
    vi.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => undefined));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const asked = segmentsOf(new AbortController().signal);
    const early = vi.fn<() => void>();
    void asked.then(early);
    await pass(4990);
    expect(early).not.toHaveBeenCalled();
    await pass(20);
    expect(await asked).toBe(builtInSegments);
  });

  test('no error is said, and they play like any other', async () => {
    const { place, said } = await play(builtInSegments);
    expect(said()).toContain('They carried it home');
    expect(place.querySelector('[role="alert"]')).toBeNull();
  });
});
