import type { Document } from '@hocuspocus/server';
import { docCloseCodes } from '@kinsong/contract/docs/doc-line.ts';
import { memberChanged, spaceChanged } from '@kinsong/contract/spaces/events.ts';
import type { WebSocket } from 'ws';
import * as Y from 'yjs';
import type { House } from '../../../platform/house.ts';
import { perHouse } from '../../../platform/per-house.ts';
import type { Person } from '../../../platform/person.ts';
import { standingAt, type DocStanding } from '../find-doc.ts';
import { readState, updatesAfter } from './doc-states.sql.ts';

/** Whoever has a doc open, by which line. */
export interface Writer extends DocStanding {
  readonly person: Person;
  readonly docId: string;
  readonly socket: WebSocket;
  /** Out of the doc at once, whether the other side answers the closing or not. */
  leave: () => void;
}

/** A doc that somebody has open on this node. */
export interface OpenDoc {
  readonly id: string;
  readonly spaceId: string;
  readonly document: Document;
  /** The number of the last update that it holds together with all before. */
  applied: number;
  /** How many of them came since its state was last kept. */
  unkept: number;
  /** Those who wrote since it was last told, the latest last. */
  readonly wrote: Set<string>;
  toldAt: number;
  /** Roughly how many bytes its updates are. */
  bytes: number;
  leave: () => void;
}

/** What came from this node's own people and what came from elsewhere: Hocuspocus keeps neither for us. */
export const fromElsewhere = { source: 'redis' } as const;

interface Desk {
  readonly open: Map<string, OpenDoc>;
  readonly writers: Set<Writer>;
  /** Docs that are being read from the database, with what came meanwhile. */
  readonly opening: Map<string, Uint8Array[]>;
}

export const desk = perHouse<Desk>(() => ({ open: new Map(), writers: new Set(), opening: new Map() }));

/** Reads a doc into memory. Whatever comes from other nodes meanwhile is laid on top. */
export async function openDoc(house: House, spaceId: string, document: Document): Promise<OpenDoc | null> {
  const { open, opening } = desk(house);
  const id = document.name;
  const meanwhile: Uint8Array[] = [];
  opening.set(id, meanwhile);
  try {
    const stored = await readState(house.db, id);
    if (stored === null) return null;
    document.transact(() => {
      Y.applyUpdate(document, stored.state);
      for (const { update } of stored.updates) Y.applyUpdate(document, update);
      for (const update of meanwhile) Y.applyUpdate(document, update);
    }, fromElsewhere);
    const bytes = stored.updates.reduce((sum, { update }) => sum + update.length, stored.state.length);
    const applied = stored.updates.at(-1)?.seq ?? stored.upTo;
    const doc: OpenDoc = {
      ...{ id, spaceId, document, applied, bytes },
      ...{ unkept: stored.updates.length, wrote: new Set(), toldAt: 0 },
      leave: house.live.attend(spaceId, {
        changed: (changes) => {
          const isOfPeople = changes.some(({ event }) => standings.has(event));
          if (isOfPeople || changes.length === 0) void askAgain(house, spaceId);
        },
        dismissed: (person) => putOut(house, (writer) => isThere(writer, spaceId, person), 'gone'),
      }),
    };
    open.set(id, doc);
    return doc;
  } finally {
    opening.delete(id);
  }
}

export function closeDoc(house: House, id: string): void {
  const { open } = desk(house);
  open.get(id)?.leave();
  open.delete(id);
}

/** After these somebody may do more or less than when they came. */
const standings: ReadonlySet<string> = new Set([memberChanged.name, spaceChanged.name]);
const isThere = (writer: Writer, spaceId: string, person: string): boolean =>
  writer.spaceId === spaceId && writer.person.id === person;

/** Who may no longer look is out; who may do other things than before comes back at once, and is told which. */
async function askAgain(house: House, spaceId: string): Promise<void> {
  for (const writer of desk(house).writers) {
    if (writer.spaceId !== spaceId) continue;
    const now = await standingAt(house, writer.person, writer.docId);
    if (now === null) putOut(house, (one) => one === writer, 'gone');
    else if (now.mayWrite !== writer.mayWrite) putOut(house, (one) => one === writer, 'changed');
  }
}

/** Closes the lines of some, at once: nothing more is taken from them, and nothing more is told. */
export function putOut(
  house: House,
  whom: (writer: Writer) => boolean,
  why: keyof typeof docCloseCodes,
): void {
  for (const writer of [...desk(house).writers].filter(whom)) {
    writer.socket.close(docCloseCodes[why]);
    writer.leave();
  }
}

/** Lays an update that is kept already over a doc that is open here. */
export function lay(house: House, id: string, update: Uint8Array, seq: number): void {
  const { open, opening } = desk(house);
  opening.get(id)?.push(update);
  const doc = open.get(id);
  if (doc === undefined) return;
  Y.applyUpdate(doc.document, update, fromElsewhere);
  reached(house, doc, seq);
}

/** An update of this number is in the doc. Where one before it is missing, it is asked for. */
export function reached(house: House, doc: OpenDoc, seq: number): void {
  doc.unkept += 1;
  if (seq === doc.applied + 1) doc.applied = seq;
  else if (seq > doc.applied) void catchUp(house, doc);
}

/** Reads what this node was not told: words between nodes may be lost. */
export async function catchUp(house: House, doc: OpenDoc): Promise<void> {
  try {
    for (const { seq, update } of await updatesAfter(house.db, doc.id, doc.applied)) {
      Y.applyUpdate(doc.document, update, fromElsewhere);
      doc.applied = Math.max(doc.applied, seq);
    }
  } catch (error) {
    house.log.warn({ err: error }, 'a doc could not be brought up to date; the next round does');
  }
}
