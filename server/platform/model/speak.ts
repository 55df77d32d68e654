import type { JSONSchema7, LanguageModel, ToolSet } from 'ai';
import * as z from 'zod';
import { failureOf, ModelFailure } from './failure.ts';
import type { Ask, Part } from './model.ts';
import type { ModelSettings } from './settings.ts';

/** What a provider says when an answer is whole. Anything else means that it broke off. */
const wholeEnds = new Set(['stop', 'length', 'tool-calls']);

/** One question to the endpoint and its answer as it comes. */
export async function* speak(settings: ModelSettings, ask: Ask, signal: AbortSignal): AsyncGenerator<Part> {
  try {
    yield* listen(settings, ask, signal);
  } catch (error) {
    throw failureOf(error);
  }
}

async function* listen(settings: ModelSettings, ask: Ask, signal: AbortSignal): AsyncGenerator<Part> {
  const [{ streamText, tool, jsonSchema }, model] = await Promise.all([import('ai'), modelOf(settings)]);
  // What the model gives is only read here; whoever acts on it holds it to the schema itself.
  const tools: ToolSet = Object.fromEntries(
    ask.tools.map(({ name, title, args }) => [
      wireName(name),
      tool({ description: title, inputSchema: jsonSchema(writtenOut(args)) }),
    ]),
  );
  const names = new Map(ask.tools.map(({ name }) => [wireName(name), name]));
  const { stream } = streamText({
    model,
    instructions: ask.instructions,
    messages: ask.turns.map(({ role, text }) => ({ role, content: text })),
    tools,
    maxOutputTokens: ask.longest,
    maxRetries: 0,
    abortSignal: signal,
    // Failures come through the stream; by default they would also be printed, with all they hold.
    onError: () => undefined,
  });
  let empty = true;
  for await (const part of stream) {
    if (part.type === 'error') throw part.error;
    if (part.type === 'text-delta' && part.text !== '') {
      empty = false;
      yield { kind: 'text', text: part.text };
    }
    if (part.type === 'tool-call') {
      empty = false;
      yield { kind: 'tool', name: names.get(part.toolName) ?? part.toolName, args: part.input };
    }
    if (part.type === 'finish') {
      if (!wholeEnds.has(part.finishReason)) throw new ModelFailure('nonsense', 'the provider broke off');
      if (empty) throw new ModelFailure('empty', 'the provider said nothing');
      const { inputTokens, outputTokens } = part.totalUsage;
      const known = inputTokens !== undefined && outputTokens !== undefined;
      yield { kind: 'end', tokens: known ? { in: inputTokens, out: outputTokens } : null };
      return;
    }
  }
  throw new ModelFailure('nonsense', 'the provider broke off');
}

async function modelOf({ kind, url, key, model }: ModelSettings): Promise<LanguageModel> {
  if (kind === 'anthropic') {
    const { createAnthropic } = await import('@ai-sdk/anthropic');
    return createAnthropic({ baseURL: url, apiKey: key ?? '' })(model);
  }
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
  const named = { name: 'house', baseURL: url, includeUsage: true };
  return createOpenAICompatible(key === null ? named : { ...named, apiKey: key }).chatModel(model);
}

/** Providers take letters, digits, _ and - in a tool's name. */
const wireName = (name: string): string => name.replaceAll('.', '__');

const written = new WeakMap<z.ZodType, JSONSchema7>();

/** A schema as providers read it. Writing ten of them out takes longer than the house may keep a question. */
function writtenOut(schema: z.ZodType): JSONSchema7 {
  const known = written.get(schema);
  if (known !== undefined) return known;
  const text = z.toJSONSchema(schema, {
    target: 'draft-7',
    io: 'input',
    unrepresentable: 'any',
  }) as JSONSchema7;
  written.set(schema, text);
  return text;
}
