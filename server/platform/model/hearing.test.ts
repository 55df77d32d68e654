import { describe, expect, test } from 'vitest';
import { anthropic } from './anthropic.ts';
import { eventsOf } from './event-stream.ts';
import { ModelFailure } from './failure.ts';
import type { Ask } from './exchange-types.ts';
import { openAi } from './open-ai.ts';
import type { Protocol } from './protocol.ts';
import type { ModelSettings } from './settings.ts';

async function heardOf(...chunks: readonly Uint8Array[]): Promise<string[]> {
  async function* bytes(): AsyncGenerator<Uint8Array> {
    yield* chunks;
  }
  const heard: string[] = [];
  for await (const data of eventsOf(bytes())) heard.push(data);
  return heard;
}
const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

describe('a stream of events', () => {
  const text =
    ': a remark\r\nevent: first\r\ndata: {"ö": 1}\r\n\r\ndata:two\ndata: lines\n\n\n\nid: 3\n\ndata: cut o';

  test('is read the same wherever it is cut, also within a letter and between the two marks of a line', async () => {
    const whole = bytesOf(text);
    for (let cut = 0; cut <= whole.length; cut++)
      expect(await heardOf(whole.slice(0, cut), whole.slice(cut))).toEqual(['{"ö": 1}', 'two\nlines']);
  });

  test('that holds a line without an end is nonsense', async () => {
    const endless = bytesOf('x'.repeat(600_000));
    await expect(heardOf(endless, endless)).rejects.toMatchObject({ reason: 'nonsense' });
  });
});

function hear({ hearing }: Protocol, events: readonly (object | '[DONE]')[]) {
  const ear = hearing();
  const parts = events.flatMap((event) => [
    ...ear.hear(typeof event === 'string' ? event : JSON.stringify(event)),
  ]);
  return { parts, whole: ear.whole, tokens: ear.tokens };
}

const delta = (given: object, finish_reason: string | null = null): object => ({
  choices: [{ index: 0, delta: given, finish_reason }],
});
const called = (piece: object): object => delta({ tool_calls: [piece] });
const day = { kind: 'tool', name: 'remind', args: { day: '2026-11-25' } };
const swap = { kind: 'tool', name: 'swap', args: {} };

describe('tool calls', () => {
  test.each([
    [
      'each with its place',
      [
        { index: 0, function: { name: 'remind', arguments: '' } },
        { index: 1, function: { name: 'swap', arguments: '' } },
        { index: 0, function: { arguments: '{"day": "2026-' } },
        { index: 0, function: { arguments: '11-25"}' } },
      ],
    ],
    [
      'without a place',
      [
        { function: { name: 'remind', arguments: '{"day": "2026-' } },
        { function: { arguments: '11-25"}' } },
        { function: { name: 'swap', arguments: '{}' } },
      ],
    ],
  ])('of OpenAI in pieces, %s, come whole and at the end', (_, pieces) => {
    const { parts, whole, tokens } = hear(openAi, [
      delta({ role: 'assistant', content: 'Shall I?' }),
      ...pieces.map(called),
      delta({}, 'tool_calls'),
      { choices: [], usage: { prompt_tokens: 7, completion_tokens: 5 } },
    ]);
    expect(parts).toEqual([{ kind: 'text', text: 'Shall I?' }, day, swap]);
    expect({ whole, tokens }).toEqual({ whole: true, tokens: { in: 7, out: 5 } });
  });

  test('of Anthropic in pieces come whole, with their words between them', () => {
    const { parts, whole, tokens } = hear(anthropic, [
      { type: 'message_start', message: { usage: { input_tokens: 7, output_tokens: 1 } } },
      { type: 'content_block_start', index: 0, content_block: { type: 'tool_use', name: 'remind' } },
      {
        type: 'content_block_delta',
        index: 0,
        delta: { type: 'input_json_delta', partial_json: '{"day": ' },
      },
      { type: 'ping' },
      {
        type: 'content_block_delta',
        index: 0,
        delta: { type: 'input_json_delta', partial_json: '"2026-11-25"}' },
      },
      { type: 'content_block_stop', index: 0 },
      { type: 'content_block_delta', index: 1, delta: { type: 'text_delta', text: 'And?' } },
      { type: 'content_block_start', index: 2, content_block: { type: 'tool_use', name: 'swap' } },
      { type: 'content_block_stop', index: 2 },
      { type: 'message_delta', delta: { stop_reason: 'tool_use' }, usage: { output_tokens: 5 } },
    ]);
    expect(parts).toEqual([day, { kind: 'text', text: 'And?' }, swap]);
    expect({ whole, tokens }).toEqual({ whole: true, tokens: { in: 7, out: 5 } });
  });

  test('whose arguments are no JSON are given as nothing, and the answer goes on', () => {
    const { parts } = hear(openAi, [
      called({ index: 0, function: { name: 'swap', arguments: '{"about": ' } }),
      delta({ content: 'So?' }, 'stop'),
    ]);
    expect(parts).toEqual([
      { kind: 'text', text: 'So?' },
      { kind: 'tool', name: 'swap', args: null },
    ]);
  });
});

