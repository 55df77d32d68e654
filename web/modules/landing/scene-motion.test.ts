import { lightOf } from '@kinsong/engines/sound/heartbeat.ts';
import { describe, expect, test } from 'vitest';
import { AURORA, lifeOf, type Life } from './scene-motion.ts';

const breath = 6000;

function told(view: Parameters<typeof lifeOf>[0], sheet: Life['sheet'], property: 'opacity' | 'translate') {
  const life = lifeOf(view, breath).find(
    (life) => life.sheet === sheet && property in (life.keyframes[0] ?? {}),
  );
  if (!life) throw new Error(`${view} tells its ${sheet} nothing of ${property}`);
  const { duration, keyframes } = life;
  const frames = keyframes.map((frame) => ({ at: Number(frame.offset) * duration, value: frame[property] }));
  return { duration, frames };
}

const way = (value: unknown): [number, number] => {
  const [x = 0, y = 0] = String(value).split(' ').map(Number.parseFloat);
  return [x, y];
};

describe.each(['epic', 'gathering', 'foot', 'mystical'] as const)('the life of %s', (view) => {
  test('lamp and stars are as bright as the heartbeat is at that moment, and beat with it', () => {
    const { duration, frames } = told(view, 'lights', 'opacity');
    expect(duration).toBe(breath);
    for (const { at, value } of frames) expect(value).toBeCloseTo(lightOf(at / 1000, breath / 1000), 9);
    expect(Math.max(...frames.map(({ value }) => Number(value)))).toBeCloseTo(1, 9);
  });

  test('what drifts goes a few pixels, ends where it began, and never leaps', () => {
    const { frames } = told(view, 'moving', 'translate');
    const ways = frames.map(({ value }) => way(value));
    const furthest = Math.max(...ways.flat().map(Math.abs));
    expect(furthest).toBeGreaterThan(2);
    expect(furthest).toBeLessThanOrEqual(AURORA);
    expect(ways.at(-1)?.map(Math.abs)).toEqual(ways[0]?.map(Math.abs));
    for (const [at, [x]] of ways.entries()) expect(Math.abs(x - (ways[at + 1]?.[0] ?? x))).toBeLessThan(1);
  });

  test('asks for no more than six frames a second, whatever moves', () => {
    const moments = new Set<number>();
    for (const { duration, keyframes } of lifeOf(view, breath)) {
      for (const { offset } of keyframes) moments.add(Math.round((Number(offset) * duration) % breath));
    }
    expect(moments.size).toBeLessThanOrEqual((6 * breath) / 1000);
  });
});

test('the aurora moves slowest of all', () => {
  const speed = (view: 'epic' | 'mystical') => told(view, 'moving', 'translate').duration;
  expect(speed('mystical')).toBeGreaterThan(2 * speed('epic'));
});
