import { expect, test } from 'vitest';
import { screenAt, screenByKey } from '../../app/screens.ts';
import { rooms } from './upcoming-rooms.ts';

test.each(Object.entries(rooms))(
  '%s says what it will be, and leads on only to rooms that stand',
  (key, { will, until, ways }) => {
    expect(screenByKey(key)?.key).toBe(key);
    expect(will).toMatch(/^Here .+\.$/);
    expect(until).toMatch(/\.$/);
    for (const { href } of ways) {
      const target = screenAt(href);
      expect(target, href).toBeDefined();
      expect(rooms[target?.key ?? '']).toBeUndefined();
    }
  },
);