test.each<[string, Protocol, object, ModelFailure['reason']]>([
  ['Anthropic', anthropic, { type: 'error', error: { type: 'overloaded_error', message: 'secret' } }, 'busy'],
  ['Anthropic', anthropic, { type: 'error', error: { type: 'api_error', message: 'secret' } }, 'away'],
  ['OpenAI', openAi, { error: { code: 'insufficient_quota', message: 'secret' } }, 'budget'],
  ['OpenAI', openAi, { error: { code: 502, message: 'secret' }, choices: [] }, 'away'],
  ['OpenAI', openAi, { error: 'secret' }, 'nonsense'],
])('an error in the stream of %s is told apart, without its words: %#', (_, protocol, event, reason) => {
  const listening = (): unknown => hear(protocol, [event]);
  expect(listening).toThrow(ModelFailure);
  expect(listening).toThrow(
    expect.objectContaining({ reason, message: expect.not.stringContaining('secret') }) as Error,
  );
});

test.each([
  ['OpenAI', openAi, delta({ content: 'As I' }, 'content_filter')],
  ['Anthropic', anthropic, { type: 'message_delta', delta: { stop_reason: 'refusal' } }],
])('an answer of %s that ends for any other reason is not whole', (_, protocol, event) => {
  expect(hear(protocol, [event]).whole).toBe(false);
});

test('an answer of OpenAI that ends without a reason is whole by its mark, and not without', () => {
  const begun = [
    delta({ content: 'As I' }),
    called({ index: 0, function: { name: 'swap', arguments: '{}' } }),
  ];
  expect(hear(openAi, begun)).toMatchObject({ whole: false, parts: [{ text: 'As I' }] });
  expect(hear(openAi, [...begun, '[DONE]'])).toMatchObject({ whole: true, parts: [{ text: 'As I' }, swap] });
  expect(hear(openAi, [delta({ content: 'As I' }, 'content_filter'), '[DONE]']).whole).toBe(false);
});

test.each([
  ['https://api.openai.com/v1', 'max_completion_tokens'],
  ['http://localhost:11434/v1', 'max_tokens'],
  ['https://gateway.example/openai/v1', 'max_tokens'],
])('how long an answer may be is told to %s as %s', (url, name) => {
  const settings = { url, model: 'one' } as ModelSettings;
  const ask = { instructions: '', turns: [], tools: [], longest: 700 } satisfies Ask;
  expect(openAi.body(settings, ask)).toMatchObject({ [name]: 700 });
  expect(Object.keys(openAi.body(settings, ask)).filter((key) => key.startsWith('max'))).toEqual([name]);
});
