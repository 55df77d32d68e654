import type { Result } from '@kinsong/contract/votes/result.ts';
import type { Vote } from '@kinsong/contract/votes/vote.ts';
import { optionName, optionWords } from '../vote-words.ts';
import type { OptionBar } from './OptionBars.tsx';
import type { Part } from './TallyBar.tsx';
import { emberTone, faintTone, goodTone, toneOf } from './tones.ts';

const answers: Readonly<Record<string, { readonly word: string; readonly tone: string }>> = {
  yes: { word: 'yes', tone: goodTone },
  no: { word: 'no', tone: emberTone },
  consent: { word: 'consent', tone: goodTone },
  object: { word: 'object', tone: emberTone },
  stand_aside: { word: 'stand aside', tone: faintTone },
  abstain: { word: 'abstained', tone: faintTone },
};

const placeOf = ({ options }: Vote, id: string): number => options.findIndex((option) => option.id === id);

/** A tally as the parts of one bar: of a ranked vote its last round. */
export function answerParts(vote: Vote, { tallies, rounds }: Result): Part[] {
  const last = rounds.at(-1)?.tallies ?? tallies;
  return last
    .filter(({ key, votes }) => key !== 'abstain' || votes > 0)
    .map(({ key, votes }) => ({
      key,
      n: votes,
      ...(answers[key] ?? { word: optionName(vote, key), tone: toneOf(placeOf(vote, key)) }),
    }));
}

/** A bar a choice, the longest first. */
export function optionBars(vote: Vote, { tallies, winner }: Result): OptionBar[] {
  return vote.options
    .map((option, place) => {
      const { votes = 0, maybe = 0 } = tallies.find(({ key }) => key === option.id) ?? {};
      return {
        id: option.id,
        label: optionWords(option),
        tone: toneOf(place),
        n: votes,
        maybe,
        words: countWords(vote.way, votes, maybe),
        won: option.id === winner,
      };
    })
    .sort((a, b) => b.n - a.n || b.maybe - a.maybe);
}

function countWords(way: Vote['way'], n: number, maybe: number): string {
  if (way === 'dots') return n === 1 ? '1 dot' : `${n} dots`;
  if (way === 'time_poll') return maybe === 0 ? `${n} can` : `${n} can, ${maybe} if they must`;
  return n === 1 ? '1 voice' : `${n} voices`;
}
