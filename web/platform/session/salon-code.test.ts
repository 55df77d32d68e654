import { describe, expect, test } from 'vitest';
import { codeInLink } from './salon-code.ts';

const space = '0199a0de-0000-7000-8000-000000000002';

describe('[P10] the code of a salon’s link', () => {
  test.each([
    ['#123412341234', '123412341234'],
    ['#1234-1234-1234', '1234-1234-1234'],
    ['#winter-door', 'winter-door'],
  ])('is read from what follows the #: %s', (fragment, code) => {
    expect(codeInLink(`/salon/${space}`, fragment)).toEqual({ space, code });
  });

  test.each([
    [`/salon/${space}`, ''],
    [`/salon/${space}`, '#'],
    [`/salon/${space}`, '#%'],
    [`/salon/${space}`, '#session_id=abc'],
    [`/salon/${space}`, '#a/b'],
    ['/salons', '#123412341234'],
    ['/salon/else', '#123412341234'],
  ])('is not found in %s%s', (path, fragment) => {
    expect(codeInLink(path, fragment)).toBeUndefined();
  });
});
