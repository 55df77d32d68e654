import { Refusal } from '@kinsong/contract/common/errors.ts';
import type { House } from '../../platform/house.ts';
import { perHouse } from '../../platform/per-house.ts';
import { inOrder, vitalsChange } from '../spaces/index.ts';
import { findMessages, type MessageRow } from './messages.sql.ts';
import { messageChange } from './contract-shapes.ts';
import { insertMessages, type NewMessage } from './insert-messages.sql.ts';

interface Waiting {
  readonly message: NewMessage;
  readonly stored: (row: MessageRow | null) => void;
  readonly failed: (error: unknown) => void;
}

/** One statement takes no more than this; the rest waits for the next. */
const largestBatch = 100;

const gatheringOf = perHouse(() => new Map<string, Waiting[]>());

/**
 * Commits messages of a space in the order they came: at once when nothing is under way, and while a commit is in
 * flight the next ones gather and go together. Answers only after the commit; null when its author is out of the space by
 * now, or the space was archived.
 */
export function commitMessage(
  house: House,
  spaceId: string,
  message: NewMessage,
): Promise<MessageRow | null> {
  const gathering = gatheringOf(house);
  return new Promise((stored, failed) => {
    const waiting = gathering.get(spaceId);
    if (waiting !== undefined) {
      waiting.push({ message, stored, failed });
      return;
    }
    gathering.set(spaceId, [{ message, stored, failed }]);
    void inOrder(house, spaceId, () => commitGathered(house, gathering, spaceId));
  });
}

async function commitGathered(house: House, spaces: Map<string, Waiting[]>, spaceId: string): Promise<void> {
  const waiting = spaces.get(spaceId) ?? [];
  const batch = waiting.splice(0, largestBatch);
  // From here on a newcomer starts a gathering of its own, behind this one in the space's order.
  if (waiting.length === 0) spaces.delete(spaceId);
  else void inOrder(house, spaceId, () => commitGathered(house, spaces, spaceId));
  try {
    await commitBatch(house, spaceId, batch);
  } catch (error) {
    for (const { failed } of batch) failed(error);
  }
}

async function commitBatch(house: House, spaceId: string, batch: readonly Waiting[]): Promise<void> {
  // Sent twice within a moment: the first of them is stored, the others are answered with it.
  const distinct = new Map<string, NewMessage>();
  for (const { message } of batch) if (!distinct.has(message.id)) distinct.set(message.id, message);
  const { rows: fresh, noticed } = await insertMessages(house.db, spaceId, [...distinct.values()]);
  const first = fresh[0];
  const last = fresh.at(-1);
  if (first !== undefined && last !== undefined) {
    house.live.publish({
      space: spaceId,
      after: first.seq - 1,
      rev: last.seq,
      changes: [
        ...fresh.map((row) => messageChange(house, row)),
        ...(noticed === null ? [] : [vitalsChange(noticed)]),
      ],
    });
  }
  const rows = new Map(fresh.map((row) => [row.id, row]));
  const known = [...distinct.keys()].filter((id) => !rows.has(id));
  if (known.length > 0) for (const row of await findMessages(house.db, known)) rows.set(row.id, row);
  for (const { message, stored, failed } of batch) {
    const row = rows.get(message.id);
    if (row === undefined) stored(null);
    else if (row.spaceId !== spaceId || row.authorId !== message.authorId) failed(new Refusal('id.taken'));
    else stored(row);
  }
}
