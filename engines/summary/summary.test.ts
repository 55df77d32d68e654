import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { longestSentence, sentencesOf } from './sentences.ts';
import { most, mostLetters, newestWithin, summarise, type Said } from './summary.ts';

const minute = 60_000;
const talk = (...lines: readonly [author: string, text: string, replyTo?: string][]): Said[] =>
  lines.map(([author, text, replyTo], at) => ({
    id: String(at),
    author,
    at: at * minute,
    text,
    replyTo: replyTo ?? null,
  }));
const texts = (lines: readonly { text: string }[]) => lines.map(({ text }) => text);

describe('[K28] a summary without a model', () => {
  test.each([
    'Then nine songs without an F.',
    'The lantern walk is on, rain or not.',
    'We have decided to meet at nine.',
    'Decided: the boat stays in the shed',
    'Saturday it is.',
    'So it is settled, the blue one.',
  ])('takes as decided: %s', (sentence) => {
    expect(texts(summarise(talk(['Anna', sentence])).decided)).toEqual([sentence]);
  });

  test.each([
    'We have not decided yet about the boat.',
    'Maybe we agreed too soon on the boat.',
    'Have we decided about the boat?',
    'Then I went home.',
    'The light in the shed is bright.',
  ])('does not take as decided: %s', (sentence) => {
    expect(summarise(talk(['Anna', sentence])).decided).toEqual([]);
  });

  test('a proposal is decided when somebody else says yes to it, and not before', () => {
    const proposal = 'Let’s meet at the mill at nine.';
    expect(summarise(talk(['Anna', proposal])).decided).toEqual([]);
    expect(summarise(talk(['Anna', proposal], ['Anna', 'Yes, the mill.'])).decided).toEqual([]);
    expect(summarise(talk(['Anna', proposal], ['Ruth', 'Yes, but not at nine.'])).decided).toEqual([]);
    expect(texts(summarise(talk(['Anna', proposal], ['Ruth', 'Good.'])).decided)).toEqual([proposal]);
  });

  test('a question stays open until somebody else answers it', () => {
    const asked: [string, string] = ['Ruth', 'Who fetches the children of Kofi?'];
    expect(texts(summarise(talk(asked)).open)).toEqual([asked[1]]);
    expect(texts(summarise(talk(asked, ['Piet', 'The accordion plays again.'])).open)).toEqual([asked[1]]);
    expect(texts(summarise(talk(asked, ['Ruth', 'I will ask once more.'])).open)).toEqual([asked[1]]);
    expect(summarise(talk(asked, ['Piet', 'I will.'])).open).toEqual([]);
    expect(summarise(talk(asked, ['Piet', 'The children come with us.'])).open).toEqual([]);
    expect(summarise(talk(asked, ['Piet', 'With the red car.', '0'])).open).toEqual([]);
  });

  test.each(['How are you?', 'Really?', 'Ok?', '???'])('a courtesy is no open question: %s', (text) => {
    expect(summarise(talk(['Anna', text])).open).toEqual([]);
  });

  test('what most of the talk is about is told, and not twice', () => {
    const { gist } = summarise(
      talk(
        ['Anna', 'The harvest supper needs long tables and lanterns.'],
        ['Piet', 'My knee hurts.'],
        ['Ruth', 'Lanterns for the supper lie in the shed with the tables.'],
        ['Kofi', 'The harvest supper needs long tables and lanterns!'],
      ),
    );
    expect(gist.some(({ text }) => text.includes('supper'))).toBe(true);
    expect(new Set(texts(gist).map((text) => text.replace(/\W/g, ''))).size).toBe(gist.length);
  });
});

const anything = fc.array(
  fc.record({
    id: fc.uuid(),
    author: fc.constantFrom('Anna', 'Piet', 'Ruth'),
    at: fc.nat(10 ** 9),
    text: fc.oneof(
      fc.string({ unit: 'binary', maxLength: 600 }),
      fc.lorem({ maxCount: 9, mode: 'sentences' }),
      fc.constantFrom('We decided on it.', 'Who comes?', 'Let’s go home.', 'Yes.'),
    ),
    replyTo: fc.constant(null),
  }),
  { maxLength: 40 },
);

describe('[K28] whatever is said', () => {
  test('each line stands in the message that it names, and none is told twice', () => {
    fc.assert(
      fc.property(anything, (said) => {
        const { gist, decided, open } = summarise(said);
        expect(gist.length <= most.gist && decided.length <= most.decided && open.length <= most.open).toBe(
          true,
        );
        const lines = [...gist, ...decided, ...open];
        for (const { id, text } of lines) {
          const whole = said
            .filter((each) => each.id === id)
            .map((each) => each.text.replaceAll(/\s+/g, ' '));
          expect(whole.some((words) => words.includes(text.replace(/…$/u, '')))).toBe(true);
        }
        for (const list of [gist, decided, open])
          expect(new Set(list.map(({ id, text }) => id + text)).size).toBe(list.length);
      }),
    );
  });

  test('it is the same each time, and in the order of the talk', () => {
    fc.assert(
      fc.property(anything, (said) => {
        const { gist } = summarise(said);
        expect(summarise(said).gist).toEqual(gist);
        const places = gist.map(({ id }) => said.findIndex((each) => each.id === id));
        expect(places).toEqual(places.toSorted((a, b) => a - b));
      }),
    );
  });

  test('a sentence is never longer than can be read at a glance, and whole text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 900 }), (text) => {
        for (const sentence of sentencesOf(text)) {
          expect(sentence.length).toBeLessThanOrEqual(longestSentence);
          expect(sentence.isWellFormed()).toBe(true);
        }
      }),
    );
  });
});

test('[K28] a thousand messages are summed in a moment', () => {
  const long = talk(
    ...Array.from({ length: 1000 }, (_, at): [string, string] => [
      at % 2 === 0 ? 'Anna' : 'Piet',
      `Shall we paint wall ${at} blue? The paint ${at % 7} stands in shed ${at % 11}. We decided on brush ${at}.`,
    ]),
  );
  const begun = performance.now();
  summarise(long);
  expect(performance.now() - begun).toBeLessThan(1000);
});

test('[K28] as much as is taken at once is summed in a moment, whatever it is made of', () => {
  const asked = (n: number) => Array.from({ length: 1000 }, (_, k) => `x${n}x${k.toString(36)}?`).join(' ');
  const long = talk(
    ...Array.from({ length: 40 }, (_, n): [string, string] => [`${n % 3}`, `${asked(n)} And more.`]),
  );
  const taken = newestWithin(long, mostLetters);
  expect(taken.at(-1)).toBe(long.at(-1));
  expect(taken.length).toBeLessThan(long.length);
  // The quickest of three, whatever else the machine is busy with.
  const times = [1, 2, 3].map(() => {
    const begun = performance.now();
    expect(summarise(taken).open).toHaveLength(most.open);
    return performance.now() - begun;
  });
  expect(Math.min(...times)).toBeLessThan(3000);
});
