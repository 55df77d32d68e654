import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openHouse, type OpenHouse } from './house.ts';

let house: OpenHouse;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const rate = 8000;

interface Engine {
  openMaster(context: BaseAudioContext): GainNode;
  playCycle(context: BaseAudioContext, out: AudioNode, cycle: number, at: number): void;
}

const loader = `<!doctype html><script type="module">
  import * as engine from '/sound/house-sounds.ts';
  Object.assign(globalThis, { engine });
</script>`;

/** What a browser's own audio renders of the house, offline and thus without ears or waiting. */
async function rendered(page: Page, cycles: number, cycle: number): Promise<Float32Array> {
  await page.route('https://engines.example/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: loader });
    const file = fileURLToPath(new URL(`../engines${pathname}`, import.meta.url));
    const body = stripTypeScriptTypes(readFileSync(file, 'utf8'));
    return route.fulfill({ contentType: 'text/javascript', body });
  });
  await page.goto('https://engines.example/');
  const samples = await page.evaluate(
    async ([rate, cycles, cycle]) => {
      const { openMaster, playCycle } = (globalThis as unknown as { engine: Engine }).engine;
      const context = new OfflineAudioContext(1, rate * (cycles * cycle + 1), rate);
      const master = openMaster(context);
      for (let at = 0; at < cycles; at++) playCycle(context, master, at + 1, at * cycle);
      const sound = await context.startRendering();
      return [...sound.getChannelData(0)];
    },
    [rate, cycles, cycle] as const,
  );
  return Float32Array.from(samples);
}

/** Goertzel: how much of one frequency sounds from one second to another. */
function strength(samples: Float32Array, frequency: number, from: number, to: number): number {
  const [first, last] = [Math.round(from * rate), Math.round(to * rate)];
  const turn = 2 * Math.cos((2 * Math.PI * frequency) / rate);
  let [now, before] = [0, 0];
  for (let at = first; at < last; at++) [now, before] = [(samples[at] ?? 0) + turn * now - before, now];
  return Math.sqrt(now ** 2 + before ** 2 - turn * now * before) / ((last - first) / 2);
}

const loudest = (samples: Float32Array): number =>
  samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);

describe('[W1] the house, rendered by a real browser', () => {
  test.each([6, 8])('beats every %d s with four pulses at their frequencies, 300 ms apart', async (cycle) => {
    const anna = await house.arrives('Anna');
    const sound = await rendered(anna.page, 2, cycle);
    for (const beat of [0, cycle]) {
      for (const [index, frequency] of [55, 82.5, 110, 165].entries()) {
        const at = beat + index * 0.3;
        // Just before its moment there is little of it, just after it there is much.
        const after = strength(sound, frequency, at, at + 0.3);
        expect(after).toBeGreaterThan(0.01);
        const before = at === 0 ? 0 : strength(sound, frequency, at - 0.3, at);
        expect(before).toBeLessThan(after / 2);
      }
    }
    // The second beat struck the bowl, the first did not; before the next there is near silence in the low.
    expect(strength(sound, 528, cycle, cycle + 0.9)).toBeGreaterThan(0.015);
    expect(strength(sound, 528, 0, 0.9)).toBeLessThan(0.005);
    expect(loudest(sound.subarray((cycle - 1) * rate, cycle * rate - 1))).toBeLessThan(0.001);
    expect(loudest(sound)).toBeLessThan(0.3);
    await anna.closesTheBrowser();
  });
});

interface Heard {
  contexts: AudioContext[];
  voices: number;
}

/** Listens to what the page does with its audio. */
async function listens(
  page: Page,
): Promise<() => Promise<{ contexts: number; state: string; voices: number }>> {
  await page.addInitScript(() => {
    const heard: Heard = { contexts: [], voices: 0 };
    Object.assign(globalThis, { heard });
    const Real = globalThis.AudioContext;
    globalThis.AudioContext = class extends Real {
      constructor() {
        super();
        heard.contexts.push(this);
      }
      override createOscillator(): OscillatorNode {
        heard.voices += 1;
        return super.createOscillator();
      }
    };
  });
  return () =>
    page.evaluate(() => {
      const { heard } = globalThis as unknown as { heard: Heard };
      return {
        contexts: heard.contexts.length,
        state: heard.contexts[0]?.state ?? 'none',
        voices: heard.voices,
      };
    });
}

