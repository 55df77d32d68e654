import type { Choice } from '@kinsong/contract/votes/choice.ts';
import type { Secrecy, Vote } from '@kinsong/contract/votes/vote.ts';
import { dayWords } from './closing-time.ts';
import { optionName } from './vote-words.ts';

const before: Readonly<Record<Secrecy, string>> = {
  open: 'All see how it stands, and who said what.',
  until_voted: 'What the others said opens once you have voted.',
  until_closed: 'What the others said opens when the vote closes.',
  anonymous: 'Nobody ever learns who said what. What you cast is final.',
};

/** What I may see now and what opens when; and what I said, while I may change it. */
export function lockWords(vote: Vote, choice: Choice | undefined, voted: boolean): string {
  const { secrecy, deadline } = vote;
  if (!voted) return before[secrecy];
  if (secrecy === 'anonymous')
    return 'You have voted, and that is final. Nobody ever learns who said what; how many opens when it closes.';
  const mine = choice === undefined ? 'You have voted' : saidWords(vote, choice);
  const mayChange = `${mine}, and may change it until ${dayWords(new Date(deadline))}.`;
  return secrecy === 'until_closed' ? `${mayChange} ${before.until_closed}` : mayChange;
}

/** 'You said yes', 'You picked the barn': a choice as one made it. */
export function saidWords(vote: Vote, choice: Choice): string {
  switch (choice.way) {
    case 'yes_no':
      return choice.answer === 'abstain' ? 'You abstained' : `You said ${choice.answer}`;
    case 'consent':
      return consents[choice.answer];
    case 'pick_one':
      return choice.option === null ? 'You abstained' : `You picked “${optionName(vote, choice.option)}”`;
    case 'ranked': {
      const [first] = choice.order;
      return first === undefined ? 'You abstained' : `You put “${optionName(vote, first)}” first`;
    }
    case 'time_poll': {
      const n = choice.answers.filter(({ answer }) => answer === 'yes').length;
      return n === 0
        ? 'You can come at none of them'
        : n === 1
          ? 'You can come at one time'
          : `You can come at ${n} times`;
    }
    case 'dots':
      return `You gave ${choice.dots.reduce((sum, { dots }) => sum + dots, 0)} of your ${vote.dots} dots`;
  }
}

const consents = {
  consent: 'You consent',
  stand_aside: 'You stand aside',
  object: 'You object',
  abstain: 'You abstained',
} as const;

/** 'said yes', 'picked “The barn”', 'The barn, then Here': a choice as another made it. */
export function theirWords(vote: Vote, choice: Choice): string {
  switch (choice.way) {
    case 'yes_no':
      return choice.answer === 'abstain' ? 'abstained' : `said ${choice.answer}`;
    case 'consent':
      return { consent: 'consents', stand_aside: 'stands aside', object: 'objects', abstain: 'abstained' }[
        choice.answer
      ];
    case 'pick_one':
      return choice.option === null ? 'abstained' : `picked “${optionName(vote, choice.option)}”`;
    case 'ranked':
      return choice.order.length === 0
        ? 'abstained'
        : `wished for ${choice.order.map((id) => `“${optionName(vote, id)}”`).join(', then ')}`;
    case 'time_poll': {
      const can = choice.answers.filter(({ answer }) => answer === 'yes');
      return can.length === 0
        ? 'can come at none of them'
        : `can come ${can.map(({ option }) => optionName(vote, option)).join('; ')}`;
    }
    case 'dots':
      return choice.dots.length === 0
        ? 'gave no dots'
        : `gave ${choice.dots.map(({ option, dots }) => `${dots} to “${optionName(vote, option)}”`).join(', ')}`;
  }
}
