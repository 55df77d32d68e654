import type { Message } from '@kinsong/contract/messages/messages.ts';
import { listPinned } from '@kinsong/contract/messages/pins.ts';
import { useEffect } from 'react';
import { ask } from '../../../platform/api/api.ts';
import { Shelf } from '../../../platform/shelf.ts';
import { useStore } from '../../../platform/store.ts';

/** What is pinned in a space, the latest pin first: asked for once, moved on by what is heard. */
export const pinned = new Shelf<readonly Message[] | undefined>(undefined);

const byPin = (a: Message, b: Message): number => ((a.pinned?.at ?? '') < (b.pinned?.at ?? '') ? 1 : -1);

/** Lays what changed over the pins, as far as they are known. */
export function layPins(space: string, messages: readonly Message[]): void {
  const known = pinned.of(space).get();
  if (known === undefined) return;
  const held = new Map(known.map((message) => [message.id, message]));
  const moved = messages.filter(({ id, pinned: pin }) => pin !== undefined || held.has(id));
  if (moved.length === 0) return;
  for (const message of moved)
    if ((held.get(message.id)?.rev ?? -1) <= message.rev) held.set(message.id, message);
  pinned.of(space).set([...held.values()].filter(({ pinned: pin }) => pin !== undefined).sort(byPin));
}

export function usePinned(space: string): readonly Message[] {
  const known = useStore(pinned.of(space));
  const unknown = known === undefined;
  useEffect(() => {
    if (!unknown) return;
    // Without an answer nothing stands above the words; the next visit asks again.
    ask(listPinned, { params: { space_id: space } })
      .then(({ messages }) => pinned.of(space).set(messages))
      .catch(() => {});
  }, [space, unknown]);
  return known ?? none;
}

const none: readonly Message[] = [];
