import type { OwnProfile } from '@kinsong/contract/seekers/profile.ts';
import { expect, test } from 'vitest';
import { changesIn, countOf } from './profile.data.ts';

const kept: OwnProfile = {
  ...{ avatar_name: 'Anna', real_name: 'Anna Dekker', bio: '', homepage_preference: 'gameplay' },
  ...{ availability: null, shows_presence: true },
  seen_by: { real_name: 'together', bio: 'together', availability: 'together' },
};

test('[K15] only what differs is sent', () => {
  expect(changesIn(kept, kept)).toEqual({});
  const change = changesIn(kept, {
    ...{ ...kept, bio: 'Alto.', availability: 'high' },
    seen_by: { ...kept.seen_by, bio: 'family' },
  });
  expect(change).toEqual({ bio: 'Alto.', availability: 'high', seen_by: { bio: 'family' } });
  expect(countOf(change)).toBe(3);
});

test('[K15] taking something back is a change too', () => {
  expect(changesIn({ ...kept, availability: 'high', bio: 'Alto.' }, kept)).toEqual({
    availability: null,
    bio: '',
  });
});
