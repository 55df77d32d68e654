import { identityCalls } from '@kinsong/contract/identity/calls.ts';
import { invitationsCalls } from '@kinsong/contract/invitations/calls.ts';
import { mediaCalls } from '@kinsong/contract/media/media.ts';
import { expect, test } from 'vitest';
import { arrivalIn } from './link-token.ts';
import { entryPaths } from './entry.data.ts';
import { digitsGrouped, isFilled, missing } from './entry.words.ts';
import { stepPaths } from './steps.data.ts';

test('the entry asks where the contract says, though it does not load it', () => {
  for (const [name, path] of Object.entries({ ...entryPaths, ...stepPaths })) {
    const call = [...identityCalls, ...invitationsCalls, ...mediaCalls].find((each) => each.name === name);
    expect([call?.method, call?.path]).toEqual(path);
  }
});

test('a code is shown in fours while it is typed', () => {
  expect(digitsGrouped('123456789012')).toBe('1234-5678-9012');
  expect(digitsGrouped('12345')).toBe('1234-5');
  expect(digitsGrouped('1234-')).toBe('1234-');
  expect(digitsGrouped('WINTERDOOR')).toBe('WINTERDOOR');
});

test('[L5] each tab asks for its own fields, and without a code Create leads to the waitlist', () => {
  const nothing = { code: '', name: '', email: '', password: '' };
  expect(isFilled('invite', { ...nothing, code: '1234', email: 'ilse@hearth.example' })).toBe(true);
  expect(isFilled('invite', { ...nothing, code: '1234' })).toBe(false);
  expect(isFilled('login', { ...nothing, email: 'ilse@hearth.example', password: ' ' })).toBe(false);
  const all = { code: '', name: 'Ilse', email: 'ilse@hearth.example', password: 'a lamp' };
  expect(missing('create', all)).toBeUndefined();
  expect(Object.keys(missing('invite', all)?.fields ?? {})).toEqual(['code']);
});

test('[L8] what a link brings is read from the page fragment alone', () => {
  expect(arrivalIn('#session_id=abc')).toEqual({ by: 'session_id', token: 'abc' });
  expect(arrivalIn('#reset=x-y_z')).toEqual({ by: 'reset', token: 'x-y_z' });
  expect(arrivalIn('#session_id=')).toBeUndefined();
  expect(arrivalIn('#main')).toBeUndefined();
});
