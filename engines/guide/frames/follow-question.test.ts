import { expect, test } from 'vitest';
import { frame, on } from '../say/test-world.ts';
import { askedOfIt } from './follow-question.ts';

const roof = frame('unknown', 'Roof.', { topic: ['roof'], tasks: ['t1'] });
const market = frame('plan_event', 'We eat on 5 December', { topic: ['eat'], when: on('2026-12-05') });

test('a question that names nothing is about what the message spoke of before', () => {
  expect(askedOfIt(frame('search', 'And when do they come?'), [roof])).toMatchObject({
    topic: ['roof'],
    tasks: ['t1'],
  });
  expect(askedOfIt(frame('summarise_space', 'Status?', { topic: ['status'] }), [roof]).topic).toEqual([
    'roof',
  ]);
});

test('“on that day” is the day that was named before', () => {
  const asked = askedOfIt(frame('what_is_due', 'Is there something on that day?'), [market, roof]);
  expect(asked.when?.readings).toEqual([{ from: '2026-12-05', to: '2026-12-05' }]);
  expect(asked.topic).toEqual([]);
});

test.each([
  frame('what_is_due', 'What else is open?'),
  frame('what_is_due', 'What is on tomorrow?', { when: on('2026-11-24') }),
  frame('search', 'Where is the pump?', { topic: ['pump'] }),
  frame('add_task', 'Could you write it down?'),
  frame('who_does', 'Who?'),
])('what names its own matter, asks for all or asks for a deed stays as it is: $said', (asked) => {
  expect(askedOfIt(asked, [roof])).toEqual(asked);
});

test('thanks and small talk are no matter', () => {
  const sounds = frame('smalltalk', 'That sounds good', { topic: ['weather'] });
  expect(askedOfIt(frame('search', 'And how much?'), [sounds]).topic).toEqual([]);
});
