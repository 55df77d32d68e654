import { request as plainly, type IncomingMessage } from 'node:http';
import { request as securely } from 'node:https';
import { anthropic } from './anthropic.ts';
import { eventsOf } from './event-stream.ts';
import { failureOf, ModelFailure, refusalOf } from './failure.ts';
import type { Ask, Part } from './exchange-types.ts';
import { openAi } from './open-ai.ts';
import { wireName, type Protocol } from './protocol.ts';
import type { ModelSettings } from './settings.ts';

const protocols: Readonly<Record<ModelSettings['kind'], Protocol>> = {
  'openai-compatible': openAi,
  anthropic,
};

/** One question to the endpoint and its answer as it comes. */
export async function* speak(settings: ModelSettings, ask: Ask, signal: AbortSignal): AsyncGenerator<Part> {
  try {
    yield* listen(settings, ask, signal);
  } catch (error) {
    throw failureOf(error);
  }
}

async function* listen(settings: ModelSettings, ask: Ask, signal: AbortSignal): AsyncGenerator<Part> {
  const protocol = protocols[settings.kind];
  const names = new Map(ask.tools.map(({ name }) => [wireName(name), name]));
  const response = await post(settings, protocol, ask, signal);
  const hearing = protocol.hearing();
  let empty = true;
  for await (const data of eventsOf(response)) {
    for (const part of hearing.hear(data)) {
      empty = false;
      yield part.kind === 'tool' ? { ...part, name: names.get(part.name) ?? part.name } : part;
    }
  }
  if (!hearing.whole) throw new ModelFailure('nonsense', 'the provider broke off');
  if (empty) throw new ModelFailure('empty', 'the provider said nothing');
  yield { kind: 'end', tokens: hearing.tokens };
}

/** By the plain client of Node, whose connections stay open; it takes half the time of `fetch` and follows nobody elsewhere. */
async function post(
  settings: ModelSettings,
  protocol: Protocol,
  ask: Ask,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const body = Buffer.from(JSON.stringify(protocol.body(settings, ask)));
  const url = new URL(settings.url + protocol.path);
  const request = (url.protocol === 'https:' ? securely : plainly)(url, {
    method: 'POST',
    signal,
    headers: {
      ...protocol.headers(settings),
      'content-type': 'application/json',
      'content-length': body.length,
      accept: 'text/event-stream',
    },
  });
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request.on('response', resolve).on('error', reject).end(body);
  });
  const { statusCode = 0, headers } = response;
  if (statusCode !== 200) throw refusalOf(statusCode, headers, await beginOf(response));
  return response;
}

const enough = 10_000;

async function beginOf(response: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of response.setEncoding('utf8')) {
    text += String(chunk);
    if (text.length > enough) break;
  }
  return text;
}
