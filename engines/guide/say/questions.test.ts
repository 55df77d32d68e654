import { expect, test } from 'vitest';
import type { Frame } from '../frames/frame.ts';
import type { Outcome } from '../talk/pending.ts';
import { answerTo } from './answers.ts';
import { cases } from './test-questions.ts';
import { frame, furnished } from './test-world.ts';
import { halfHeard } from './unknown.ts';

const asked = [...cases].flatMap(([act, table]) =>
  table.flatMap(({ asked: said, read, world = furnished() }) => {
    const question = answerTo(frame(act, said, read), world)?.question;
    return question === undefined ? [] : [{ act, said, question, world }];
  }),
);

/** What an outcome comes to: words, or the answer to the frame that is heard. Deeds are offered elsewhere. */
const cameTo = (outcome: Outcome, world = furnished()): string | undefined =>
  outcome.do === 'say'
    ? outcome.text
    : outcome.do === 'hear'
      ? (answerTo(outcome.frame, world)?.text ?? outcome.frame.act)
      : outcome.do;

test('several questions are asked among the answers', () => {
  expect(new Set(asked.map(({ act }) => act)).size).toBeGreaterThanOrEqual(2);
});

test.each(asked)('a yes and a no to “$question.text” lead somewhere', ({ question, world, said }) => {
  expect(question.text).toMatch(/\?$/);
  expect(cameTo(question.yes, world)).not.toBe('');
  expect(cameTo(question.no, world)).not.toBe('');
  expect(cameTo(question.yes, world)).not.toContain(question.text);
  expect(said).not.toBe(question.text);
});

test('a no to the small thing names the next one, and not the same again', () => {
  const first = answerTo(frame('next_small_thing', 'What next?'), furnished());
  const said = { id: 'm', spaceId: 's', authorId: 'mairy', at: new Date(), text: first?.text ?? '' };
  expect(first?.text).toContain('“Pay the roofer”');
  const next = cameTo(first?.question?.no ?? { do: 'say', text: '' }, furnished({ recent: [said] }));
  expect(next).toMatch(/“(?:Sort the attic|Hand in the tax form)”/);
});

test('a name takes what nobody does, and a no leaves it', () => {
  const why = answerTo(frame('who_does', 'Why does nobody bake the cake?', { topic: ['cake'] }), furnished());
  expect(why?.text).toContain('“Bake the cake” is open: nobody has taken it, it has no day');
  expect(why?.question?.fills).toMatchObject({ slot: 'doer', proposal: { act: 'change_task', task: 't5' } });
  expect(cameTo(why?.question?.no ?? { do: 'say', text: '' })).toBe('All right, it stays as it is.');
});

test('a faint guess is asked about, and is heard for certain after a yes', () => {
  const faint: Frame = frame('remind_me', 'fish thing', { sure: 0.2, object: 'Fish' });
  expect(halfHeard(faint)?.text).toBe('I’m not sure I understood. Do you want me to remind you of it?');
  expect(halfHeard(faint)?.question?.yes).toMatchObject({ do: 'hear', frame: { sure: 1, object: 'Fish' } });
  expect(halfHeard(frame('start_vote', 'fish thing', { sure: 0.2 }))).toBeNull();
});