describe.each(['wide', 'narrow'] as const)('[W1] on the landing, on a %s screen', (screen) => {
  test('nothing sounds before a touch; the heart silences at once, for good, and lets it sound again', async () => {
    const ruth = await house.arrives('Ruth', screen);
    const { page } = ruth;
    const heard = await listens(page);
    await ruth.opens('/');
    const heart = page.getByRole('button', { name: 'Mute all audio' });
    await heart.waitFor();
    expect(await heart.getAttribute('title')).toBe('Mute all audio');
    expect(await heard()).toMatchObject({ contexts: 0, voices: 0 });

    await page.keyboard.press('Shift');
    await expect.poll(async () => (await heard()).voices, { timeout: 10_000 }).toBeGreaterThan(3);
    expect(await heard()).toMatchObject({ contexts: 1, state: 'running' });

    await heart.click();
    const off = page.getByRole('button', { name: 'Enable all audio' });
    await off.waitFor();
    await expect.poll(async () => (await heard()).state).toBe('suspended');

    await page.reload();
    await off.waitFor();
    await page.keyboard.press('Shift');
    await page.mouse.click(2, 2);
    expect(await heard()).toMatchObject({ contexts: 0, voices: 0 });

    await off.press('Enter');
    await heart.waitFor();
    await expect.poll(async () => (await heard()).voices, { timeout: 10_000 }).toBeGreaterThan(3);
    expect(ruth.complaints).toEqual([]);
    await ruth.closesTheBrowser();
  });

  test('what the browser suspended goes on with the next touch', async () => {
    const ruth = await house.arrives('Ruth', screen);
    const { page } = ruth;
    const heard = await listens(page);
    await ruth.opens('/enter');
    await page.getByRole('button', { name: 'Mute all audio' }).waitFor();
    await page.keyboard.press('Shift');
    await expect.poll(async () => (await heard()).state).toBe('running');
    await page.evaluate(() => (globalThis as unknown as { heard: Heard }).heard.contexts[0]?.suspend());
    await expect.poll(async () => (await heard()).state).toBe('suspended');
    await page.keyboard.press('Shift');
    await expect.poll(async () => (await heard()).state).toBe('running');
    await ruth.closesTheBrowser();
  });
});

test('[E12] blocked sound is logged and nothing else: the page stays as it was', async () => {
  const ruth = await house.arrives('Ruth');
  const { page } = ruth;
  const logged: string[] = [];
  page.on('console', (message) => logged.push(`${message.type()}: ${message.text()}`));
  await page.addInitScript(() => {
    globalThis.AudioContext = class extends AudioContext {
      override get state(): AudioContextState {
        return 'suspended';
      }
      override resume(): Promise<void> {
        return Promise.reject(new DOMException('not yet', 'NotAllowedError'));
      }
    };
  });
  await ruth.opens('/');
  await page.getByRole('button', { name: 'Mute all audio' }).waitFor();
  await page.keyboard.press('Shift');
  await expect
    .poll(() => logged.filter((line) => line.includes('holds the sound back')).length)
    .toBeGreaterThan(0);
  expect(ruth.complaints).toEqual([]);
  expect(await page.getByRole('alert').count()).toBe(0);
  expect(await page.getByRole('button', { name: 'Mute all audio' }).isEnabled()).toBe(true);
  await ruth.closesTheBrowser();
});

test('[W1] light keeps the time of the beat, sounding or muted; who wants stillness has it still', async () => {
  const ruth = await house.arrives('Ruth');
  const { page } = ruth;
  const breathing = (): Promise<{ begins: number; cycle: number }[]> =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter((animation) => animation instanceof CSSAnimation && /breathe/.test(animation.animationName))
        .map(({ startTime, effect }) => ({
          begins: Number(startTime),
          cycle: Number(effect?.getComputedTiming().duration),
        })),
    );
  await ruth.opens('/');
  await page.getByRole('button', { name: 'Mute all audio' }).waitFor();
  expect(await breathing()).toEqual([]);

  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect.poll(async () => (await breathing()).length).toBeGreaterThan(0);
  await expect.poll(async () => (await breathing()).filter(({ begins }) => begins !== 0)).toEqual([]);
  // A beat is a whole number of its breaths, so that they begin together each time.
  for (const { cycle } of await breathing()) expect((6000 / cycle) % 1).toBe(0);
  await page.getByRole('button', { name: 'Mute all audio' }).click();
  expect((await breathing()).length).toBeGreaterThan(0);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(async () => (await breathing()).length).toBe(0);
  await ruth.closesTheBrowser();
});
