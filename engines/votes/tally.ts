import { consentAnswers, yesNoAnswers, type Choice, type Rules, type Tally } from './result.ts';

/** What can be answered, in the order it is shown. */
export function keysOf({ way, options }: Pick<Rules, 'way' | 'options'>): readonly string[] {
  if (way === 'yes_no') return yesNoAnswers;
  return way === 'consent' ? consentAnswers : options;
}

/** How many voices, or dots, each got. Of those who rank, their first wishes. */
export function tally(choices: readonly Choice[], keys: readonly string[]): Tally[] {
  const votes = new Map(keys.map((key) => [key, 0]));
  const maybe = new Map<string, number>();
  const give = (to: Map<string, number>, key: string | null | undefined, by = 1): void => {
    if (key != null && votes.has(key)) to.set(key, (to.get(key) ?? 0) + by);
  };
  for (const choice of choices) {
    switch (choice.way) {
      case 'yes_no':
      case 'consent':
        give(votes, choice.answer);
        break;
      case 'pick_one':
        give(votes, choice.option);
        break;
      case 'ranked':
        give(votes, choice.order[0]);
        break;
      case 'time_poll':
        for (const { option, answer } of choice.answers)
          if (answer !== 'no') give(answer === 'yes' ? votes : maybe, option);
        break;
      case 'dots':
        for (const { option, dots } of choice.dots) give(votes, option, dots);
    }
  }
  return keys.map((key) => ({ key, votes: votes.get(key) ?? 0, maybe: maybe.get(key) ?? 0 }));
}
