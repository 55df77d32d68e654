import * as z from 'zod';
import { call } from '../common/call.ts';
import { Id } from '../common/ids.ts';
import { day } from '../common/time.ts';

/** So long after it was said can a message be tapped. Then what could name a tapper is destroyed. */
export const tappingLasts = 30 * day;
/** Among fewer people than this it can be guessed who tapped. */
const hiddenAmong = 4;

interface Around {
  readonly author: string;
  /** The place of the message in the stream. */
  readonly seq: number;
  readonly tapper: string;
  /** Who belongs to the space now. */
  readonly here: Iterable<string>;
  /** How far each of them has read. */
  readonly seen: ReadonlyMap<string, number>;
}

/**
 * Can others work out who gave a tap? It is hidden among those who were here since the message: who have read it, its
 * author and the tapper. Who belongs to the space and did not look in can not have tapped, and everybody sees that.
 */
export function canBeGuessed({ author, seq, tapper, here, seen }: Around): boolean {
  const since = [...here].filter(
    (each) => each === author || each === tapper || (seen.get(each) ?? 0) >= seq,
  );
  return since.length < hiddenAmong;
}

/** The count as the tapper sees it. The others see it move at the next full ten minutes. */
const TapAnswer = z.object({ message_id: Id, trust_taps: z.int(), guessable: z.boolean() });

/** The message stands in the body: an address may be logged on its way, by whatever stands before the house. */
export const tapMessage = call({
  name: 'messages.tap',
  title: "Give a trust tap to someone's words, once a message and without a name",
  method: 'POST',
  path: '/api/spaces/:space_id/taps',
  params: z.object({ space_id: Id }),
  body: z.object({ message_id: Id }),
  answer: TapAnswer,
  permission: 'messages.tap',
  errors: ['found.not', 'allowed.not', 'space.archived', 'tap.closed', 'input.wrong'],
  unlogged: true,
});

/** S2 §7's own name for it. Who taps is whoever calls; their id may be given, must then be their own, and is not kept. */
export const trustTap = call({
  name: 'messages.trustTap',
  title: 'The same, as the specification names it',
  method: 'POST',
  path: '/api/multiplayer/trust-tap',
  body: z.object({ tapper_id: Id.optional(), message_id: Id, room_id: Id }),
  answer: TapAnswer,
  permission: 'person',
  errors: ['found.not', 'allowed.not', 'space.archived', 'tap.closed', 'input.wrong'],
  unlogged: true,
});

export const myTaps = call({
  name: 'messages.myTaps',
  title: 'What one has tapped in a space oneself: the trust taps that are still open, and what raised soul',
  method: 'GET',
  path: '/api/spaces/:space_id/taps',
  params: z.object({ space_id: Id }),
  answer: z.object({
    trust: z.array(z.object({ message_id: Id, /** As one sees it oneself. */ trust_taps: z.int() })),
    soul: z.array(Id),
  }),
  permission: 'messages.read',
  errors: ['found.not'],
});

export const tapsCalls = [tapMessage, trustTap, myTaps];
