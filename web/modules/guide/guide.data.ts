import { chat, openThread, settleThread, Thread, type Answered } from '@kinsong/contract/guide/chat.ts';
import { extraOf, type Mode } from '@kinsong/contract/guide/message-extra.ts';
import { answerProposal } from '@kinsong/contract/guide/proposals.ts';
import { summons } from '@kinsong/contract/guide/guide-summons.ts';
import { useEffect } from 'react';
import { ask } from '../../platform/api/api.ts';
import { signedIn } from '../../platform/signed-in.ts';
import { useConnection } from '../../platform/live/connection.ts';
import type { Ears } from '../../platform/web-module.ts';
import type { Send } from '../../platform/outbox/outbox.ts';
import type { OutboxItem } from '../../platform/outbox/queue.ts';
import { Store, useStore } from '../../platform/store.ts';
import { openOffer } from './cards/offer.ts';
import { books, bring, liveStretch, posts, type Says } from '../messages/index.ts';

/** Where does the thread with the guide come from? The house says where it lies; what is in it comes as in any space. */
export interface ThreadState {
  readonly state: 'opening' | 'kept' | 'live' | 'failed';
  readonly thread: Thread | undefined;
}

export const threadState = new Store<ThreadState>({ state: 'opening', thread: undefined });

const keptAs = () => `kinsong.thread ${signedIn().person.id}`;

/** When the house last said it, on the page's own clock. */
let heldAt = -Infinity;
const freshFor = 2000;

export function hold(thread: Thread): void {
  heldAt = performance.now();
  threadState.set({ state: 'live', thread });
  try {
    localStorage.setItem(keptAs(), JSON.stringify(thread));
  } catch {
    // Without storage the thread is found again when there is a line to the house.
  }
}

function kept(): Thread | undefined {
  try {
    return Thread.safeParse(JSON.parse(localStorage.getItem(keptAs()) ?? 'null')).data;
  } catch {
    return undefined;
  }
}

export async function loadThread(): Promise<void> {
  if (threadState.get().thread === undefined) {
    const thread = kept();
    threadState.set({ state: thread === undefined ? 'opening' : 'kept', thread });
  }
  try {
    hold(await ask(openThread, {}));
  } catch {
    threadState.change(({ thread }) => ({ state: thread === undefined ? 'failed' : 'kept', thread }));
  }
}

export function useThread(): ThreadState {
  useEffect(() => void loadThread(), []);
  return useStore(threadState);
}

/** The line to the house is new: what was settled on another device may be different by now. */
export const guideEars: Ears = {
  opened: () => {
    // Settled a moment ago, with the page: nobody had the time to settle it otherwise.
    const fresh = performance.now() - heldAt < freshFor;
    if (threadState.get().state !== 'opening' && !fresh) void loadThread();
  },
};

/** Shown at once, settled with the house behind it. */
export async function chooseMode(mode: Mode): Promise<void> {
  threadState.change(({ state, thread }) => ({ state, thread: thread && { ...thread, mode } }));
  try {
    hold(await ask(settleThread, { body: { mode } }));
  } catch {
    // Every message says its mode itself; the next one settles it.
  }
}

async function arrived(answer: Answered): Promise<void> {
  const { space_id, message_id, answer_id } = answer;
  const known = liveStretch(books.of(space_id).get())?.messages.slice(-8) ?? [];
  const missing = [message_id, answer_id].filter(
    (id) => id !== null && !known.some((each) => each.id === id),
  );
  await Promise.all(missing.map((id) => bring(space_id, id!)));
}

/** Calls that wait in the outbox while there is no way to the house. */
export const guideSends: readonly Send[] = [
  { call: chat, answered: (answer) => void arrived(answer as Answered).catch(() => {}) },
  { call: answerProposal },
];

/** Which writings in the outbox say something: what one tells the guide, and what one brings along. */
export const saysToGuide: Says = (item) => posts(item) ?? tells(item);

const tells: Says = ({ call, body = {} }) => {
  const { client_id: id, message } = body;
  if (call !== chat.name || typeof id !== 'string' || typeof message !== 'string') return undefined;
  return { id, content: summons(message).text, reply_to: null };
};

const asksGuide = ({ call, refused }: OutboxItem): boolean => call === chat.name && refused === undefined;

/** An offer further back than this many messages is no longer what one is looking at. */
const lately = 40;

/** The newest offer that waits for an answer. */
export function useNewestOffer(space: string): string | undefined {
  const stretch = liveStretch(useStore(books.of(space)));
  return stretch?.messages
    .slice(-lately)
    .findLast(({ extra, deleted_at }) => deleted_at === null && openOffer(extra) !== undefined)?.id;
}

export interface Answering {
  /** On its way to the guide, or being answered. */
  readonly busy: boolean;
  /** Nothing of the answer is there yet. */
  readonly silent: boolean;
}

/** How the guide's answer stands: asked by this device or by another one. */
export function useAnswering(space: string): Answering {
  const items = useStore(signedIn().outbox.items);
  const stretch = liveStretch(useStore(books.of(space)));
  // Without a way to the house nobody answers: what is said meanwhile is kept, and says so itself.
  const away = useConnection() === 'lost';
  const sending = items.some((item) => item.space === space && asksGuide(item));
  const writing = stretch?.messages.slice(-6).findLast(({ extra }) => {
    const hung = extraOf(extra);
    return hung?.kind === 'guide' && hung.state === 'writing';
  });
  const piece = useStore(signedIn().signals.pieces.of(writing?.id ?? ''));
  const begun = writing !== undefined && (writing.content !== '' || piece.text !== '');
  const busy = !away && (sending || writing !== undefined);
  return { busy, silent: busy && !begun };
}
