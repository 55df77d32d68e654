import { Refusal } from '@kinsong/contract/common/errors.ts';
import { minute } from '@kinsong/contract/common/time.ts';
import { setTimeout as pause } from 'node:timers/promises';
import type { House } from '../../platform/house.ts';
import { networksOf, type Network } from '../../platform/networks.ts';
import { markOf } from '../../platform/encryption.ts';
import type { Visit } from '../../platform/caller.ts';
import { countTries, deleteSomeTallies, uncountTries } from './sign-in-ways.sql.ts';

/** How long a wrong code counts. */
const within = 10 * minute;
/** Wrong codes of one network that are taken for mistakes. */
const mostWrong = 20;
/** Wrong codes in the whole house that nobody need notice. */
const calm = 100;
/** How long each further hundred lets every try wait, and the most a first try waits. */
const patience = 250;
const mostPatience = 4_000;
/** Whoever tried wrongly already waits twice as long each time, and is refused where it would be longer than this. */
const longestPause = 10_000;

/**
 * Tries a code. `attempt` answers null when it opens nothing, and then counts: for the networks it came from, which
 * have to stop after twenty, and for the whole house, which then lets everybody wait a little longer, and whoever tried
 * wrongly before much longer. The house as a whole never refuses anybody: else one who tries codes from many places
 * would shut the door for all. Counted before it is known, so that many at once do not slip by; right ones are taken
 * back.
 */
export async function tryCode<T>(
  house: House,
  visit: Visit,
  attempt: () => Promise<T | null>,
): Promise<T | null> {
  if (!house.config.rateLimits) return attempt();
  const turn = turnOf(house, visit.address);
  try {
    await waitForTurn(house, turn);
    const came = await attempt();
    if (came !== null) await uncountTries(house.db, turn.marks);
    return came;
  } catch (error) {
    // What else went wrong says nothing against the code; and who is refused anyhow makes nobody else wait.
    if (!isWrongCode(error)) await uncountTries(house.db, turn.marks);
    throw error;
  }
}

const isWrongCode = (error: unknown): boolean =>
  error instanceof Refusal && error.code === 'auth.coordinates';

interface Turn {
  readonly networks: readonly (Network & { readonly mark: string })[];
  readonly ofHouse: string;
  readonly marks: readonly string[];
}

/** Counted under marks, so that the table tells nobody where people called from. */
function turnOf({ config }: House, address: string): Turn {
  const mark = (whose: string): string => markOf(config, 'tries: wrong codes', whose);
  const networks = networksOf(address).map((network) => ({ ...network, mark: mark(network.name) }));
  const ofHouse = mark('the house');
  return { networks, ofHouse, marks: [...networks.map((network) => network.mark), ofHouse] };
}

async function waitForTurn({ db, clock }: House, { networks, ofHouse, marks }: Turn): Promise<void> {
  const now = clock.now();
  await deleteSomeTallies(db, now, 2 * marks.length);
  const tries = await countTries(db, marks, now, new Date(now.getTime() + within));
  const before = (mark: string): number => (tries.get(mark) ?? 1) - 1;
  const wrong = Math.max(...networks.map(({ mark, allowance }) => before(mark) / allowance));
  const wait = pauseFor(before(ofHouse), wrong);
  if (wrong >= mostWrong || wait > longestPause) throw new Refusal('rate.limited');
  if (wait > 0) await pause(wait);
}

/** After so many wrong codes in the house, and so many from where this one comes. */
function pauseFor(inHouse: number, wrong: number): number {
  if (inHouse < calm) return 0;
  return Math.min(mostPatience, (inHouse / calm) * patience) * 2 ** wrong;
}
