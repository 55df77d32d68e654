import type { Message } from '@kinsong/contract/messages/messages.ts';
import { expect, test } from 'vitest';
import { Picture } from './reader-picture.ts';

const posted = (seq: number) =>
  ({
    event: 'messages.changed',
    rev: seq,
    data: { id: `message ${seq}`, seq, rev: seq } as Message,
  }) as const;
const mended = (seq: number, rev: number) =>
  ({ event: 'messages.changed', rev, data: { id: `message ${seq}`, seq, rev } as Message }) as const;

test('a message that stands out of its place counts, whichever frames it came in', () => {
  const picture = new Picture();
  picture.apply({ t: 'changes', space: 's', after: 0, rev: 2, changes: [posted(2)] });
  picture.apply({ t: 'changes', space: 's', after: 1, rev: 3, changes: [posted(1), posted(3)] });
  expect(picture.shown).toEqual([2, 1, 3]);
});

test('a message mended in the very frame that brings it was never shown as it was posted', () => {
  const picture = new Picture();
  // Read while the first of two was being mended, what was before holds only the second;
  picture.apply({ t: 'changes', space: 's', after: 0, rev: 2, changes: [posted(2)] });
  // the news held back meanwhile was of one busy moment, with the posting and the mending in it.
  picture.apply({
    t: 'changes',
    space: 's',
    after: 0,
    rev: 3,
    changes: [posted(1), posted(2), mended(1, 3)],
  });
  expect(picture.shown).toEqual([2]);
  expect(picture.stream().map(({ seq, rev }) => [seq, rev])).toEqual([
    [1, 3],
    [2, 2],
  ]);
});
