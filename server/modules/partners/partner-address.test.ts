import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isPartnerAddress } from '@kinsong/contract/partners/partner-address.ts';

describe('[O10] an address that a card may lead to', () => {
  test.each([
    'https://slowbreath.example',
    'http://river.example:8080/clock?day=1#now',
    'HTTPS://Bowl.Example/',
  ])('is one of the open web: %s', (address) => expect(isPartnerAddress(address)).toBe(true));

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt://x.example/%0aalert(1)',
    'data:text/html,<b>',
    'file:///etc/hosts',
    'ftp://bowl.example',
    'mailto:noor@hearth.example',
    '//bowl.example',
    '/mairy',
    'bowl.example',
    'https://',
    'https:bowl.example',
    'https:\\\\bowl.example',
    'https://anna:soup@bowl.example',
    'https://anna@bowl.example',
    'https://bowl.example/a b',
    'java\tscript:alert(1)',
    'https://bo\nwl.example',
    `https://bowl.example/${'a'.repeat(500)}`,
  ])('is not %j', (address) => expect(isPartnerAddress(address)).toBe(false));

  test('whatever is written, what passes leads to the open web and carries nobody’s name', () => {
    const written = fc.oneof(
      fc.webUrl({ withQueryParameters: true, withFragments: true }),
      fc.string({ unit: 'binary' }),
      fc
        .tuple(fc.constantFrom('https://', 'http://', 'javascript:', ' https://', ''), fc.string())
        .map(([scheme, rest]) => scheme + rest),
    );
    fc.assert(
      fc.property(written, (text) => {
        if (!isPartnerAddress(text)) return;
        const { protocol, username, password } = new URL(text);
        expect(protocol).toMatch(/^https?:$/);
        expect(username + password).toBe('');
      }),
    );
  });
});
