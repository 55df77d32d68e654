import { manifestoFields, noFields, talkTopics } from '@kinsong/contract/onboarding/manifesto-talk.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { atFirst, builtInReply, firstWords, nearAndFar, type Place, type Reply } from './built-in-reply.ts';
import { questions } from './questions.ts';

/** A whole talk: each reply goes on from where the last one left off. */
function talk(...said: readonly string[]): readonly Reply[] {
  let place: Place = atFirst;
  let fields = noFields;
  return said.map((words) => {
    const reply = builtInReply(words, place, fields);
    place = reply.place;
    fields = { ...fields, ...reply.noted };
    return reply;
  });
}

const fiveAnswers = [
  'A house where nobody eats alone.',
  'Plain speech, open doors, debts paid',
  'I bake, and I keep the books for the ferry. Forms don’t frighten me.',
  'Old songs and slow rivers',
  'Open the kitchen on Sundays.\nLeave a bakery to younger hands.',
];

test('[O9] five questions, and each answer stands on its slip as it was said', () => {
  const replies = talk(...fiveAnswers);
  expect(Object.assign({}, ...replies.map(({ noted }) => noted))).toEqual({
    purpose: fiveAnswers[0],
    values: fiveAnswers[1],
    skills: fiveAnswers[2],
    interests: fiveAnswers[3],
    short_term_goals: 'Open the kitchen on Sundays.',
    long_term_goals: 'Leave a bakery to younger hands.',
  });
  expect(replies.map(({ place }) => place.asked)).toEqual(['values', 'skills', 'interests', 'goals', null]);
  for (const [n, topic] of talkTopics.slice(1).entries())
    expect(replies[n]!.text).toContain(questions[topic].asked);
  expect(replies.at(-1)!.text).toContain('press Complete Manifesto');
});

test('[O9] a reply takes up a few of the person’s own words', () => {
  expect(talk(...fiveAnswers)[0]!.text).toMatch(/^“A house where nobody eats alone”\. /);
  expect(talk(...fiveAnswers)[2]!.text).toMatch(/^“I bake, and I keep the books for the ferry”\. /);
});

test.each([
  ['A house where nobody eats alone!', 'A house where nobody eats alone'],
  [
    'To be there for my children, whatever comes, as my mother was for me',
    'To be there for my children, whatever comes',
  ],
  [
    'Nobody in our valley should ever have to bring in a harvest alone again',
    'Nobody in our valley should ever have to bring …',
  ],
  ['I say "no"', 'I say no'],
  [
    'Plain speech, open doors, debts paid late but paid',
    'Plain speech, open doors, debts paid late but paid',
  ],
  ['Sing.', 'Sing'],
])('of “%s” it takes up “%s”', (said, quoted) => {
  expect(firstWords(said)).toBe(quoted);
});

describe('what is no answer is met kindly', () => {
  test.each(['skip', 'Skip this one, please', 'Next question', 'pass.', 'leave it blank', 'Not now'])(
    '“%s” leaves the slip blank and goes on',
    (said) => {
      const [reply] = talk(said);
      expect(reply).toMatchObject({ noted: {}, place: { asked: 'values', passed: ['purpose'] } });
      expect(reply!.text).toContain(questions.values.asked);
    },
  );

  test.each(['…', 'hm', 'I don’t know', 'Hello', 'no idea.', '?'])(
    '“%s” is asked in other words, with leave to skip, and let go the second time',
    (said) => {
      const [first, second] = talk(said, said);
      expect(first).toMatchObject({ noted: {}, place: { asked: 'purpose', tries: 1 } });
      expect(first!.text).toContain(questions.purpose.otherwise);
      expect(first!.text).toContain('say “skip”');
      expect(second).toMatchObject({ noted: {}, place: { asked: 'values' } });
    },
  );

  test('a question back is answered, and the question asked in other words', () => {
    const [reply] = talk('Why do you want to know?');
    expect(reply).toMatchObject({ noted: {}, place: { asked: 'purpose' } });
    expect(reply!.text).toContain(questions.purpose.because);
    expect(reply!.text).toContain(questions.purpose.otherwise);
  });

  test('but a purpose that is a question, said at length, is one', () => {
    const said = 'What can I do so that my children still want to sit at one table when I am old and slow?';
    expect(talk(said)[0]!.noted).toEqual({ purpose: said });
  });
});

test('a slip that was filled by hand is not asked for', () => {
  const reply = builtInReply('To sing', atFirst, { ...noFields, values: 'Patience', skills: 'Knots' });
  expect(reply.place.asked).toBe('interests');
});

test.each([
  ['- Mend the roof\n- Sail to Norway', ['Mend the roof', 'Sail to Norway']],
  ['Near: mend the roof\nFar: sail\nand come back', ['mend the roof', 'sail and come back']],
  ['Mend the roof. Sail to Norway one day.', ['Mend the roof.', 'Sail to Norway one day.']],
  ['Mend the roof', ['Mend the roof', '']],
])('a near and a far goal: %j', (said, parts) => {
  expect(nearAndFar(said)).toEqual(parts);
});

test('after the five it says what to do, and puts nothing on a slip any more', () => {
  const replies = talk(...fiveAnswers, 'And I like cats.');
  expect(replies.at(-1)).toMatchObject({ noted: {}, place: { asked: null } });
  expect(replies.at(-1)!.text).toMatch(/slip/);
});

test('whatever is said, the talk goes on: it never asks the same topic a third time for nothing, and takes only what was said', () => {
  const words = fc.oneof(
    fc.string({ unit: 'grapheme', minLength: 1 }),
    fc.constantFrom('skip', 'hm', '…', 'yes', 'To sing', 'a\nb'),
  );
  fc.assert(
    fc.property(fc.array(words, { maxLength: 14 }), (said) => {
      const replies = talk(...said);
      for (const [n, { noted, text }] of replies.entries()) {
        expect(text).not.toBe('');
        for (const field of manifestoFields)
          for (const word of (noted[field] ?? '').split(/\s+/)) expect(said[n]).toContain(word);
      }
      const answered = said.filter((each) => !each.trim().endsWith('?'));
      expect(answered.length < 10 || replies.at(-1)!.place.asked === null).toBe(true);
    }),
  );
});
