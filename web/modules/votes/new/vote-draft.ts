import { newId } from '@kinsong/contract/common/ids.ts';
import { mostOptions, mostTimes } from '@kinsong/contract/votes/choice.ts';
import type { NewVote } from '@kinsong/contract/votes/vote-input.ts';
import type { Secrecy, Vote } from '@kinsong/contract/votes/vote.ts';
import type { Majority, Way } from '@kinsong/engines/votes/result.ts';
import { localText, usualDeadline } from '../closing-time.ts';
import { isChoosing } from '../vote-words.ts';
import type { Choice } from './ChoicesField.tsx';
import { deedOf, faultOfDeed, type DeedDraft } from './deed-draft.ts';

/** A time as somebody types it: on their own clock. */
export interface TimeDraft {
  readonly id: string;
  readonly starts: string;
  readonly minutes: number;
}

/** What stands in the fields of a new vote. */
export interface VoteDraft {
  readonly title: string;
  readonly description: string;
  readonly way: Way;
  readonly choices: readonly Choice[];
  readonly times: readonly TimeDraft[];
  readonly dots: number;
  readonly majority: Majority;
  /** Undefined: more than half, however many there are. */
  readonly quorum: number | undefined;
  readonly deadline: string;
  readonly secrecy: Secrecy;
  readonly mandatory: boolean;
  readonly proposal: boolean;
  readonly deeds: readonly DeedDraft[];
}

const line = (): Choice => ({ id: newId(), text: '' });
const usualMinutes = 60;

/** The day after the last one, at the same hour; the first is a week from now, at ten. */
export function timeAfter(times: readonly TimeDraft[], now = new Date()): TimeDraft {
  const last = times.at(-1);
  const starts =
    last === undefined || last.starts === ''
      ? new Date(now.getFullYear(), now.getMonth(), now.getDate() + 6, 10)
      : new Date(last.starts);
  starts.setDate(starts.getDate() + 1);
  return { id: newId(), starts: localText(starts), minutes: last?.minutes ?? usualMinutes };
}

export function emptyDraft(): VoteDraft {
  const first = timeAfter([]);
  return {
    ...{ title: '', description: '', way: 'yes_no', dots: 5, majority: 'more', quorum: undefined },
    ...{ secrecy: 'until_closed', mandatory: false, proposal: false, deeds: [] },
    choices: [line(), line()],
    times: [first, timeAfter([first])],
    deadline: localText(usualDeadline()),
  };
}

/** The same question once more: its words and its ways, with an end to come and nothing that happens by itself. */
export function draftAgain(vote: Vote): VoteDraft {
  const { title, description, way, dots, majority, secrecy, mandatory, type } = vote;
  const empty = emptyDraft();
  const choices = vote.options.map(({ text }) => ({ id: newId(), text }));
  const isOfWords = isChoosing(vote) && way !== 'time_poll';
  return {
    ...empty,
    ...{ title, description, way, dots, majority, secrecy, mandatory, proposal: type === 'proposal' },
    choices: isOfWords ? choices : empty.choices,
  };
}

/** What is to be chosen from, besides lines that were left empty. */
const written = ({ choices }: VoteDraft): Choice[] => choices.filter(({ text }) => text.trim() !== '');

export type Faults = Partial<Record<'title' | 'choices' | 'deadline' | 'deeds', string>>;

/** What is wrong, at which field. */
export function faultsOf(draft: VoteDraft, now = new Date()): Faults {
  const found: Faults = {};
  if (draft.title.trim() === '') found.title = 'Write what you want to ask.';
  if (draft.way === 'time_poll') {
    if (draft.times.some(({ starts }) => starts === '')) found.choices = 'Give each time a day and an hour.';
    else if (draft.times.length < 2 || draft.times.length > mostTimes)
      found.choices = `Give from 2 to ${mostTimes} times.`;
  } else if (isChoosing(draft)) {
    const names = written(draft).map(({ text }) => text.trim().toLowerCase());
    if (names.length < 2) found.choices = 'Give at least two choices.';
    else if (new Set(names).size < names.length) found.choices = 'Two choices say the same.';
    else if (names.length > mostOptions) found.choices = `Give from 2 to ${mostOptions} choices.`;
  }
  if (draft.deadline === '' || new Date(draft.deadline) <= now)
    found.deadline = 'Choose a day and an hour to come.';
  const wrong = draft.proposal
    ? undefined
    : draft.deeds.map(faultOfDeed).find((fault) => fault !== undefined);
  if (wrong !== undefined) found.deeds = wrong;
  return found;
}

const minute = 60_000;

/** What is sent to the house. Made once for each opening, so that a second try opens the same vote. */
export function newVote(id: string, draft: VoteDraft, members: number): NewVote {
  const { title, description, way, dots, majority, secrecy, mandatory, quorum } = draft;
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const words = written(draft).map((choice) => ({
    ...{ id: choice.id, text: choice.text.trim() },
    ...{ starts_at: null, ends_at: null, zone: null },
  }));
  const times = draft.times.map(({ id: option, starts, minutes }) => ({
    ...{ id: option, text: '', zone },
    starts_at: new Date(starts).toISOString(),
    ends_at: new Date(new Date(starts).getTime() + minutes * minute).toISOString(),
  }));
  const options = way === 'time_poll' ? times : isChoosing(draft) ? words : [];
  return {
    ...{ id, title: title.trim(), description: description.trim(), way, options, dots, mandatory },
    type: draft.proposal ? 'proposal' : 'decision',
    majority: way === 'yes_no' || way === 'pick_one' ? majority : 'more',
    secrecy: secrecyFor(draft, secrecy),
    quorum: Math.min(quorum ?? half(members), Math.max(1, members)),
    deadline: new Date(draft.deadline).toISOString(),
    deeds: draft.proposal ? [] : draft.deeds.map((deed) => deedOf(deed, options, zone)),
  };
}

/** More than half of them. */
export const half = (members: number): number => Math.floor(members / 2) + 1;

/** Objections are there to be answered while there is time: whoever asks for consent shows them, unless they say otherwise. */
export const inAnotherWay = (draft: VoteDraft, way: Way): VoteDraft => ({
  ...draft,
  way,
  ...(way === 'consent' && draft.secrecy === 'until_closed' && { secrecy: 'open' }),
});

/** An objection is talked about: consent cannot be asked for without names. */
export const secrecyFor = ({ way }: VoteDraft, secrecy: Secrecy): Secrecy =>
  way === 'consent' && secrecy === 'anonymous' ? 'until_closed' : secrecy;
