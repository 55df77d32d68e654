import type { Vote } from '@kinsong/contract/votes/vote.ts';
import { useMedia } from '../../../ui/index.ts';
import { LockLine } from '../list/LockLine.tsx';
import { methodWords, turnoutWords } from '../result-words.ts';
import type { Seen } from '../results.data.ts';
import { roundsOf } from '../rounds/rounds-of.ts';
import { RoundsFlow } from '../rounds/RoundsFlow.tsx';
import { RoundsList } from '../rounds/RoundsList.tsx';
import { OptionBars } from '../tally/OptionBars.tsx';
import { answerParts, optionBars } from '../tally/tally-parts.ts';
import { TallyBar } from '../tally/TallyBar.tsx';
import { capital, isChoosing } from '../vote-words.ts';
import { Section } from './Section.tsx';

/** How it stands, or how it ended, as far as I may see it: counted by which method, and shown round by round. */
export function Standing({ vote, seen: { result } }: { vote: Vote; seen: Seen }) {
  const isWide = useMedia('(width >= 64rem)');
  if (result === null) return null;
  const drawn = { ...roundsOf(vote, result), winner: result.winner };
  return (
    <Section label={vote.status === 'open' ? 'How it stands' : 'How it was counted'}>
      {result.rounds.length > 0 ? (
        isWide ? (
          <RoundsFlow {...drawn} />
        ) : (
          <RoundsList {...drawn} />
        )
      ) : isChoosing(vote) ? (
        <OptionBars label="The choices" bars={optionBars(vote, result)} />
      ) : (
        <TallyBar parts={answerParts(vote, result)} end={turnoutWords(vote)} />
      )}
      <LockLine open={vote.secrecy !== 'anonymous'} words={countedWords(vote, methodWords[result.method])} />
    </Section>
  );
}

const countedWords = (vote: Vote, method: string): string =>
  `${capital(turnoutWords(vote))}. Counted by ${method}. ${
    vote.secrecy === 'anonymous'
      ? 'Nobody sees who chose what, only how many.'
      : 'Everyone here may see who said what.'
  }`;
