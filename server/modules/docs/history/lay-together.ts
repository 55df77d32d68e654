import { firstNewWords } from '@kinsong/engines/docs/differences.ts';
import { writingSessions } from '@kinsong/engines/docs/writing-sessions.ts';
import * as Y from 'yjs';
import type { House } from '../../../platform/house.ts';
import { oneAtATime } from '../../../platform/one-at-a-time.ts';
import { wordsOf } from '../words/y-to-json.ts';
import { allVersions, holdDoc, replaceUpdates, updatesBetween, type VersionRow } from './versions.sql.ts';

/** Makes versions of what was written: each session becomes one row, and its first new words are found once. */
export function layTogether(house: House, docId: string): Promise<void> {
  return oneAtATime(house, `doc ${docId}`, () =>
    house.db.transaction(async (tx) => {
      const isThere = await holdDoc(tx, docId);
      const rows = isThere ? await allVersions(tx, docId) : [];
      const scattered = sessionsOf(rows).filter(({ length, 0: one }) => length > 1 || one?.words === null);
      const last = scattered.at(-1)?.at(-1);
      if (last === undefined) return;
      const updates = await updatesBetween(tx, docId, 0, last.seq);
      const doc = new Y.Doc();
      let next = 0;
      const layUpTo = (seq: number): Uint8Array[] => {
        const from = next;
        while (next < updates.length && updates[next]!.seq <= seq)
          Y.applyUpdate(doc, updates[next++]!.update);
        return updates.slice(from, next).map(({ update }) => update);
      };
      for (const session of scattered) {
        const [from, upTo] = [session[0]!.seq, session.at(-1)!.seq];
        layUpTo(from - 1);
        const before = wordsOf(doc);
        const update = Y.mergeUpdates(layUpTo(upTo));
        const words = firstNewWords(before, wordsOf(doc));
        await replaceUpdates(tx, from, { docId, ...laid(session), words, update });
      }
      doc.destroy();
    }),
  );
}

const sessionsOf = (rows: readonly VersionRow[]): VersionRow[][] =>
  writingSessions(
    rows.map((row) => ({
      ...{ row, writers: row.writers, begunAt: row.begunAt.getTime(), at: row.at.getTime() },
      alone: row.many === 0,
    })),
  ).map((session) => session.map(({ row }) => row));

function laid(session: readonly VersionRow[]): Omit<VersionRow, 'words'> {
  const last = session.at(-1)!;
  return {
    seq: last.seq,
    writers: [...new Set(session.toReversed().flatMap(({ writers }) => writers))],
    begunAt: session[0]!.begunAt,
    at: last.at,
    many: session.reduce((sum, { many }) => sum + many, 0),
  };
}
