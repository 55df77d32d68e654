import { beforeEach, expect, test, vi } from 'vitest';

/** A tab keeps its storage over a load of the page; what the page itself knew is gone. */
const kept = new Map<string, string>();
const load = () => {
  vi.resetModules();
  return import('./kept-invite-code.ts');
};

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  return () => vi.unstubAllGlobals();
});

test('a code outlives one way there and back, however often the page asks, and no second one', async () => {
  (await load()).keepCode('1234-5678-9012');
  const back = await load();
  expect([back.takeCode(), back.takeCode()]).toEqual(['1234-5678-9012', '1234-5678-9012']);
  expect(kept.size).toBe(0);
  expect((await load()).takeCode()).toBe('');
});

test('nothing of a code is left to whoever comes after the one who entered', async () => {
  const before = await load();
  before.keepCode('1234-5678-9012');
  before.keepCode('');
  expect(kept.size).toBe(0);
  expect(before.takeCode()).toBe('');
});

test('where a browser keeps nothing, the door stands there without it', async () => {
  const refuse = () => {
    throw new Error('kept from us');
  };
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  const { keepCode, takeCode } = await load();
  keepCode('1234-5678-9012');
  expect(takeCode()).toBe('');
});
