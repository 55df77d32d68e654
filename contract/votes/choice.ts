import * as z from 'zod';
import {
  consentAnswers,
  timeAnswers,
  yesNoAnswers,
  type Choice as ChoiceIn,
} from '@kinsong/engines/votes/result.ts';
import { Id } from '../common/ids.ts';

export const mostOptions = 8;
export const mostTimes = 12;
export const mostDots = 20;
export const longestReason = 1000;

const reason = z.string().trim().max(longestReason);

/** What somebody wants, in the way the vote asks. */
export const Choice = z.discriminatedUnion('way', [
  z.object({ way: z.literal('yes_no'), answer: z.enum(yesNoAnswers) }),
  /** null: I abstain. */
  z.object({ way: z.literal('pick_one'), option: Id.nullable() }),
  /** Whoever objects says why, and what would change it. */
  z.object({
    way: z.literal('consent'),
    answer: z.enum(consentAnswers),
    reason: reason.optional(),
    would_change: reason.optional(),
  }),
  /** The dearest first; what is not named comes after all that is. Empty: I abstain. */
  z.object({ way: z.literal('ranked'), order: z.array(Id).max(mostOptions) }),
  z.object({
    way: z.literal('time_poll'),
    answers: z.array(z.object({ option: Id, answer: z.enum(timeAnswers) })).max(mostTimes),
  }),
  z.object({
    way: z.literal('dots'),
    dots: z.array(z.object({ option: Id, dots: z.int().min(0).max(mostDots) })).max(mostOptions),
  }),
]) satisfies z.ZodType<ChoiceIn>;
export type Choice = z.infer<typeof Choice>;

interface Asked {
  readonly way: string;
  readonly options: readonly { readonly id: string }[];
  readonly dots: number;
}

/** Why this is no answer to that vote, in words for whoever gave it; null where it is one. */
export function wrongIn(choice: Choice, { way, options, dots }: Asked): string | null {
  if (choice.way !== way) return 'Answer in the way this vote asks.';
  const named = namedIn(choice);
  if (new Set(named).size < named.length) return 'Name each choice once.';
  const known = new Set(options.map(({ id }) => id));
  if (!named.every((id) => known.has(id))) return 'Choose among what is offered.';
  if (choice.way === 'consent' && choice.answer === 'object' && !(choice.reason && choice.would_change))
    return 'Say why you object, and what would change it.';
  if (choice.way === 'dots' && choice.dots.reduce((sum, each) => sum + each.dots, 0) > dots)
    return `You have ${dots} dots to give.`;
  return null;
}

function namedIn(choice: Choice): readonly string[] {
  if (choice.way === 'pick_one') return choice.option === null ? [] : [choice.option];
  if (choice.way === 'ranked') return choice.order;
  if (choice.way === 'time_poll') return choice.answers.map(({ option }) => option);
  if (choice.way === 'dots') return choice.dots.map(({ option }) => option);
  return [];
}
