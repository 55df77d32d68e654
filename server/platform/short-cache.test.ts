import { expect, test } from 'vitest';
import { realClock } from './clock.ts';
import { ShortCache } from './short-cache.ts';

test('what was found a moment ago is not asked for again, until it is forgotten', async () => {
  const recently = new ShortCache<string>(realClock);
  let asked = 0;
  const ask = async (): Promise<string> => `answer ${++asked}`;
  expect(await recently.find('a', ask)).toBe('answer 1');
  expect(await recently.find('a', ask)).toBe('answer 1');
  recently.forget((value) => value === 'answer 1');
  expect(await recently.find('a', ask)).toBe('answer 2');
});

test('nothing is kept of an answer that was under way when things changed, nor of finding nothing', async () => {
  const recently = new ShortCache<string>(realClock);
  const answers: (string | null)[] = ['old', 'new', null, 'found'];
  const underWay = recently.find('a', async () => {
    recently.forget(() => false);
    return answers.shift() ?? null;
  });
  expect(await underWay).toBe('old');
  expect(await recently.find('a', async () => answers.shift() ?? null)).toBe('new');
  expect(await recently.find('b', async () => answers.shift() ?? null)).toBeNull();
  expect(await recently.find('b', async () => answers.shift() ?? null)).toBe('found');
});
