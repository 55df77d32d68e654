import type { House } from '../../../platform/house.ts';
import { perHouse } from '../../../platform/per-house.ts';
import { appendUpdates, type NewUpdate } from './doc-states.sql.ts';

interface Waiting extends NewUpdate {
  readonly kept: (seq: number | null) => void;
  readonly failed: (error: unknown) => void;
}

const queues = perHouse(() => new Map<string, Waiting[]>());

/**
 * Keeps what was written in a doc before anybody hears of it, and answers its number; null where the doc is gone. What
 * comes while others are being kept waits for them and is kept together: many who type at once cost one write.
 */
export function saveUpdate(house: House, docId: string, update: NewUpdate): Promise<number | null> {
  return new Promise((kept, failed) => {
    const queue = queues(house).get(docId);
    const waiting = { ...update, kept, failed };
    if (queue !== undefined) return void queue.push(waiting);
    queues(house).set(docId, [waiting]);
    void keepAll(house, docId);
  });
}

async function keepAll(house: House, docId: string): Promise<void> {
  const all = queues(house);
  for (let batch = all.get(docId) ?? []; batch.length > 0; batch = all.get(docId) ?? []) {
    all.set(docId, []);
    try {
      const first = await appendUpdates(house.db, docId, batch, house.clock.now());
      batch.forEach(({ kept }, place) => kept(first === null ? null : first + place));
    } catch (error) {
      for (const { failed } of batch) failed(error);
    }
  }
  all.delete(docId);
}
