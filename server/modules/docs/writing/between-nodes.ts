import { applyAwarenessUpdate } from 'y-protocols/awareness';
import * as z from 'zod';
import type { House } from '../../../platform/house.ts';
import { desk, fromElsewhere, lay, putOut } from './open-docs.ts';

/** What the nodes of a house tell each other of its docs: what was written, who is where, and which are gone. */
const Written = z.object({ doc: z.string(), seq: z.number(), update: z.base64() });
const Present = z.object({ doc: z.string(), update: z.base64() });
const Gone = z.array(z.string());

const bytes = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'base64'));
const text = (update: Uint8Array): string => Buffer.from(update).toString('base64');

export function listenToNodes(house: House): void {
  house.live.onShared('docs.written', (about) => {
    const { doc, seq, update } = Written.parse(about);
    lay(house, doc, bytes(update), seq);
  });
  house.live.onShared('docs.present', (about) => {
    const { doc, update } = Present.parse(about);
    const open = desk(house).open.get(doc);
    if (open !== undefined) applyAwarenessUpdate(open.document.awareness, bytes(update), fromElsewhere);
  });
  house.live.onShared('docs.gone', (about) => closeHere(house, Gone.parse(about)));
}

export function tellNodes(
  house: House,
  { doc, seq, update }: { doc: string; seq: number; update: Uint8Array },
): void {
  house.live.share('docs.written', { doc, seq, update: text(update) });
}

export function tellPresence(house: House, doc: string, update: Uint8Array): void {
  house.live.share('docs.present', { doc, update: text(update) });
}

/** Docs that were taken away: nobody writes in them any more, wherever they are. */
export function closeEverywhere(house: House, ids: readonly string[]): void {
  closeHere(house, ids);
  house.live.share('docs.gone', ids);
}

const closeHere = (house: House, ids: readonly string[]): void =>
  putOut(house, ({ docId }) => ids.includes(docId), 'gone');
