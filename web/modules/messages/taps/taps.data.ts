import { myTaps, tapMessage } from '@kinsong/contract/messages/trust-taps.ts';
import type { Message } from '@kinsong/contract/messages/messages.ts';
import { ask } from '../../../platform/api/api.ts';
import { signedIn } from '../../../platform/signed-in.ts';
import type { Ears } from '../../../platform/web-module.ts';
import { Shelf } from '../../../platform/shelf.ts';
import { useStore } from '../../../platform/store.ts';
import { raise, waitingSouls } from '../../seekers/index.ts';
import { useEffect } from 'react';

/** What I tapped in a space myself: others' words, and my own that raised my soul. Nobody else is told. */
export interface Marks {
  /**
   * With how many taps there are at least, mine included: the others, and so what is known of the message, see mine at
   * the next full ten minutes only.
   */
  readonly trust: ReadonlyMap<string, number>;
  readonly soul: ReadonlySet<string>;
}

const noMarks: Marks = { trust: new Map(), soul: new Set() };
const marks = new Shelf<Marks>(noMarks);

/** Which spaces are looked at, by how many rows, and which of them were asked for since the line to the house is new. */
const lookedAt = new Map<string, number>();
const asked = new Map<string, number>();
/** Asked a moment ago: a line that opens just then brings nothing else. In milliseconds. */
const freshFor = 2000;

async function loadMarks(space: string): Promise<void> {
  if (asked.has(space)) return;
  asked.set(space, performance.now());
  try {
    const { trust, soul } = await ask(myTaps, { params: { space_id: space } });
    // What was tapped while the answer was under way is not in it, and a tap is never taken back.
    for (const { message_id, trust_taps } of trust) markGiven(space, message_id, trust_taps);
    marks.of(space).change((before) => ({ ...before, soul: new Set([...before.soul, ...soul]) }));
  } catch {
    // What was marked here stays; the next connection asks again.
    asked.delete(space);
  }
}

function askAnew(): void {
  const now = performance.now();
  for (const [space, at] of asked) if (now - at > freshFor) asked.delete(space);
  for (const space of lookedAt.keys()) void loadMarks(space);
}

export const tapsEars: Ears = {
  entered: () => {
    addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') askAnew();
    });
  },
  opened: askAnew,
  gone: (space) => marks.clear(space),
};

export function useMarks(space: string): Marks {
  useEffect(() => {
    lookedAt.set(space, (lookedAt.get(space) ?? 0) + 1);
    void loadMarks(space);
    return () => {
      const left = (lookedAt.get(space) ?? 1) - 1;
      if (left > 0) lookedAt.set(space, left);
      else lookedAt.delete(space);
    };
  }, [space]);
  return useStore(marks.of(space));
}

/** Raised already, or about to be: what waits in the outbox counts. */
export function useRaised(space: string, id: string): boolean {
  const { soul } = useMarks(space);
  const items = useStore(signedIn().outbox.items);
  return soul.has(id) || waitingSouls(items).includes(id);
}

/** A count that was shown never goes back. */
function markGiven(space: string, id: string, count: number): void {
  marks.of(space).change((before) => {
    if ((before.trust.get(id) ?? 0) >= count) return before;
    return { ...before, trust: new Map([...before.trust, [id, count]]) };
  });
}

function notGiven(space: string, id: string): void {
  marks.of(space).change((before) => {
    return { ...before, trust: new Map([...before.trust].filter(([given]) => given !== id)) };
  });
}

/** One's own words, warmed. It is kept on this device until the house has it. */
export async function raiseBy({ space_id, id }: Message): Promise<void> {
  marks.of(space_id).change((before) => ({ ...before, soul: new Set([...before.soul, id]) }));
  await raise(space_id, id);
}

/** A tap is not kept on the device: what waits there would say who tapped, and when. */
export async function giveTap({ space_id, id, trust_taps = 0 }: Message): Promise<void> {
  markGiven(space_id, id, trust_taps + 1);
  try {
    const given = await ask(tapMessage, { params: { space_id }, body: { message_id: id } });
    markGiven(space_id, id, given.trust_taps);
  } catch (failure) {
    notGiven(space_id, id);
    // oxlint-disable-next-line no-console -- [E27] a trust tap that fails is logged and nothing else
    console.info('The trust tap was not taken.', failure);
  }
}
