import type { Ballot } from '@kinsong/contract/votes/vote.ts';
import { ownBallots } from '@kinsong/contract/votes/votes.ts';
import { ask } from '../../platform/api/api.ts';
import { cacheStore, put } from '../../platform/cache/stores.ts';
import { signedIn } from '../../platform/signed-in.ts';
import { Store } from '../../platform/store.ts';

/** How I voted in a space, now and earlier, and how those whose proxy I had did in my hands. For nobody but me. */
interface Kept {
  readonly space_id: string;
  readonly ballots: readonly Ballot[];
}

export const ballotsKept = cacheStore<Kept>('ballots.1', { key: 'space_id' });

export const ballots = new Store<ReadonlyMap<string, readonly Ballot[]>>(new Map());

const hold = ({ space_id, ballots: rows }: Kept): void =>
  ballots.change((known) => new Map([...known, [space_id, rows]]));

/** What was just cast stands at once, so that nothing flickers until the house has told all of them again. */
export function holdCast(space: string, ballot: Ballot): void {
  const isBefore = ({ vote_id, person_id }: Ballot): boolean =>
    vote_id === ballot.vote_id && person_id === ballot.person_id;
  const others = (ballots.get().get(space) ?? [])
    .filter(({ id }) => id !== ballot.id)
    .map((each) => (isBefore(each) ? { ...each, current: false } : each));
  hold({ space_id: space, ballots: [...others, ballot] });
}

const asking = new Map<string, Promise<void>>();

/** Asks for them; what this browser kept is shown meanwhile, and where there is no way to the house. */
export function loadBallots(space: string): Promise<void> {
  const running = asking.get(space);
  if (running !== undefined) return running;
  const asked = load(space).finally(() => asking.delete(space));
  asking.set(space, asked);
  return asked;
}

async function load(space: string): Promise<void> {
  const { cache } = signedIn();
  try {
    if (!ballots.get().has(space)) {
      const kept = await cache.get(ballotsKept, space);
      if (kept !== undefined) hold(kept);
    }
    const answer = await ask(ownBallots, { params: { space_id: space } });
    const row = { space_id: space, ballots: answer.ballots };
    hold(row);
    await cache.write([put(ballotsKept, row)]);
  } catch {
    // Asked again with the next look, and with each change of a vote.
  }
}
