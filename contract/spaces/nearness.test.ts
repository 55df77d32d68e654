import { expect, test } from 'vitest';
import { nearnessOf } from './nearness.ts';

test.each([
  [['project', 'guild', 'family'], 'family'],
  [['room', 'family_chat'], 'family'],
  [['project', 'guild'], 'guild'],
  [['hamlet'], 'together'],
  [['planet', 'room', 'council', 'swap'], null],
  [[], null],
])('[D1] people who share %j are as near as %s', (kinds, near) => expect(nearnessOf(kinds)).toBe(near));
