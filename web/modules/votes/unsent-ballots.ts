import type { ErrorCode } from '@kinsong/contract/common/errors.ts';
import type { Choice } from '@kinsong/contract/votes/choice.ts';
import type { Ballot, Vote } from '@kinsong/contract/votes/vote.ts';
import type { OutboxItem } from '../../platform/outbox/queue.ts';

/** How far what one cast has come: at the house, on its way, kept for later, or refused. */
export type Way = 'there' | 'sending' | 'kept' | 'refused';

/** One voice that is in my hands: my own, or that of somebody who gave me their proxy. */
export interface Voice {
  readonly choice: Choice | undefined;
  readonly way: Way;
  /** What waits in the outbox for it, the last of it. */
  readonly item?: OutboxItem;
  readonly refused?: ErrorCode;
  /** What was cast before and does not count any more, the last one first. */
  readonly earlier: readonly Ballot[];
}

export interface Shown {
  readonly vote: Vote;
  /** By the person whose voice it is; mine among them. */
  readonly voices: ReadonlyMap<string, Voice>;
}

const silent: Voice = { choice: undefined, way: 'there', earlier: [] };

export const voiceOf = ({ voices }: Shown, person: string): Voice => voices.get(person) ?? silent;

/** Lays what waits in the outbox over the votes, so that one's own voice is heard at once on one's own screen. */
export function overlay(
  votes: readonly Vote[],
  own: readonly Ballot[],
  items: readonly OutboxItem[],
  me: string,
): Shown[] {
  return votes.map((vote) => {
    const voices = new Map<string, Voice>();
    for (const ballot of own.filter(({ vote_id }) => vote_id === vote.id)) {
      const before = voices.get(ballot.person_id) ?? silent;
      // What was put in other words asks everyone again: what was said before is history.
      const counts = ballot.current && vote.voices.includes(ballot.person_id);
      voices.set(
        ballot.person_id,
        counts
          ? { ...before, choice: ballot.choice }
          : { ...before, earlier: [...before.earlier, ballot].sort(latestFirst) },
      );
    }
    let heard = vote.voices;
    for (const item of items) {
      if (item.call !== 'votes.cast' || item.params['vote_id'] !== vote.id) continue;
      const { for_person, choice } = item.body as { for_person?: string | null; choice: Choice };
      const person = for_person ?? me;
      const before = voices.get(person) ?? silent;
      if (item.refused !== undefined) {
        voices.set(person, { ...before, item, way: 'refused', refused: item.refused });
        continue;
      }
      voices.set(person, { ...before, choice, item, way: item.tries > 0 ? 'kept' : 'sending' });
      if (!heard.includes(person)) heard = [...heard, person];
    }
    return { vote: heard === vote.voices ? vote : { ...vote, voices: heard }, voices };
  });
}

const latestFirst = (a: Ballot, b: Ballot): number => b.at.localeCompare(a.at);
