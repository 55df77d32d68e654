import type { Message } from '@kinsong/contract/messages/messages.ts';
import { describe, expect, test } from 'vitest';
import type { OutboxItem } from '../../../platform/outbox/queue.ts';
import { overlay } from './unsent-overlay.ts';
import { arrange, newBeyond } from './stream-rows.ts';

const said = (seq: number, author: string, at: string, more: Partial<Message> = {}): Message => ({
  id: `m${seq}`,
  space_id: 'kitchen',
  author_id: author,
  seq,
  rev: seq,
  content: `words ${seq}`,
  reply_to: null,
  attachments: [],
  created_at: new Date(at).toISOString(),
  edited_at: null,
  deleted_at: null,
  ...more,
});
const item = (call: string, more: Partial<OutboxItem> = {}): OutboxItem => ({
  n: 1,
  space: 'kitchen',
  call,
  params: {},
  at: new Date('2026-11-21T21:10').getTime(),
  tries: 0,
  ...more,
});
const here = { space: 'kitchen', me: 'anna', live: true };
const held = [said(1, 'grete', '2026-11-20T21:02'), said(2, 'kofi', '2026-11-21T21:05')];

describe('what waits in the outbox', () => {
  const post = item('messages.post', { body: { id: 'mine', content: 'May I drink from it?' } });

  test('is seen at once at the end of the stream', () => {
    expect(overlay(held, [post], here).at(-1)).toMatchObject({
      way: 'sending',
      message: { id: 'mine', author_id: 'anna' },
    });
    expect(overlay(held, [{ ...post, tries: 1 }], here).at(-1)).toMatchObject({ way: 'kept' });
    expect(overlay(held, [{ ...post, refused: 'space.archived' }], here).at(-1)).toMatchObject({
      way: 'refused',
      refused: 'space.archived',
    });
  });

  test('is not shown twice once the house has it, nor in another space, nor on an island in the past', () => {
    const there = said(3, 'anna', '2026-11-21T21:10', { id: 'mine' });
    expect(overlay([...held, there], [post], here)).toHaveLength(3);
    expect(overlay(held, [{ ...post, space: 'attic' }], here)).toHaveLength(2);
    expect(overlay(held, [post], { ...here, live: false })).toHaveLength(2);
  });

  test('changes and takes back what is there, and gives it back when that was refused', () => {
    const edit = item('messages.edit', { params: { message_id: 'm2' }, body: { content: 'mended' } });
    expect(overlay(held, [edit], here)[1]).toMatchObject({ way: 'sending', message: { content: 'mended' } });
    const takeBack = item('messages.delete', { params: { message_id: 'm2' } });
    expect(overlay(held, [takeBack], here)[1]?.message.deleted_at).not.toBeNull();
    expect(overlay(held, [{ ...takeBack, refused: 'allowed.not' }], here)[1]).toMatchObject({
      way: 'refused',
      message: { content: 'words 2', deleted_at: null },
    });
  });
});

describe('the rows of a stream', () => {
  const show = (messages: readonly Message[], readUpTo?: number) =>
    arrange(overlay(messages, [], here), { me: 'anna', beginning: true, readUpTo });
  const kinds = (...args: Parameters<typeof show>) => show(...args).map(({ kind }) => kind);

  test('have a line for each day', () => {
    expect(kinds(held)).toEqual(['edge', 'day', 'message', 'day', 'message']);
  });

  test('keep what one person says within five minutes together', () => {
    const talk = [
      said(1, 'grete', '2026-11-21T21:02'),
      said(2, 'grete', '2026-11-21T21:04'),
      said(3, 'grete', '2026-11-21T21:20'),
      said(4, 'anna', '2026-11-21T21:21'),
    ];
    expect(show(talk).flatMap((row) => (row.kind === 'message' ? [row.follows] : []))).toEqual([
      false,
      true,
      false,
      false,
    ]);
  });

  test('say where the unread begins, unless it is one that I wrote myself', () => {
    expect(kinds(held, 1)).toEqual(['edge', 'day', 'message', 'day', 'unread', 'message']);
    expect(kinds([...held, said(3, 'anna', '2026-11-21T21:06')], 2)).not.toContain('unread');
    expect(kinds(held, 2)).not.toContain('unread');
    expect(kinds(held)).not.toContain('unread');
  });

  test('[P4] have no line where more is new than is held: it lies further up', () => {
    const part = arrange(overlay(held, [], here), { me: 'anna', beginning: false, readUpTo: 0 });
    expect(part.map(({ kind }) => kind)).not.toContain('unread');
    expect(kinds(held, 0)).toEqual(['edge', 'day', 'unread', 'message', 'day', 'message']);
  });

  test('count what came from others below the place one looks at', () => {
    const more = [...held, said(3, 'anna', '2026-11-21T21:06'), said(4, 'kofi', '2026-11-21T21:07')];
    expect(newBeyond(show(more), 1)).toBe(2);
    expect(newBeyond(show(more), 4)).toBe(0);
  });
});
