import { describe, expect, test } from 'vitest';
import { screenByKey } from '../../app/screens.ts';
import { parts } from '@kinsong/engines/onboarding/evening.ts';
import { landing } from './first-page.ts';

const at = (key: string): string => screenByKey(key)?.address ?? key;
const member = {
  is_super_user: false,
  is_founder: false,
  onboarding_step: 'mobile_chat',
  homepage_preference: 'gameplay',
} as const;
const atProjects = { ...member, homepage_preference: 'projects' } as const;
const founder = { ...member, is_founder: true };
const founderAtProjects = { ...founder, homepage_preference: 'projects' } as const;
const superUser = { ...member, is_super_user: true };

describe('[N1] where one lands', () => {
  test.each([
    ['a super user', superUser, at('super')],
    ['a founder', founder, at('founder')],
    ['a founder who is a super user', { ...superUser, is_founder: true }, at('super')],
    ['everyone else', member, at('mobile_chat')],
    ['whoever prefers their projects', atProjects, at('my_projects')],
    ['a founder who prefers their projects', founderAtProjects, at('founder')],
  ])('%s', (_who, user, place) => expect(landing({ user })).toBe(place));

  test.each([
    ['a super user', superUser, at('super_dashboard')],
    ['a founder', founder, at('founder')],
    ['everyone else', member, at('enhanced_dashboard')],
    ['whoever prefers their projects', atProjects, at('enhanced_dashboard')],
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

  test.each(parts)('at %s while the first evening is there, whoever one is', (onboarding_step) => {
    for (const user of [member, founder, superUser])
      expect(landing({ user: { ...user, onboarding_step } })).toBe(at(onboarding_step));
  });

  test('at the promises first, which lead on to what one came for', () => {
    const user = { ...member, onboarding_step: 'sacred_tenets' } as const;
    expect(landing({ user, space: 'kitchen' })).toBe('/joining?to=%2Fsalon%2Fkitchen');
    expect(landing({ user, search: '?to=/rooms' })).toBe('/joining?to=%2Frooms');
    expect(landing({ user, search: '?to=%2Fjoining%3Fto%3D%252Frooms' })).toBe('/joining?to=%2Frooms');
  });

  test('in the space of an invitation while the rest of the evening waits', () => {
    const user = { ...member, onboarding_step: 'manifesto_onboarding' } as const;
    expect(landing({ user, space: 'kitchen' })).toBe('/salon/kitchen');
    expect(landing({ user, search: '?to=%2Fsalon%2Fkitchen' })).toBe('/salon/kitchen');
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
