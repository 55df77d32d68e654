import { describe, expect, it } from 'vitest';
import { isWanted } from './confirm-task.ts';

describe('[G4] what only sounds like a task', () => {
  it.each([
    'We need to ask Bram about the roof',
    'Somebody should look at that before winter.',
    'You have to see the doctor',
    'Don’t forget to feed the cat',
    'todo: slate hooks',
    'I will follow up with Piet',
    'The deadline is near',
    'It is due on Friday',
    'Could you remember to lock up?',
    'Who has the ladder? I need to clean the gutters.',
    'When the rain stops we need to clean the gutters',
    "Do not forget. We have to leave at two, don't we?",
  ])('is one: %s', (sentence) => {
    expect(isWanted(sentence)).toBe(true);
  });

  it.each([
    'What should I do today?',
    'what do i have to do',
    'When must the gutters be done?',
    'should we ring the doctor',
    'Is there a deadline?',
    "we don't need to go",
    'no need to ring the doctor',
    'you must not tell Ruth',
    'nobody needs to come',
    'ha, then I must marry the baker',
    'I have paid what I had to pay',
    'I have to kill myself',
    'we need to call an ambulance, he is not breathing',
  ])('is none: %s', (sentence) => {
    expect(isWanted(sentence)).toBe(false);
  });
});
