import { myTrust } from '@kinsong/contract/seekers/trust.ts';
import { ask } from '../../platform/api/api.ts';
import { signedIn } from '../../platform/signed-in.ts';
import type { Ears } from '../../platform/web-module.ts';
import { Store, useStore } from '../../platform/store.ts';

/** Where does one's trust score come from? As one came in it came along; the house says when it moved. */
const score = new Store<number | undefined>(undefined);
/** Counts how often it may have moved, for whoever shows what it is made of. */
const moves = new Store(0);

export const useTrustScore = (): number => useStore(score) ?? signedIn().person.trust_score;
export const useTrustMoves = (): number => useStore(moves);

async function loadScore(): Promise<void> {
  moves.change((count) => count + 1);
  try {
    score.set((await ask(myTrust, { query: { limit: 1 } })).score);
  } catch {
    // What was last known stays; the next word of the house or the next opening of the line asks again.
  }
}

export const scoreEars: Ears = {
  opened: () => void loadScore(),
  moved: (what) => what === 'trust' && void loadScore(),
};
