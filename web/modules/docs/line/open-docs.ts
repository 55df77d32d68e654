import { createDoc } from '@kinsong/contract/docs/docs.ts';
import { OpenDoc } from './open-doc.ts';
import { docsUnsent } from './kept-words.ts';
import { signedIn } from '../../../platform/signed-in.ts';

interface Held {
  readonly doc: OpenDoc;
  held: number;
}

const open = new Map<string, Held>();

/** Who leaves a doc while its last words are on their way waits this long for the house to have them. */
const patience = 10_000;
const lookAgain = 250;

/** Opens a doc for as long as somebody holds it; two places that hold the same one write in the same words. */
export function hold(space: string, id: string): OpenDoc {
  const known = open.get(id);
  if (known?.doc.standing.get().shows === 'gone') open.delete(id);
  const held = open.get(id) ?? { doc: new OpenDoc(space, id), held: 0 };
  held.held += 1;
  open.set(id, held);
  return held.doc;
}

export function letGo(id: string, doc: OpenDoc, until = Date.now() + patience): void {
  const held = open.get(id);
  if (held?.doc !== doc) return doc.close();
  held.held -= 1;
  closeIfDone(id, held, until);
}

function closeIfDone(id: string, held: Held, until: number): void {
  if (held.held > 0 || open.get(id) !== held) return;
  if (held.doc.isSent || Date.now() >= until) {
    open.delete(id);
    held.doc.close();
  } else setTimeout(() => closeIfDone(id, held, until), lookAgain);
}

/** Whether the house has yet to hear that there is such a doc. */
const isComing = (id: string): boolean =>
  signedIn()
    .outbox.items.get()
    .some(({ call, body }) => call === createDoc.name && body?.['id'] === id);

/** Brings to the house what was written without a line and left, one doc after the other. */
export async function sendKept(): Promise<void> {
  for (const { space_id, doc_id } of await docsUnsent(signedIn().cache)) {
    if (open.has(doc_id) || !(await trueWithin(() => !isComing(doc_id)))) continue;
    const doc = hold(space_id, doc_id);
    await doc.join();
    await trueWithin(() => doc.isSent || doc.standing.get().shows === 'gone');
    letGo(doc_id, doc, 0);
  }
}

const trueWithin = (holds: () => boolean): Promise<boolean> =>
  new Promise((resolve) => {
    const until = Date.now() + patience;
    const look = (): void => {
      if (holds() || Date.now() > until) resolve(holds());
      else setTimeout(look, lookAgain);
    };
    look();
  });
