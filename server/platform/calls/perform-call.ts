import type { Call } from '@kinsong/contract/common/call.ts';
import { Refusal } from '@kinsong/contract/common/errors.ts';
import { ServedFile } from '@kinsong/contract/common/served-file.ts';
import type * as z from 'zod';
import { fieldTexts } from '../field-error-texts.ts';
import type { House } from '../house.ts';
import type { Route } from '../module.ts';
import type { Person } from '../person.ts';
import type { Visit } from '../caller.ts';
import { checkedAnswers, shapedAnswers } from './shape-answers.ts';

/** The parts of a call as they came, whatever brought them. */
export interface Parts {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}

/** Performs a call for a visitor and answers its JSON, or the file that it serves. */
export type Perform = (house: House, parts: Parts, visit: Visit) => Promise<string | ServedFile>;

/** Who is asking comes before what they ask: a stranger learns nothing of the shape of things. */
export function refuseStranger({ permission }: Call, person: Person | null): void {
  if (permission !== 'anyone' && person === null) throw new Refusal('auth.needed');
}

/**
 * Makes of a call and its verb what HTTP and the live connection both carry out. With `check` each answer is held
 * against its whole shape on its way out.
 */
export function performer({ call, handle }: Route, check: boolean): Perform {
  const write = (check ? checkedAnswers : shapedAnswers)(call.answer);
  return async (house, { params, query, body }, visit) => {
    refuseStranger(call, visit.person);
    const input = {
      params: valid(call.params, params),
      body: valid(call.body, body),
      query: valid(call.query, query),
    };
    const answer = await handle(house, input, visit);
    return call.answer === ServedFile ? (answer as ServedFile) : write(answer);
  };
}

/** A file has no schema: its verb looks at what it is. */
function valid(schema: z.ZodType | undefined, value: unknown): unknown {
  if (schema === undefined) return value;
  const { data, error } = schema.safeParse(value);
  if (error !== undefined) throw new Refusal('input.wrong', fieldTexts(error.issues));
  return data;
}
