import type { Hocuspocus } from '@hocuspocus/server';
import { docCloseCodes, docLinePath, largestDocWord } from '@kinsong/contract/docs/doc-line.ts';
import { Id } from '@kinsong/contract/common/ids.ts';
import { encodeAwarenessUpdate } from 'y-protocols/awareness';
import { setTimeout as wait } from 'node:timers/promises';
import type { House } from '../../../platform/house.ts';
import type { Line } from '../../../platform/line.ts';
import { perHouse } from '../../../platform/per-house.ts';
import { standingAt } from '../find-doc.ts';
import { tellPresence } from './between-nodes.ts';
import { guardedSocket, takeWords } from './doc-socket.ts';
import { closeDoc, desk, openDoc, putOut, type Writer } from './open-docs.ts';
import { receivePresence, receiveUpdate } from './receive-updates.ts';
import { settle } from './settle.ts';

/** What is said while nobody writes for so long; and after so long at the latest. */
const pause = { debounce: 2000, maxDebounce: 10_000 };
/** Whoever says nothing for so long, not even that they are there, has gone. */
const silence = 60_000;

/** The docs that are open on this node, kept together by Hocuspocus: loaded when the first of them is opened. */
const sharedDocs = perHouse(
  async (house): Promise<Hocuspocus<Writer>> =>
    new (await import('@hocuspocus/server')).Hocuspocus<Writer>({
      ...pause,
      quiet: true,
      timeout: silence,
      maxUnauthenticatedQueueSize: largestDocWord,
      maxPendingDocuments: 1,
      async onAuthenticate({ context, documentName, connectionConfig }) {
        // No message: Hocuspocus would write it to the log, for everybody who knocks.
        if (documentName !== context.docId) throw new Error('');
        connectionConfig.readOnly = !context.mayWrite;
      },
      async onLoadDocument({ document, context }) {
        if ((await openDoc(house, context.spaceId, document)) === null) throw new Error('');
      },
      beforeSync: (sync) => receiveUpdate(house, sync),
      beforeHandleAwareness: receivePresence,
      async onAwarenessUpdate({ document, documentName, added, updated, removed, transactionOrigin }) {
        const isElsewhere = (transactionOrigin as { source?: string } | null)?.source === 'redis';
        if (isElsewhere) return;
        const changed = [...added, ...updated, ...removed];
        tellPresence(house, documentName, encodeAwarenessUpdate(document.awareness, changed));
      },
      async onStoreDocument({ documentName }) {
        const doc = desk(house).open.get(documentName);
        if (doc !== undefined) await settle(house, doc);
      },
      /** Whoever leaves some time after the last word leaves what that one had begun. */
      async beforeUnloadDocument({ documentName }) {
        const doc = desk(house).open.get(documentName);
        if (doc !== undefined) await settle(house, doc);
      },
      async afterUnloadDocument({ documentName }) {
        closeDoc(house, documentName);
      },
    }),
);

export const docLine: Line = {
  path: docLinePath,
  largestWord: largestDocWord,
  closeCodes: docCloseCodes,
  async welcome(house, person, { socket, params }) {
    const id = Id.safeParse(params['doc_id']);
    const heard = takeWords(socket, id.data ?? '');
    const found = id.success ? await standingAt(house, person, id.data) : null;
    if (found === null || id.data === undefined) return socket.close(docCloseCodes.gone);
    const { writers } = desk(house);
    const writer: Writer = {
      ...{ ...found, person, docId: id.data, socket },
      leave: () => void writers.delete(writer),
    };
    writers.add(writer);
    // Asked once more, now that they are among those who are put out: nobody slips in between.
    const still = await standingAt(house, person, writer.docId);
    if (still?.mayWrite !== found.mayWrite) socket.close(docCloseCodes.changed);
    const shared = await sharedDocs(house);
    const client = shared.handleConnection(guardedSocket(socket), new Request('http://house/'), writer);
    writer.leave = () => {
      writers.delete(writer);
      client.handleClose();
    };
    heard((word) => client.handleMessage(word));
    socket.on('close', () => writer.leave());
    if (socket.readyState !== socket.OPEN) writer.leave();
  },
};

/** What is open is settled soon after the last has left; more time than this it does not get. */
const settlesWithin = 5000;

/** Everybody is told to come back soon, and what is open is settled. */
export async function closeDocs(house: House): Promise<void> {
  putOut(house, () => true, 'later');
  const ends = Date.now() + settlesWithin;
  while (desk(house).open.size > 0 && Date.now() < ends) await wait(20);
}
