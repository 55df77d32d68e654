import { describe, expect, test } from 'vitest';
import { address } from './call-address.ts';

describe('an address', () => {
  test('takes its places from the params, and writes them safely', () => {
    expect(
      address('/api/spaces/:space_id/messages/:message_id', { space_id: 'a', message_id: 'b/c ?' }),
    ).toBe('/api/spaces/a/messages/b%2Fc%20%3F');
  });

  test('leaves out of the query what is not given', () => {
    expect(address('/api/x', {}, { before: 0, after: undefined, q: 'two cups & tea' })).toBe(
      '/api/x?before=0&q=two+cups+%26+tea',
    );
    expect(address('/api/x', {}, { before: undefined })).toBe('/api/x');
  });

  test('refuses a path with an empty place, which would reach another call', () => {
    expect(() => address('/api/spaces/:space_id', {})).toThrow('needs space_id');
    expect(() => address('/api/spaces/:space_id', { space_id: '' })).toThrow('needs space_id');
  });
});
