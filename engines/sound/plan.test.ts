import { describe, expect, test } from 'vitest';
import { bowlBase, bowlStroke, strikesBowl } from './bowl.ts';
import { heartbeat, heartbeatOf, lightOf } from './heartbeat.ts';
import { faded, masterGain, type Note } from './note.ts';
import { tones } from './tones.ts';

const rate = 8000;

/** Our own rendering of a plan, sample by sample, without any audio hardware or browser. */
function render(notes: readonly Note[], seconds: number): Float64Array {
  const samples = new Float64Array(Math.round(seconds * rate));
  for (const note of notes) {
    const first = Math.ceil(note.at * rate);
    const last = Math.min(samples.length, Math.floor((note.at + note.length) * rate));
    for (let at = first; at < last; at++) {
      const since = at / rate - note.at;
      const fade = (since - note.swell) / (note.length - note.swell);
      const level = note.peak * (since < note.swell ? since / note.swell : faded ** fade);
      const angle = 2 * Math.PI * note.frequency * since + (note.phase / 180) * Math.PI;
      samples[at] = (samples[at] ?? 0) + masterGain * level * Math.sin(angle);
    }
  }
  return samples;
}

/** Goertzel: how much of one frequency a stretch of sound holds. */
function strength(samples: Float64Array, frequency: number, from = 0, to = samples.length / rate): number {
  const [first, last] = [Math.round(from * rate), Math.round(to * rate)];
  const turn = 2 * Math.cos((2 * Math.PI * frequency) / rate);
  let [before, last2] = [0, 0];
  for (let at = first; at < last; at++) {
    [before, last2] = [(samples[at] ?? 0) + turn * before - last2, before];
  }
  return Math.sqrt(before ** 2 + last2 ** 2 - turn * before * last2) / ((last - first) / 2);
}

const clearlyMore = 8;

describe('[W1] the heartbeat', () => {
  test('is four pulses at 55, 82.5, 110 and 165 Hz, 300 ms apart, of 2000 ms and 400 ms more each', () => {
    expect(
      heartbeatOf(0).map(({ frequency, at, length }) => [
        frequency,
        Math.round(at * 1000),
        Math.round(length * 1000),
      ]),
    ).toEqual([
      [55, 0, 2000],
      [82.5, 300, 2400],
      [110, 600, 2800],
      [165, 900, 3200],
    ]);
    expect([heartbeat.cycle, heartbeat.cycleOnSafari]).toEqual([6, 8]);
  });

  test('holds just these frequencies, as measured in its sound', () => {
    const sound = render(heartbeatOf(0), 4.2);
    const between = [40, 68, 96, 137, 200, 264];
    const noise = Math.max(...between.map((frequency) => strength(sound, frequency)));
    for (const frequency of heartbeat.frequencies)
      expect(strength(sound, frequency)).toBeGreaterThan(noise * 2);
  });

  test('brings each pulse in at its time and not before', () => {
    const sound = render(heartbeatOf(0), 4.2);
    for (const [index, frequency] of heartbeat.frequencies.entries()) {
      const at = index * heartbeat.spacing;
      const alone = render([heartbeatOf(0)[index]!], 4.2);
      expect(strength(alone, frequency, at, at + 0.3)).toBeGreaterThan(0.01);
      expect(alone.subarray(0, Math.floor(at * rate)).every((sample) => sample === 0)).toBe(true);
    }
    expect(sound.subarray(Math.ceil(4.1 * rate) + 1).every((sample) => sample === 0)).toBe(true);
  });

  test('moves on by 30 degrees with each cycle, and is round after twelve', () => {
    for (let cycle = 0; cycle < 30; cycle++) {
      for (const { phase } of heartbeatOf(cycle)) expect(phase).toBe((cycle * 30) % 360);
    }
    const third = render([{ ...heartbeatOf(3)[0]!, swell: 0 }], 0.01);
    expect(third[0]).toBeCloseTo(masterGain, 5);
  });

  test('is never louder than the master gain allows, heart and bowl together', () => {
    for (const cycle of [0, 1, 2, 5]) {
      const all = [...heartbeatOf(cycle), ...(strikesBowl(cycle) ? bowlStroke() : [])];
      const loudest = Math.max(...render(all, 12).map(Math.abs));
      expect(loudest).toBeLessThan(masterGain * 2.5);
      expect(loudest).toBeGreaterThan(masterGain * 0.5);
    }
  });
});

test('[W1] the bowl rings at 528 Hz above all, softer than the heart, under a master gain of 0.12', () => {
  expect([bowlBase, masterGain]).toEqual([528, 0.12]);
  const sound = render(bowlStroke(), 11);
  const base = strength(sound, 528, 0, 1);
  for (const frequency of [264, 440, 500, 560, 741, 1056])
    expect(base).toBeGreaterThan(clearlyMore * strength(sound, frequency, 0, 1));
  expect(Math.max(...bowlStroke().map(({ peak }) => peak))).toBeLessThan(1);
});

describe('[W1] the tones that answer a tap', () => {
  test.each([
    ['doubleTap', [741, 852], 0.65],
    ['soul', [741], 0.6],
    ['trust', [440], 0.3],
  ] as const)('%s holds %j Hz and lasts %d s', (name, frequencies, seconds) => {
    const notes = tones[name];
    expect(Math.max(...notes.map(({ at, length }) => at + length))).toBeCloseTo(seconds, 2);
    const sound = render(notes, 1);
    for (const frequency of frequencies)
      expect(strength(sound, frequency)).toBeGreaterThan(clearlyMore * strength(sound, 600));
    expect(sound.subarray(Math.ceil(seconds * rate) + 1).every((sample) => sample === 0)).toBe(true);
  });
});

describe('the beat as light', () => {
  test.each([6, 8])('comes back every %d s, fullest when the pulses have sounded', (cycle) => {
    expect(lightOf(0, cycle)).toBe(0);
    expect(lightOf(1.2, cycle)).toBe(1);
    for (const at of [0.2, 1, 3, 5.9]) {
      expect(lightOf(at + 10 * cycle, cycle)).toBeCloseTo(lightOf(at, cycle), 9);
    }
  });

  test('never leaps: no two moments a frame apart differ by much', () => {
    for (let at = 0; at < 12; at += 1 / 60) {
      expect(Math.abs(lightOf(at + 1 / 60, 6) - lightOf(at, 6))).toBeLessThan(0.03);
    }
  });
});
