import { expect, it } from 'vitest';
import { answer } from '../talk/answer.ts';
import type { Reply } from '../talk/reply.ts';
import type { World } from '../talk/world.ts';
import { heardIn, inGame, standingAt } from './test-tale.ts';

/** Through the guide's one way in, with what it keeps between two messages kept as JSON. */
function talk(texts: readonly string[], start: World): readonly Reply[] {
  let world = start;
  return texts.map((text) => {
    const reply = answer(heardIn(text, world), world);
    const kept = JSON.parse(
      JSON.stringify({ tale: reply.tale ?? world.tale, pending: reply.pending }),
    ) as Pick<World, 'tale' | 'pending'>;
    world = { ...world, ...kept };
    return reply;
  });
}
const chosen = (texts: readonly string[]): string | undefined =>
  talk(['go on', ...texts], inGame({ tale: standingAt(0, 'fire.night') })).at(-1)?.tale?.choices?.[
    'fire.night'
  ];

it.each([
  ['yes', 'branch'],
  ['no', 'listen'],
  ['the second', 'wake'],
  ['the last one', 'listen'],
  ['lay on the branch', 'branch'],
  ['wake the man', 'wake'],
  ['I’d rather listen', 'listen'],
])('[G3] the question of a scene answered with “%s” leads to %s', (said, way) => {
  expect(chosen([said])).toBe(way);
});

it('[G3] a question of hers does not hold up another deed', () => {
  const replies = talk(
    ['go on', 'I draw my dagger', 'look around', 'yes'],
    inGame({ tale: standingAt(0, 'fire.night') }),
  );
  expect(replies[1]?.danger).toBeUndefined();
  expect(replies[1]?.text).toContain('bread');
  expect(replies[2]?.text).toContain('Sleepers');
  expect(replies[3]?.tale?.choices?.['fire.night']).toBe('branch');
});

it('[G3] real danger is heard in the middle of the tale', () => {
  const [, reply] = talk(['go on', 'I want to kill myself'], inGame({ tale: standingAt(0, 'fire.night') }));
  expect(reply?.danger).toBeDefined();
  expect(reply?.tale).toBeUndefined();
});
