import type { Method, Verdict } from '@kinsong/engines/votes/result.ts';
import type { Vote } from '@kinsong/contract/votes/vote.ts';
import { capital, isChoosing, optionName } from './vote-words.ts';
import { inWords } from './closing-time.ts';

export const methodWords: Readonly<Record<Method, string>> = {
  more_yes_than_no: 'more yes than no',
  two_thirds_yes: 'two thirds of yes and no',
  all_yes: 'all say yes',
  most_votes: 'most voices',
  two_thirds_of_votes: 'two thirds of the voices',
  all_votes: 'all voices for one',
  no_objection: 'no standing objection',
  instant_runoff: 'instant runoff, round by round',
  most_can_come: 'most can come',
  most_dots: 'most dots',
};

interface VerdictWords {
  readonly word: string;
  readonly tone: 'good' | 'warn' | 'ember' | 'calm';
}

const verdicts: Readonly<Record<Exclude<Verdict, 'passed'>, VerdictWords>> = {
  failed: { word: 'Not carried', tone: 'ember' },
  no_quorum: { word: 'Too few voted', tone: 'warn' },
  tied: { word: 'A tie', tone: 'warn' },
};

/** What came out, in a word. */
export function verdictWords(vote: Vote): VerdictWords {
  const verdict = vote.result?.verdict;
  if (verdict === undefined) return { word: 'Closed', tone: 'calm' };
  if (verdict !== 'passed') return verdicts[verdict];
  return { word: isChoosing(vote) ? 'Decided' : 'Carried', tone: 'good' };
}

/** What came out as a sentence, until somebody writes a better one. */
export function outcomeWords(vote: Vote): string {
  const { result, title } = vote;
  if (result === null) return 'It is closed.';
  const winner = optionName(vote, result.winner);
  switch (result.verdict) {
    case 'passed':
      return winner === '' ? `It is agreed: ${title}` : `It will be: ${winner}`;
    case 'failed':
      return winner === '' ? `It is not carried: ${title}` : 'None of them had enough.';
    case 'tied':
      return `It is a tie: ${
        result.tied
          .map((id) => optionName(vote, id))
          .filter(Boolean)
          .join(' and ') || 'as many yes as no'
      }.`;
    case 'no_quorum':
      return `${capital(inWords(result.voices))} voted, ${inWords(result.quorum)} were needed, so nothing is decided.`;
  }
}

/** 'all 6 voted', '4 of 6 voted'. */
export const turnoutWords = ({ voices, electorate }: Vote): string =>
  voices.length === electorate.length
    ? `all ${electorate.length} voted`
    : `${voices.length} of ${electorate.length} voted`;
