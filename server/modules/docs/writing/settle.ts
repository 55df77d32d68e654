import { minute } from '@kinsong/contract/common/time.ts';
import { plainText } from '@kinsong/engines/docs/plain-text.ts';
import * as Y from 'yjs';
import type { House } from '../../../platform/house.ts';
import { wordsOf } from '../words/y-to-json.ts';
import { layTogether } from '../history/lay-together.ts';
import { tellWritten } from '../tell-written.ts';
import { keepText } from '../search.sql.ts';
import { keepState } from './doc-states.sql.ts';
import type { OpenDoc } from './open-docs.ts';

/** After so many updates the state is kept anew, so that whoever opens the doc next has few to go through. */
const keptEvery = 200;
/** Who wrote is told once in so long; it moves the doc in nobody's list more often. */
const toldEvery = minute;

/**
 * After a pause in the writing, and when the last one leaves: what it is found by, who wrote, and the state. All of it
 * can be made again from what is kept, so a failure costs nothing but time.
 */
export async function settle(house: House, doc: OpenDoc): Promise<void> {
  const isLast = doc.document.getConnectionsCount() === 0;
  const { applied: upTo, unkept } = doc;
  if (unkept === 0 && doc.wrote.size === 0) return;
  try {
    await keepText(house.db, doc, plainText(wordsOf(doc.document)));
    const now = house.clock.now().getTime();
    if (doc.wrote.size > 0 && (isLast || now - doc.toldAt >= toldEvery)) {
      const writers = [...doc.wrote].toReversed();
      doc.toldAt = now;
      doc.wrote.clear();
      await tellWritten(house, doc, writers);
    }
    if (isLast || unkept >= keptEvery) {
      await keepState(house.db, doc.id, { state: Y.encodeStateAsUpdate(doc.document), upTo });
      doc.unkept -= unkept;
    }
    if (isLast) await layTogether(house, doc.id);
  } catch (error) {
    house.log.warn({ err: error }, 'a doc could not be settled; the next pause does');
  }
}
