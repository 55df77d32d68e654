import type { Message } from '@kinsong/contract/messages/messages.ts';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lineAt, take } from '../../platform/live/ordered-news.ts';
import {
  arrived,
  awaiting,
  cover,
  emptyBook,
  findMessage,
  lay,
  liveStretch,
  pageStretch,
  type Book,
} from './loaded-messages.ts';

const message = (seq: number, rev = seq, content = `words ${seq}.${rev}`): Message => ({
  id: `message ${seq}`,
  space_id: 'kitchen',
  author_id: 'anna',
  seq,
  rev,
  content,
  reply_to: null,
  attachments: [],
  created_at: '2026-11-21T20:00:00.000Z',
  edited_at: null,
  deleted_at: null,
});
const seqs = (book: Book) => book.stretches.map(({ messages }) => messages.map(({ seq }) => seq));

describe('what is held of a stream', () => {
  const newest = cover(emptyBook, { from: 10, to: Infinity, messages: [message(10), message(12)] });

  test('takes what is posted, and what changed inside it', () => {
    const book = lay(newest, [message(13), message(10, 14, 'mended')]);
    expect(seqs(book)).toEqual([[10, 12, 13]]);
    expect(findMessage(book, 'message 10')?.content).toBe('mended');
  });

  test('keeps the later of two accounts of a message', () => {
    const book = lay(lay(newest, [message(10, 20, 'later')]), [message(10, 15, 'earlier')]);
    expect(findMessage(book, 'message 10')?.content).toBe('later');
  });

  test('leaves out a change to what is not held', () => {
    expect(lay(newest, [message(4, 15)])).toEqual(newest);
  });

  test('grows upward by pages, down to the beginning', () => {
    const page = pageStretch({ messages: [message(3), message(7)], more: true }, { before: 10 });
    const book = cover(newest, page);
    expect(seqs(book)).toEqual([[3, 7, 10, 12]]);
    expect(cover(book, pageStretch({ messages: [], more: false }, { before: 3 })).stretches[0]?.from).toBe(0);
  });

  test('holds an island around a place, which joins the rest when one reads on', () => {
    const island = cover(
      newest,
      pageStretch({ messages: [message(2), message(3)], more: true }, { after: 1 }),
    );
    expect(seqs(island)).toEqual([
      [2, 3],
      [10, 12],
    ]);
    const joined = cover(
      island,
      pageStretch({ messages: [message(5), message(10)], more: true }, { after: 3 }),
    );
    expect(seqs(joined)).toEqual([[2, 3, 5, 10, 12]]);
    expect(liveStretch(joined)?.from).toBe(2);
  });

  test('a page that was read before a change does not bring the old words back', () => {
    const asking = awaiting(newest);
    const changed = lay(asking, [message(7, 15, 'mended')]);
    const book = arrived(changed, pageStretch({ messages: [message(7)], more: true }, { before: 10 }));
    expect(findMessage(book, 'message 7')?.content).toBe('mended');
    expect(book).toMatchObject({ loads: 0, strays: [] });
  });
});

/** A stream as the house has it, told in frames and in pages. */
type Deed = { kind: 'post' } | { kind: 'edit'; which: number };

test('however pages and frames come, what is held is what the house has there', () => {
  const deed: fc.Arbitrary<Deed> = fc.oneof(
    fc.constant<Deed>({ kind: 'post' }),
    fc.record({ kind: fc.constant('edit' as const), which: fc.nat(50) }),
  );
  const act = fc.oneof(
    fc.record({ a: fc.constant('frame' as const), lag: fc.nat(3) }),
    fc.record({ a: fc.constant('ask older' as const), lag: fc.nat(4) }),
    fc.constant({ a: 'page comes' as const, lag: 0 }),
  );
  fc.assert(
    fc.property(
      fc.array(deed, { minLength: 4, maxLength: 50 }),
      fc.array(act, { maxLength: 60 }),
      (deeds, acts) => {
        // The house: after each deed its whole stream.
        const states: Message[][] = [[]];
        const changes: Message[] = [];
        for (const [i, each] of deeds.entries()) {
          const now = states.at(-1)!;
          const rev = i + 1;
          const old = each.kind === 'edit' && now.length > 0 ? now[each.which % now.length]! : undefined;
          const next = old === undefined ? message(rev) : { ...old, rev, content: `words ${old.seq}.${rev}` };
          changes.push(next);
          states.push(old === undefined ? [...now, next] : now.map((m) => (m.id === next.id ? next : m)));
        }
        const pageBefore = (rev: number, before: number) => {
          const found = states[rev]!.filter(({ seq }) => seq < before);
          return { messages: found.slice(-3), more: found.length > 3 };
        };
        // The reader opens when half of it has happened.
        let told = Math.floor(deeds.length / 2);
        let line = lineAt(told);
        let book = cover(emptyBook, pageStretch(pageBefore(told, Infinity), 'newest'));
        const onTheWay: { before: number; rev: number }[] = [];
        const hear = (upTo: number) => {
          const step = take(line, {
            after: told,
            rev: upTo,
            changes: changes.slice(told, upTo).map((m) => ({ event: '', rev: m.rev, data: m })),
          });
          told = upTo;
          ({ line } = step);
          book = lay(
            book,
            step.changes.map(({ data }) => data as Message),
          );
        };
        const land = () => {
          const { before, rev } = onTheWay.shift()!;
          book = arrived(book, pageStretch(pageBefore(rev, before), { before }));
        };
        for (const { a, lag } of acts) {
          if (a === 'frame') hear(Math.min(told + lag, deeds.length));
          else if (a === 'ask older') {
            // The house may be ahead of what was told, never behind it.
            onTheWay.push({ before: liveStretch(book)!.from, rev: Math.min(told + lag, deeds.length) });
            book = awaiting(book);
          } else if (onTheWay.length > 0) land();
        }
        hear(deeds.length);
        while (onTheWay.length > 0) land();
        const live = liveStretch(book)!;
        expect(book.stretches).toHaveLength(1);
        expect(live.messages).toEqual(states.at(-1)!.filter(({ seq }) => seq >= live.from));
        expect(book.strays).toEqual([]);
      },
    ),
    { numRuns: 400 },
  );
});
