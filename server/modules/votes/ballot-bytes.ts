import type { Choice } from '@kinsong/contract/votes/choice.ts';
import { consentAnswers, timeAnswers, yesNoAnswers, type Way } from '@kinsong/engines/votes/result.ts';

/**
 * Every ballot of an anonymous vote is as long as every other: from the length of a sealed set nobody reads what was
 * added. One byte for each option, in their order; 0 is nothing.
 */
export const ballotLength = 12;

export function bytesOf(choice: Choice, options: readonly string[]): Uint8Array {
  const bytes = new Uint8Array(ballotLength);
  const place = (option: string): number => options.indexOf(option);
  switch (choice.way) {
    case 'yes_no':
      bytes[0] = 1 + yesNoAnswers.indexOf(choice.answer);
      break;
    case 'consent':
      bytes[0] = 1 + consentAnswers.indexOf(choice.answer);
      break;
    case 'pick_one':
      bytes[0] = choice.option === null ? 0 : 1 + place(choice.option);
      break;
    case 'ranked':
      for (const [nth, option] of choice.order.entries()) bytes[nth] = 1 + place(option);
      break;
    case 'time_poll':
      for (const { option, answer } of choice.answers) bytes[place(option)] = 1 + timeAnswers.indexOf(answer);
      break;
    case 'dots':
      for (const { option, dots } of choice.dots) bytes[place(option)] = dots;
  }
  return bytes;
}

export function choiceFrom(bytes: Uint8Array, way: Way, options: readonly string[]): Choice {
  const first = (bytes[0] ?? 0) - 1;
  switch (way) {
    case 'yes_no':
      return { way, answer: yesNoAnswers[first] ?? 'abstain' };
    case 'consent':
      return { way, answer: consentAnswers[first] ?? 'abstain' };
    case 'pick_one':
      return { way, option: options[first] ?? null };
    case 'ranked':
      return { way, order: [...bytes].flatMap((byte) => options[byte - 1] ?? []) };
    case 'time_poll':
      return {
        way,
        answers: options.flatMap((option, place) => {
          const answer = timeAnswers[(bytes[place] ?? 0) - 1];
          return answer === undefined ? [] : [{ option, answer }];
        }),
      };
    case 'dots':
      return { way, dots: options.map((option, place) => ({ option, dots: bytes[place] ?? 0 })) };
  }
}
