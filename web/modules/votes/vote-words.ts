import type { Majority, Way } from '@kinsong/engines/votes/result.ts';
import type { Vote, VoteOption } from '@kinsong/contract/votes/vote.ts';
import { inWords } from './closing-time.ts';

export interface WayWords {
  /** As it is chosen. */
  readonly name: string;
  /** As it is called where it was used. */
  readonly called: string;
  /** What happens, in one sentence or two. */
  readonly means: string;
}

export const wayWords: Readonly<Record<Way, WayWords>> = {
  yes_no: { name: 'Yes or no', called: 'Yes or no', means: 'Everyone says yes or no, or abstains.' },
  pick_one: { name: 'Pick one', called: 'Pick one', means: 'Everyone picks one of them.' },
  ranked: {
    name: 'Rank them',
    called: 'Ranked choice',
    means: 'Everyone puts them in order. Round by round the last one goes out, until one has more than half.',
  },
  consent: {
    name: 'Consent',
    called: 'Consent',
    means: 'It carries when nobody objects. Whoever objects says why, and what would change it.',
  },
  time_poll: {
    name: 'Find a time',
    called: 'Time poll',
    means: 'Everyone says when they can come. The time that suits most is chosen.',
  },
  dots: {
    name: 'Share dots',
    called: 'Dot vote',
    means: 'Everyone has some dots, and lays them where they matter most.',
  },
};

export const majorityWords: Readonly<
  Record<Majority, { readonly yesNo: string; readonly choosing: string }>
> = {
  more: { yesNo: 'More yes than no', choosing: 'Most voices' },
  two_thirds: { yesNo: 'Two thirds say yes', choosing: 'Two thirds of the voices' },
  all: { yesNo: 'All say yes', choosing: 'All voices' },
};

export const isChoosing = ({ way }: Pick<Vote, 'way'>): boolean => way !== 'yes_no' && way !== 'consent';

/** 'everyone decides' where all must answer; else whether anything follows from it. */
export const bindsWords = ({ mandatory, type }: Pick<Vote, 'mandatory' | 'type'>): string =>
  mandatory ? 'everyone decides' : type === 'proposal' ? 'a proposal' : 'a decision';

const day = (zone?: string): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', timeZone: zone });
const clock = (zone?: string): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: zone });

/** 'Saturday 14 November, 10:00 to 12:00', on the reader's own clock. */
export function timeWords(starts: string, ends: string): string {
  const [from, to] = [new Date(starts), new Date(ends)];
  const last = day().format(from) === day().format(to) ? '' : `${day().format(to)}, `;
  return `${day().format(from)}, ${clock().format(from)} to ${last}${clock().format(to)}`;
}

/** '11:00 in Europe/Berlin', where the time was meant on another clock than the reader's. */
export function elsewhereWords({ starts_at, zone }: VoteOption): string | undefined {
  if (starts_at === null || zone === null) return undefined;
  const [there, here] = [clock(zone).format(new Date(starts_at)), clock().format(new Date(starts_at))];
  return there === here ? undefined : `${there} in ${zone.replaceAll('_', ' ')}`;
}

/** What a choice is called. */
export const optionWords = (option: VoteOption): string =>
  option.starts_at === null || option.ends_at === null
    ? option.text
    : timeWords(option.starts_at, option.ends_at);

export function optionName({ options }: Pick<Vote, 'options'>, id: string | null): string {
  const option = options.find((each) => each.id === id);
  return option === undefined ? '' : optionWords(option);
}

/** 'One more voice and it counts: five are needed.' */
export function voicesWords({ quorum, voices, status }: Pick<Vote, 'quorum' | 'voices' | 'status'>): string {
  const missing = quorum - voices.length;
  const needed = quorum === 1 ? 'one voice is needed' : `${inWords(quorum)} are needed`;
  if (status !== 'open') return quorum === 1 ? 'one was needed' : `${inWords(quorum)} were needed`;
  if (voices.length === 0) return `${capital(needed)} for it to count.`;
  if (missing <= 0) return `Enough are heard: ${needed}.`;
  return missing === 1
    ? `One more voice and it counts: ${needed}.`
    : `${capital(inWords(missing))} more voices and it counts: ${needed}.`;
}

export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
