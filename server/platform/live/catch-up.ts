import { setTimeout as wait } from 'node:timers/promises';
import type { ConcurrencyLimit } from '../concurrency-limit.ts';
import type { LivePorts } from './ports.ts';
import { withoutBirth } from './hub.ts';
import { mostUnread, type Reader } from './reader.ts';

/** What is read from the database in one go. Letters are longer than words: where few fill a piece, few are asked for. */
const piece = { rows: 50, bytes: 32 * 1024 };
const fewestRows = 4;

export interface CatchingUp {
  readonly reader: Reader;
  readonly ports: LivePorts;
  /** All who catch up on this node take turns, piece by piece, so that nobody else's call waits for them. */
  readonly turns: ConcurrencyLimit;
}

/**
 * Tells a reader what was before, piece by piece, and lets news through when nothing is missing any more. No piece is
 * read before the one before it has left. Further behind than this connection carries, the reader is told that there
 * is `more` and asks for it in pages; news waits until it watches again from where it has got to. Answers false where
 * the reader may not look there any longer.
 */
export async function catchUp(
  { reader, ports, turns }: CatchingUp,
  space: string,
  since: number,
): Promise<boolean> {
  let { rows } = piece;
  let told = 0;
  for (let from = since; ;) {
    await reader.hasRead();
    const page = { rows, bytes: piece.bytes };
    const found = await turns.pass(async () => {
      if (!reader.isBehind(space)) return null;
      reader.fallBehind(space);
      return half(() => ports.changesSince(reader.person, space, from, page));
    });
    if (!reader.isBehind(space)) return true;
    if (found === null) return false;
    const { after, rev, changes } = found;
    const isMissing = found.more || reader.hasMissedNews(space);
    const isEnough = isMissing && (told >= mostUnread || rev <= from);
    told += reader.sayBefore({
      t: 'changes',
      space,
      after,
      rev,
      ...(isEnough ? { more: true } : {}),
      changes: changes.map(withoutBirth),
    });
    if (isEnough) return true;
    if (!isMissing) {
      reader.catchesUp(space, rev);
      return true;
    }
    from = rev;
    rows = Math.min(piece.rows, Math.max(fewestRows, 2 * changes.length));
  }
}

/** As much time for all the others as this takes: many who catch up may go on for long, and nobody notices. */
async function half<T>(task: () => Promise<T>): Promise<T> {
  const begun = performance.now();
  const done = await task();
  await wait(performance.now() - begun);
  return done;
}
