import { describe, expect, test } from 'vitest';
import { readLoginName } from './login-name.ts';
import { hashPassword, isPassword, refuseWeak } from './passwords.ts';
import { newCode } from './tokens.ts';
import { inFours } from '../invitations/codes.ts';
import { ConcurrencyLimit } from '../../platform/concurrency-limit.ts';

const refused = (code: string): object => expect.objectContaining({ code }) as object;

describe('passwords', () => {
  test('a hash says how it was made, never looks the same twice, and knows its password', async () => {
    const [one, two] = await Promise.all([hashPassword('the soup is on'), hashPassword('the soup is on')]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
    expect(one).not.toBe(two);
    expect(await isPassword('the soup is on', one)).toBe(true);
    expect(await isPassword('the soup is off', one)).toBe(false);
  });

  test('a hash with other costs, made by the reference implementation, is read too; a broken one is no hash', async () => {
    const salted = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$';
    expect(await isPassword('password', `${salted}CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc`)).toBe(true);
    await expect(isPassword('password', salted)).rejects.toThrow('not one of ours');
  });

  test('the same word is the same, whichever way its letters were put together', async () => {
    const hash = await hashPassword('Käsespätzle'.normalize('NFC'));
    expect(await isPassword('Käsespätzle'.normalize('NFD'), hash)).toBe(true);
  });

  test('without an account the answer is no, and takes about as long', async () => {
    const hash = await hashPassword('the soup is on');
    const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
    // By turns, so that a busy moment of the machine falls on both.
    for (let i = 0; i < 22; i++) {
      const kind = i % 2 === 0 ? 'known' : 'unknown';
      const start = performance.now();
      expect(await isPassword('wrong', kind === 'known' ? hash : null)).toBe(false);
      times[kind].push(performance.now() - start);
    }
    const middle = (all: number[]): number => all.toSorted((a, b) => a - b)[5]!;
    const [known, unknown] = [middle(times.known), middle(times.unknown)];
    expect(unknown / known).toBeGreaterThan(0.4);
    expect(unknown / known).toBeLessThan(2.5);
  });

  test('[password.weak] seven signs are too few, eight are enough, whatever they are', () => {
    expect(() => refuseWeak('1234567')).toThrow(refused('password.weak'));
    expect(() => refuseWeak('🌻🌻🌻🌻🌻🌻🌻')).toThrow(refused('password.weak'));
    expect(() => refuseWeak('kxqvjwpz')).not.toThrow();
    expect(() => refuseWeak('🌻🐝🍯🌙🌊🪶🕯️🎻')).not.toThrow();
  });

  test.each([
    ...[
      'password',
      'Passwort1!',
      'P4ssw0rd2024',
      'drowssap',
      'iloveyou',
      'Sunshine99',
      'qwertyuiop',
      'asdfghjkl',
    ],
    ...[
      '12345678',
      '87654321',
      '11111111',
      'abcabcabc',
      '24.12.1988',
      '19881224',
      'Schatz-2010',
      'mairymairy',
    ],
    ...['Kinsong2026!', 'qwertz12345', 'master master', '🌻🌻🌻🌻🌻🌻🌻🌻'],
  ])('[password.common] %s is what everybody takes first', (password) => {
    expect(() => refuseWeak(password)).toThrow(refused('password.common'));
  });

  test.each([
    'a lamp in the window',
    'vier Stühle am Ofen',
    'tR7#kq0!vZ',
    'correct horse battery',
    'oma kocht suppe',
  ])('%s is a good one', (password) => {
    expect(() => refuseWeak(password)).not.toThrow();
  });
});

describe('the limit', () => {
  test('lets two through at once, the others in their order, and turns away who comes to a full line', async () => {
    const limit = new ConcurrencyLimit(2, 3);
    let inside = 0;
    let most = 0;
    const through: number[] = [];
    const pass = (i: number): Promise<void> =>
      limit.pass(async () => {
        most = Math.max(most, ++inside);
        await new Promise((resolve) => {
          setTimeout(resolve, 5);
        });
        through.push(i);
        inside--;
      });
    const waiting = [1, 2, 3, 4, 5].map(pass);
    await expect(pass(6)).rejects.toEqual(refused('house.full'));
    await Promise.all(waiting);
    expect(through).toEqual([1, 2, 3, 4, 5]);
    expect(most).toBe(2);
  });

  test('someone who stumbles inside makes room for the next', async () => {
    const limit = new ConcurrencyLimit(1, 3);
    const stumble = limit.pass(() => Promise.reject(new Error('stumbled')));
    const next = limit.pass(async () => 'through');
    await expect(stumble).rejects.toThrow('stumbled');
    expect(await next).toBe('through');
  });
});

describe('login names', () => {
  test.each([
    [' Oma.Erna@Hearth.Example ', { email: 'oma.erna@hearth.example', phone: null }],
    ['+49 170 123 45 67', { email: null, phone: '+491701234567' }],
    ['0049 (170) 1234567', { email: null, phone: '+491701234567' }],
    ['+31 6-12345678', { email: null, phone: '+31612345678' }],
  ])('%j is read', (typed, read) => expect(readLoginName(typed)).toEqual(read));

  test.each(['oma', 'oma@', '@hearth.example', '0170 1234567', '+49', '+', 'call me', '+49 170 abc', ''])(
    '%j is no login name',
    (typed) => expect(readLoginName(typed)).toBeNull(),
  );
});

test('codes are twelve digits, shown in fours', () => {
  const codes = Array.from({ length: 200 }, newCode);
  for (const code of codes) expect(code).toMatch(/^\d{12}$/);
  expect(new Set(codes).size).toBe(200);
  expect(inFours('123456789012')).toBe('1234-5678-9012');
});
