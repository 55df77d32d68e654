import { expect, test } from 'vitest';
import { wants } from './asked.words.ts';

test.each([
  ['did somebody not say they could have the kids that night?', 'somebody'],
  ['has anyone got a van', 'somebody'],
  ['I think one of us had a press', 'someone'],
  ['he has got no car', 'lack'],
  ['an overview from what this week all still must happen', 'overview'],
  ['zzzz what day is it even', 'now'],
  ['gutters fri is that me', 'ofMe'],
  ['what is tomorrow, just the first', 'first'],
  ['have you got her number', 'contact'],
  ['Well which is it child', 'which'],
  ['and what did we say to that', 'reply'],
  ['We are how many for this day?', 'guests'],
] as const)('[G2] what “%s” wants to know is %s', (said, want) => {
  expect(wants[want].test(said)).toBe(true);
});

test.each([
  ['somebody has to bring chairs', 'someone'],
  ['can somebody fetch the benches', 'somebody'],
  ['I find the phrase with the boys who carry', 'who'],
  ['what is the number of days', 'now'],
] as const)('“%s” does not want to know %s', (said, want) => {
  expect(wants[want].test(said)).toBe(false);
});
