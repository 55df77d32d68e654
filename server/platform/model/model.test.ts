import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { FakeModel, fakeKey, type Protocol } from '../../test/models/fake-model.ts';
import { saying, type Step } from '../../test/models/script.ts';
import { readConfig } from '../config.ts';
import { makeModel, ModelFailure, type Ask, type Part } from './index.ts';

const ask: Ask = {
  instructions: 'You are the guide.',
  turns: [
    { role: 'user', text: 'Hello' },
    { role: 'assistant', text: 'Good evening.' },
    { role: 'user', text: 'What is due?' },
  ],
  tools: [{ name: 'tasks.create', title: 'Write down a task', args: z.object({ title: z.string() }) }],
  longest: 500,
};

describe.each(['openai-compatible', 'anthropic'] as const)(
  'a provider that speaks %s',
  (protocol: Protocol) => {
    let fake: FakeModel;
    beforeEach(async () => {
      fake = await FakeModel.open(protocol);
    });
    afterEach(() => fake.close());

    async function hear(
      script: FakeModel['script'],
      patience = '8/8/40',
    ): Promise<{ parts: Part[]; failure: unknown }> {
      fake.script = script;
      const model = makeModel(readConfig(fake.settings({ KINSONG_MODEL_PATIENCE: patience })).model);
      const parts: Part[] = [];
      try {
        for await (const part of model!.stream(ask)) parts.push(part);
        return { parts, failure: null };
      } catch (failure) {
        return { parts, failure };
      }
    }
    const textOf = (parts: readonly Part[]): string =>
      parts.map((part) => (part.kind === 'text' ? part.text : '')).join('');

    test('is told the instructions, the turns and the tools, with the key, and heard word by word', async () => {
      const { parts, failure } = await hear(saying('The roof, and then the soup.'));
      expect(failure).toBeNull();
      expect(parts.map((part) => (part.kind === 'text' ? part.text : part.kind))).toEqual([
        'The ',
        'roof, ',
        'and ',
        'then ',
        'the ',
        'soup.',
        'end',
      ]);
      expect(parts.at(-1)).toEqual({ kind: 'end', tokens: { in: 120, out: 30 } });
      const [asked] = fake.asked;
      expect(asked!.key).toContain(fakeKey);
      for (const words of [
        'You are the guide.',
        'What is due?',
        'tasks__create',
        'Write down a task',
        '"title"',
      ])
        expect(asked!.text).toContain(words);
    });

    test('may propose with a tool, which comes by its own name with what it was given', async () => {
      const { parts } = await hear([
        { say: 'Shall I?' },
        { propose: 'tasks__create', args: { title: 'Call Bep' } },
      ]);
      expect(parts).toContainEqual({ kind: 'tool', name: 'tasks.create', args: { title: 'Call Bep' } });
    });

    test.each<[string, readonly Step[], ModelFailure['reason'], string, number]>([
      ['refuses the key', [{ refuse: 401 }], 'key', '', 1],
      ['refuses the request', [{ refuse: 400 }], 'refused', '', 1],
      [
        'sends the question elsewhere',
        [{ refuse: 307, headers: { location: '/v1/other' } }],
        'refused',
        '',
        1,
      ],
      ['says that the money is spent', [{ refuse: 429, words: 'insufficient_quota' }], 'budget', '', 1],
      ['is too busy, again and again', [{ refuse: 429 }], 'busy', '', 3],
      ['breaks, again and again', [{ refuse: 500 }], 'away', '', 3],
      ['never says a word', [{ hang: true }], 'slow', '', 1],
      [
        'stops in the middle and stays on the line',
        [{ say: 'The roof' }, { hang: true }],
        'slow',
        'The roof',
        1,
      ],
      ['is cut off in the middle', [{ say: 'The roof' }, { wait: 30 }, { cut: true }], 'away', 'The roof', 1],
      ['speaks nonsense', [{ blurt: 'data: {"choices": [{"del\n\n' }], 'nonsense', '', 1],
      [
        'speaks nonsense in the middle',
        [{ say: 'The roof' }, { blurt: 'data: {]]\n\n' }],
        'nonsense',
        'The roof',
        1,
      ],
      ['sends a page instead of a stream', [{ blurt: '<html><body>Welcome</body></html>' }], 'empty', '', 1],
      ['says nothing', [], 'empty', '', 1],
    ])(
      'that %s ends as a failure with its reason, and what was heard stays',
      async (_, script, reason, heard, times) => {
        const { parts, failure } = await hear(script, '1.5/1.5/20');
        expect(failure).toBeInstanceOf(ModelFailure);
        expect(failure).toMatchObject({ reason });
        expect(textOf(parts)).toBe(heard);
        expect(fake.asked).toHaveLength(times);
        expect(String((failure as Error).stack)).not.toContain(fakeKey);
      },
    );

    test('that was busy for a moment is heard after all', async () => {
      const { parts, failure } = await hear((_, times) =>
        times < 3 ? [{ refuse: 503 }] : saying('Here I am.'),
      );
      expect(failure).toBeNull();
      expect(textOf(parts)).toBe('Here I am.');
    });

    test('that goes on and on is ended when all the time is over', async () => {
      const endless = Array.from({ length: 40 }, (): Step[] => [{ say: 'on ' }, { wait: 50 }]).flat();
      const { failure } = await hear(endless, '1/1/0.5');
      expect(failure).toMatchObject({ reason: 'slow' });
    });
  },
);
