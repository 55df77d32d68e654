import type { Input } from '@kinsong/contract/common/call.ts';
import type { Change } from '@kinsong/contract/spaces/spaces.ts';
import { voteChanged } from '@kinsong/contract/votes/events.ts';
import type { Vote } from '@kinsong/contract/votes/vote.ts';
import { castBallot, listVotes, mostVotesInAPage } from '@kinsong/contract/votes/votes.ts';
import { ask } from '../../platform/api/api.ts';
import { within } from '../../platform/cache/cache.ts';
import { cacheStore, put, type CacheWrite } from '../../platform/cache/stores.ts';
import type { Rows } from '../../platform/live/module-rows.ts';
import type { Send } from '../../platform/outbox/outbox.ts';
import { signedIn } from '../../platform/signed-in.ts';
import { Store } from '../../platform/store.ts';
import { holdCast, loadBallots } from './ballots.data.ts';

/**
 * Where do votes come from? Those of a space from the cache and then the house, as everyone there may see them. What only I
 * may see of them stands apart, in `ballots.data.ts` and `results.data.ts`: it is never told to others.
 */
export const votes = new Store<ReadonlyMap<string, Vote>>(new Map());

export function hold(rows: readonly Vote[]): void {
  votes.change((known) => {
    const later = rows.filter(({ id, rev }) => (known.get(id)?.rev ?? -1) < rev);
    return later.length === 0 ? known : new Map([...known, ...later.map((vote) => [vote.id, vote] as const)]);
  });
}

const votesKept = cacheStore<Vote>('votes.1', {
  key: 'id',
  indexes: { space: ['space_id', 'id'] },
  bySpace: 'space',
  revised: true,
});

const inCache = (rows: readonly Vote[]): CacheWrite[] => rows.map((vote) => put(votesKept, vote));

export const votesRows: Rows = {
  name: 'votes',
  events: [voteChanged],
  stores: [votesKept],

  async recall(space) {
    hold(await signedIn().cache.all(votesKept, within(space), 'space'));
  },

  async fetch(space, keep) {
    let revision: number | undefined;
    let after = 0;
    for (let more = true; more;) {
      const query = { after, limit: mostVotesInAPage };
      const page = await ask(listVotes, { params: { space_id: space }, query }, { long: true });
      revision ??= page.rev;
      hold(page.votes);
      keep(inCache(page.votes));
      after = page.votes.at(-1)?.born ?? after;
      more = page.more;
    }
    return revision ?? 0;
  },

  apply(_space, changes) {
    const rows = changes.map(({ data }: Change) => data as Vote);
    hold(rows);
    return inCache(rows);
  },

  reset(space) {
    votes.change((known) => new Map([...known].filter(([, { space_id }]) => space_id !== space)));
  },
};

/** The house answered with a vote as it is now. */
export function answered(vote: Vote): void {
  hold([vote]);
  signedIn()
    .cache.write(inCache([vote]))
    .catch(() => {});
}

const cast: Send<typeof castBallot> = {
  call: castBallot,
  answered(vote) {
    holdWhatWasSent(vote);
    answered(vote);
    void loadBallots(vote.space_id);
  },
};

/** The one that was on its way is the first that still waits. Of what is anonymous nothing is kept. */
function holdWhatWasSent({ id: vote_id, space_id, secrecy }: Vote): void {
  const { outbox, person } = signedIn();
  const sent = outbox.items
    .get()
    .find((item) => item.call === castBallot.name && item.params['vote_id'] === vote_id && !item.refused);
  if (sent === undefined || secrecy === 'anonymous') return;
  const { id, for_person, choice } = sent.body as Input<typeof castBallot>['body'];
  const at = new Date(sent.at).toISOString();
  const person_id = for_person ?? person.id;
  holdCast(space_id, { id, vote_id, person_id, cast_by: person.id, choice, at, current: true });
}

/** A vote cast without a way to the house is kept, and sent when there is one. */
export const votesSends: readonly Send[] = [cast];
