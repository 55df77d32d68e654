import type { Capability } from '@kinsong/contract/capabilities.ts';
import { newId } from '@kinsong/contract/common/ids.ts';
import type { Choice } from '@kinsong/contract/votes/choice.ts';
import type { NewVote } from '@kinsong/contract/votes/vote-input.ts';
import { awaits, type Vote } from '@kinsong/contract/votes/vote.ts';
import {
  amendVote,
  castBallot,
  changeVote,
  closeVote,
  endProxy,
  giveProxy,
  openVote,
  withdrawVote,
  writeOutcome,
} from '@kinsong/contract/votes/votes.ts';
import { ask } from '../../platform/api/api.ts';
import { signedIn } from '../../platform/signed-in.ts';
import { answered } from './votes.data.ts';

const params = ({ id }: Vote) => ({ vote_id: id });

/** Casts a ballot: kept at once, sent when it can be. Until it is sent a later one takes its place. */
export async function cast(vote: Vote, choice: Choice, person: string): Promise<void> {
  const { outbox, person: me } = signedIn();
  const forOther = person === me.id ? {} : { for_person: person };
  const body = { id: newId(), ...forOther, choice };
  const input = { params: params(vote), body };
  await outbox.write(vote.space_id, castBallot, input, { replaces: `vote ${vote.id} ${person}` });
}

// What follows is done with the house or not at all: others act on it at once.

export async function open(space: string, body: NewVote): Promise<void> {
  answered(await ask(openVote, { params: { space_id: space }, body }));
}

export interface Wording {
  readonly title: string;
  readonly description: string;
}

/** Other words while nobody has voted; and a later end. */
export async function reword(vote: Vote, body: Partial<Wording & { deadline: string }>): Promise<void> {
  answered(await ask(changeVote, { params: params(vote), body }));
}

/** Other words because of objections: everyone is asked again. */
export async function amend(vote: Vote, words: Wording): Promise<void> {
  answered(await ask(amendVote, { params: params(vote), body: { ...words, amended: vote.amended } }));
}

export async function withdraw(vote: Vote): Promise<void> {
  answered(await ask(withdrawVote, { params: params(vote) }));
}

export async function close(vote: Vote): Promise<void> {
  answered(await ask(closeVote, { params: params(vote) }));
}

export async function giveVoice(vote: Vote, to: string): Promise<void> {
  answered(await ask(giveProxy, { params: params(vote), body: { to } }));
}

export async function takeVoiceBack(vote: Vote): Promise<void> {
  answered(await ask(endProxy, { params: params(vote) }));
}

export async function sayOutcome(vote: Vote, words: string): Promise<void> {
  answered(await ask(writeOutcome, { params: params(vote), body: { words } }));
}

/** A vote, and what the screen around it can do for it. */
export interface OnVote {
  readonly vote: Vote;
  readonly abilities: ReadonlySet<Capability>;
}

const isOwn = ({ created_by }: Vote): boolean => created_by === signedIn().person.id;
const isOpen = ({ status }: Vote): boolean => status === 'open';

export const mayCast = ({ vote, abilities }: OnVote): boolean =>
  isOpen(vote) && abilities.has('votes.cast') && vote.electorate.includes(signedIn().person.id);

export const mayReword = ({ vote, abilities }: OnVote): boolean =>
  isOpen(vote) && isOwn(vote) && vote.voices.length === 0 && abilities.has('votes.changeOwn');

export const mayProlong = ({ vote, abilities }: OnVote): boolean =>
  isOpen(vote) && isOwn(vote) && abilities.has('votes.changeOwn');

export const mayAmend = ({ vote, abilities }: OnVote): boolean =>
  vote.way === 'consent' && isOpen(vote) && isOwn(vote) && abilities.has('votes.changeOwn');

export const mayWithdraw = ({ vote, abilities }: OnVote): boolean =>
  isOpen(vote) && (abilities.has('votes.withdrawAny') || (isOwn(vote) && abilities.has('votes.changeOwn')));

export const mayClose = ({ vote, abilities }: OnVote): boolean =>
  isOpen(vote) &&
  isOwn(vote) &&
  abilities.has('votes.changeOwn') &&
  vote.electorate.every((id) => vote.voices.includes(id));

export const mayWriteOutcome = ({ vote, abilities }: OnVote): boolean =>
  vote.status === 'closed' && abilities.has('votes.open');

/** Whoever has not voted may leave it to somebody; what nobody may know cannot be left to anybody. */
export const mayGiveVoice = (on: OnVote): boolean =>
  mayCast(on) && awaits(on.vote, signedIn().person.id) && on.vote.secrecy !== 'anonymous';
