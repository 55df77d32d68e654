import { doorErrors } from '@kinsong/contract/common/door-errors.ts';
import { WordedRefusal } from '@kinsong/contract/common/worded-refusal.ts';
import { NoAnswer } from './http-request.ts';

/** What a person reads when something failed: what happened, and what to do next. */
export interface Failure {
  readonly title: string;
  readonly description?: string;
  /** What is wrong at which field of a form. */
  readonly fields: Readonly<Record<string, string>>;
}

export function failureOf(thrown: unknown): Failure {
  if (thrown instanceof WordedRefusal) return { title: thrown.message, fields: thrown.fields ?? {} };
  if (thrown instanceof NoAnswer) {
    return {
      title: thrown.message,
      description: 'Often it is the connection. Nothing was changed; try again.',
      fields: {},
    };
  }
  return { title: doorErrors['house.broken'].text, fields: {} };
}
