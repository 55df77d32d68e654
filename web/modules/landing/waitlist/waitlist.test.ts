import * as calls from '@kinsong/contract/invitations/waitlist.ts';
import { logout } from '@kinsong/contract/identity/identity.ts';
import { links } from '@kinsong/contract/identity/federation-link.ts';
import { expect, test } from 'vitest';
import { isWanted, logoutPath } from '../start-signed-out.ts';
import { linksPath } from '../federation-link.ts';
import { addressIn, isSecond } from '../version-in-address.ts';
import { tokenIn, waitlistPaths } from './waitlist.data.ts';

test('the front of the house asks where the contract says, though it does not load it', () => {
  for (const call of [calls.joinWaitlist, calls.confirmWaitlist])
    expect([call.method, call.path]).toEqual(waitlistPaths[call.name]);
  expect([logout.method, logout.path]).toEqual(logoutPath);
  expect([links.method, links.path]).toEqual(linksPath);
});

test('the token of the letter is read off the fragment', () => {
  expect(tokenIn('#waitlist=abc-_1')).toBe('abc-_1');
  expect(tokenIn('#session_id=abc')).toBeNull();
  expect(tokenIn('')).toBeNull();
});

test('[L2] ?fresh=true counts only on a load that no other site caused', () => {
  expect(isWanted('?fresh=true', 'none')).toBe(true);
  expect(isWanted('?fresh=true', 'same-origin')).toBe(true);
  for (const cause of ['cross-site', 'same-site', 'unheard of', undefined])
    expect(isWanted('?fresh=true', cause)).toBe(false);
  expect(isWanted('?fresh=false', 'none')).toBe(false);
  expect(isWanted('', 'none')).toBe(false);
});

test('[L2] the skin one changes to stands in the address, and epic needs no word', () => {
  expect(addressIn('mystical', 'https://a.example/?version=notebook')).toBe(
    'https://a.example/?version=mystical',
  );
  expect(addressIn('epic', 'https://a.example/?version=notebook')).toBe('https://a.example/');
  expect(isSecond({ search: '?version=v2' })).toBe(true);
  expect(isSecond({ search: '?version=mystical' })).toBe(false);
});
