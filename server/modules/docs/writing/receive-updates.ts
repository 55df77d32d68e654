import type { beforeHandleAwarenessPayload, beforeSyncPayload } from '@hocuspocus/server';
import { docCloseCodes } from '@kinsong/contract/docs/doc-line.ts';
import { Refusal } from '@kinsong/contract/common/errors.ts';
import * as Y from 'yjs';
import type { House } from '../../../platform/house.ts';
import { mayByRecentPlace } from '../../spaces/index.ts';
import { tellNodes } from './between-nodes.ts';
import { desk, reached, type Writer } from './open-docs.ts';
import { saveUpdate } from './save-updates.ts';

/** As the protocol numbers them: the second step of meeting, and an update. The first step asks and brings nothing. */
const bringsWords: readonly number[] = [1, 2];
/** What all updates of a doc together may be: some thousand pages, or ten years of one that is always open. */
const mostBytes = 64 * 1024 * 1024;
/** A caret and a name. */
const largestPresence = 4096;

type Sync = beforeSyncPayload<Writer>;

/**
 * What somebody wrote: looked at, kept, and only then laid over the doc, told to the others and acknowledged. After this
 * Hocuspocus lays it over once more, which changes nothing; where it was refused, it takes the line for one that reads.
 */
export async function receiveUpdate(
  house: House,
  { type, payload, document, connection }: Sync,
): Promise<void> {
  if (!bringsWords.includes(type) || connection.readOnly) return;
  const writer = connection.context;
  const refuse = (code: keyof typeof docCloseCodes): void => {
    connection.readOnly = true;
    writer.socket.close(docCloseCodes[code]);
  };
  const doc = desk(house).open.get(document.name);
  if (doc === undefined) return refuse('later');
  const news = whatIsNew(document, type, payload);
  if (news === 'nothing') return;
  if (news === 'nonsense' || doc.bytes + payload.length > mostBytes) return refuse('nonsense');
  try {
    await mayByRecentPlace(house, writer.person, 'docs.write', doc.spaceId);
    const by = writer.person.id;
    const seq = await saveUpdate(house, doc.id, { by, update: payload });
    if (seq === null) return refuse('gone');
    doc.bytes += payload.length;
    doc.wrote.delete(by);
    doc.wrote.add(by);
    Y.applyUpdate(document, payload, { source: 'connection', connection });
    reached(house, doc, seq);
    tellNodes(house, { doc: doc.id, seq, update: payload });
  } catch (error) {
    if (error instanceof Refusal) return refuse('changed');
    house.log.warn({ err: error }, 'what was written in a doc could not be kept; its writer sends it again');
    refuse('later');
  }
}

/** Whoever comes back tells all that they have, most of which is known. */
function whatIsNew(document: Y.Doc, type: number, update: Uint8Array): 'something' | 'nothing' | 'nonsense' {
  try {
    Y.decodeUpdate(update);
    const isKnown = type === 1 && Y.snapshotContainsUpdate(Y.snapshot(document), update);
    return isKnown ? 'nothing' : 'something';
  } catch {
    return 'nonsense';
  }
}

type Presence = beforeHandleAwarenessPayload<Writer>;

/** Who holds a caret is said by the house, not by their browser; a line speaks for one person. */
export async function receivePresence({ states, connection }: Presence): Promise<void> {
  for (const [client, state] of states) {
    if (JSON.stringify(state).length > largestPresence) states.delete(client);
    else state['user'] = { ...(state['user'] as object | undefined), id: connection?.context.person.id };
  }
}
