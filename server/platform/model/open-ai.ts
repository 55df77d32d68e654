import * as z from 'zod';
import { failureSpokenOf } from './failure.ts';
import type { Tokens } from './exchange-types.ts';
import { readArgs, wireName, writtenOut, type Hearing, type Protocol } from './protocol.ts';

/** The chat completions of OpenAI, which most servers of language models speak too. */
export const openAi: Protocol = {
  path: '/chat/completions',
  headers: ({ key }) => (key === null ? {} : { authorization: `Bearer ${key}` }),
  body: ({ model, url }, { instructions, turns, tools, longest }) => ({
    model,
    [nameOfLimit(url)]: longest,
    messages: [
      { role: 'system', content: instructions },
      ...turns.map(({ role, text }) => ({ role, content: text })),
    ],
    ...(tools.length === 0
      ? {}
      : {
          tools: tools.map(({ name, title, args }) => ({
            type: 'function',
            function: { name: wireName(name), description: title, parameters: writtenOut(args) },
          })),
        }),
    stream: true,
    stream_options: { include_usage: true },
  }),
  hearing: () => new OpenAiHearing(),
};

/** OpenAI's own newer models refuse the old name of the limit; most others know only that. */
const nameOfLimit = (url: string): string =>
  new URL(url).hostname === 'api.openai.com' ? 'max_completion_tokens' : 'max_tokens';

const Called = z.object({
  index: z.number().nullish(),
  function: z.object({ name: z.string().nullish(), arguments: z.string().nullish() }).nullish(),
});
const Chunk = z.object({
  choices: z
    .array(
      z.object({
        delta: z.object({ content: z.string().nullish(), tool_calls: z.array(Called).nullish() }).nullish(),
        finish_reason: z.string().nullish(),
      }),
    )
    .nullish(),
  usage: z.object({ prompt_tokens: z.number(), completion_tokens: z.number() }).nullish(),
  error: z.unknown().optional(),
});

/** Anything else means that it broke off. */
const wholeEnds = new Set(['stop', 'length', 'tool_calls', 'function_call']);

class OpenAiHearing implements Hearing {
  whole = false;
  tokens: Tokens | null = null;
  readonly #calls: { name: string; args: string }[] = [];
  #ended = false;

  *hear(data: string): ReturnType<Hearing['hear']> {
    // Some give no reason for their end, only the mark of it.
    if (data === '[DONE]') {
      yield* this.#end('stop');
      return;
    }
    const { choices, usage, error } = Chunk.parse(JSON.parse(data));
    if (error != null) throw failureSpokenOf(error);
    if (usage != null) this.tokens = { in: usage.prompt_tokens, out: usage.completion_tokens };
    const [choice] = choices ?? [];
    if (choice === undefined) return;
    const text = choice.delta?.content ?? '';
    if (text !== '') yield { kind: 'text', text };
    for (const call of choice.delta?.tool_calls ?? []) this.#collect(call);
    if (choice.finish_reason != null) yield* this.#end(choice.finish_reason);
  }

  *#end(reason: string): ReturnType<Hearing['hear']> {
    if (this.#ended) return;
    this.#ended = true;
    this.whole = wholeEnds.has(reason);
    for (const { name, args } of this.#calls.splice(0)) yield { kind: 'tool', name, args: readArgs(args) };
  }

  /** A call comes in pieces that name its place; where they name none, a piece with a name begins another call. */
  #collect({ index, function: piece }: z.infer<typeof Called>): void {
    const begins = piece?.name != null && piece.name !== '';
    const place = index ?? (begins ? this.#calls.length : this.#calls.length - 1);
    const call = (this.#calls[Math.max(place, 0)] ??= { name: '', args: '' });
    if (begins) call.name = piece.name ?? '';
    call.args += piece?.arguments ?? '';
  }
}
