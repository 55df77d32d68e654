import { errors } from '@kinsong/contract/common/errors.ts';
import { vi } from 'vitest';

export interface Asked {
  readonly method: string;
  readonly path: string;
  /** What was sent as JSON; a file is left out. */
  readonly body: unknown;
}

/** What a house answers to each call, by its method and path: a value, or the code it refuses with. */
type Answers = Readonly<Record<string, (asked: Asked) => object | { readonly refused: string }>>;

const wordsOf = (code: string): string =>
  Object.hasOwn(errors, code) ? errors[code as keyof typeof errors].text : '';

/** A house that answers what a test says, and remembers what it was asked. Anything else finds no way to it. */
export function houseAnswers(answers: Answers): Asked[] {
  const asked: Asked[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (address, init) => {
    const { pathname: path } = new URL(address instanceof Request ? address.url : address, location.href);
    const { method = 'GET', body } = init ?? {};
    const one = { method, path, body: typeof body === 'string' ? (JSON.parse(body) as unknown) : undefined };
    asked.push(one);
    const answer = answers[`${method} ${path}`]?.(one);
    if (answer === undefined) throw new TypeError('No way to the house');
    const refused = 'refused' in answer;
    const said = refused ? { code: answer.refused, detail: wordsOf(answer.refused) } : answer;
    return Response.json(said, { status: refused ? 400 : 200 });
  });
  return asked;
}
