import * as z from 'zod';
import { failureSpokenOf } from './failure.ts';
import type { Tokens } from './exchange-types.ts';
import { readArgs, wireName, writtenOut, type Hearing, type Protocol } from './protocol.ts';

/** The messages of Anthropic. */
export const anthropic: Protocol = {
  path: '/messages',
  headers: ({ key }) => ({ 'x-api-key': key ?? '', 'anthropic-version': '2023-06-01' }),
  body: ({ model }, { instructions, turns, tools, longest }) => ({
    model,
    max_tokens: longest,
    system: instructions,
    messages: turns.map(({ role, text }) => ({ role, content: text })),
    ...(tools.length === 0
      ? {}
      : {
          tools: tools.map(({ name, title, args }) => ({
            name: wireName(name),
            description: title,
            input_schema: writtenOut(args),
          })),
        }),
    stream: true,
  }),
  hearing: () => new AnthropicHearing(),
};

/** Of the kinds of events those that matter; others may come at any time. */
const Event = z.object({
  type: z.string(),
  message: z.object({ usage: z.object({ input_tokens: z.number() }).nullish() }).nullish(),
  content_block: z.object({ type: z.string(), name: z.string().nullish() }).nullish(),
  delta: z
    .object({
      text: z.string().nullish(),
      partial_json: z.string().nullish(),
      stop_reason: z.string().nullish(),
    })
    .nullish(),
  usage: z.object({ output_tokens: z.number() }).nullish(),
  error: z.unknown().optional(),
});

/** Anything else means that it broke off. */
const wholeEnds = new Set(['end_turn', 'stop_sequence', 'max_tokens', 'tool_use']);

class AnthropicHearing implements Hearing {
  whole = false;
  tokens: Tokens | null = null;
  /** The tool that is being called; its arguments come in pieces. */
  #call: { readonly name: string; args: string } | null = null;

  *hear(data: string): ReturnType<Hearing['hear']> {
    const { type, message, content_block: block, delta, usage, error } = Event.parse(JSON.parse(data));
    if (type === 'error') throw failureSpokenOf(error);
    if (type === 'message_start' && message?.usage != null)
      this.tokens = { in: message.usage.input_tokens, out: 0 };
    if (type === 'content_block_start' && block?.type === 'tool_use')
      this.#call = { name: block.name ?? '', args: '' };
    if (type === 'content_block_delta') {
      if (delta?.text != null && delta.text !== '') yield { kind: 'text', text: delta.text };
      if (this.#call !== null) this.#call.args += delta?.partial_json ?? '';
    }
    if (type === 'content_block_stop' && this.#call !== null) {
      yield { kind: 'tool', name: this.#call.name, args: readArgs(this.#call.args) };
      this.#call = null;
    }
    if (type !== 'message_delta') return;
    if (usage != null && this.tokens !== null) this.tokens = { in: this.tokens.in, out: usage.output_tokens };
    if (delta?.stop_reason != null) this.whole = wholeEnds.has(delta.stop_reason);
  }
}
