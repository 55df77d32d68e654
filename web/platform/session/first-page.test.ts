import { describe, expect, test } from 'vitest';
import { screenByKey } from '../../app/screens.ts';
import { landing } from './first-page.ts';

const at = (key: string): string => screenByKey(key)?.address ?? key;
const member = { is_super_user: false, is_founder: false };
const founder = { is_super_user: false, is_founder: true };
const superUser = { is_super_user: true, is_founder: false };

describe('[N1] where one lands', () => {
  test.each([
    ['a super user', superUser, at('super')],
    ['a founder', founder, at('founder')],
    ['a founder who is a super user', { is_super_user: true, is_founder: true }, at('super')],
    ['everyone else', member, at('mobile_chat')],
  ])('%s', (_who, user, place) => expect(landing({ user })).toBe(place));

  test.each([
    ['a super user', superUser, at('super_dashboard')],
    ['a founder', founder, at('founder')],
    ['everyone else', member, at('enhanced_dashboard')],
  ])('%s by the chat-app’s sign-in', (_who, user, place) =>
    expect(landing({ user, byAuth: true })).toBe(place),
  );

  test.each([
    [
      'the salon of the invitation, before all else',
      { space: 'kitchen', search: '?to=/rooms' },
      '/salon/kitchen',
    ],
    ['where one was on the way to', { search: '?to=%2Fsalon%2Fa%3Ftab%3Dpeeps' }, '/salon/a?tab=peeps'],
    ['that by the chat-app’s sign-in too', { search: '?to=/rooms', byAuth: true }, '/rooms'],
  ])('%s, whoever one is', (_where, coming, place) => {
    for (const user of [member, founder, superUser]) expect(landing({ user, ...coming })).toBe(place);
  });

  test.each([
    'https://elsewhere.example/',
    '//elsewhere.example/',
    '/%5Celsewhere.example',
    '/enter?to=/enter',
    '/timeline',
    '/',
    'salon',
    '',
  ])('an address that leads away or back to the door is none: %s', (to) =>
    expect(landing({ user: member, search: `?to=${to}` })).toBe(at('mobile_chat')),
  );
});
