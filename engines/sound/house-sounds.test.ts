import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { playHouse } from './house-sounds.ts';

/** An audio context that plays nothing and remembers what was put on its clock, and what its gains were told. */
class Deaf {
  readonly destination = {};
  readonly voices: { frequency: number; at: number }[] = [];
  readonly gains: { value: number; told: [string, ...number[]][] }[] = [];
  disconnected = 0;

  get currentTime(): number {
    return Date.now() / 1000;
  }

  createGain(): object {
    const told: [string, ...number[]][] = [];
    const gain = {
      value: 1,
      told,
      setValueAtTime: () => gain,
      linearRampToValueAtTime: () => gain,
      exponentialRampToValueAtTime: () => gain,
      setTargetAtTime: (...with_: number[]) => told.push(['target', ...with_]),
    };
    this.gains.push(gain);
    return { gain, connect: () => ({}), disconnect: () => (this.disconnected += 1) };
  }

  createOscillator(): object {
    const frequency = { value: 0 };
    return {
      frequency,
      connect: (next: object) => next,
      setPeriodicWave: () => undefined,
      start: (at: number) => this.voices.push({ frequency: frequency.value, at }),
      stop: () => undefined,
    };
  }

  createPeriodicWave(): object {
    return {};
  }
}

let deaf: Deaf;
const context = (): BaseAudioContext => deaf as unknown as BaseAudioContext;
const beats = (): number[] => deaf.voices.filter(({ frequency }) => frequency === 55).map(({ at }) => at);
const clock = { cycle: 6, now: () => Date.now() / 1000 };

beforeEach(() => {
  vi.useFakeTimers({ now: 2500 });
  deaf = new Deaf();
});
afterEach(() => vi.useRealTimers());

test('[W1] the bowl sounds at once, the heart joins the light at its next beat and keeps to it', () => {
  const stop = playHouse(context(), clock);
  expect(deaf.voices.filter(({ frequency }) => frequency === 528)).toEqual([{ frequency: 528, at: 2.5 }]);
  vi.advanceTimersByTime(24_000);
  expect(beats().map((at) => Math.round(at * 1000))).toEqual([6000, 12_000, 18_000, 24_000]);
  stop();
});

test('[W1] silenced, it is quiet within a blink, and nothing more is put on the clock', () => {
  const stop = playHouse(context(), clock);
  vi.advanceTimersByTime(4000);
  const voices = deaf.voices.length;
  stop();
  expect(deaf.gains[0]?.told).toEqual([['target', 0, 6.5, expect.any(Number)]]);
  vi.advanceTimersByTime(100);
  expect(deaf.disconnected).toBe(1);
  vi.advanceTimersByTime(60_000);
  expect(deaf.voices).toHaveLength(voices);
});

test('a page that was held up does not limp after: it joins again with the beat that is due', () => {
  const stop = playHouse(context(), clock);
  // The clock runs on while no timer fires.
  vi.setSystemTime(20_000);
  vi.advanceTimersByTime(10_000);
  for (const at of beats()) expect(Math.abs(at / 6 - Math.round(at / 6))).toBeLessThan(0.05);
  expect(beats().length).toBeGreaterThan(0);
  stop();
});
