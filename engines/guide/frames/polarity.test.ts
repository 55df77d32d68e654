import { describe, expect, it } from 'vitest';
import type { Polarity } from './frame.ts';
import { frameIn } from './test-house.ts';

const sayings: Readonly<Record<Polarity, readonly string[]>> = {
  wanted: [
    'buy fish',
    'remind me to ring Ines',
    "don't forget to feed the cat",
    'do not let me forget the cake',
    'I must not forget to pay the rent',
    'could you remember to lock up?',
    'the bill must be paid',
    'ask Tomas to bring the ladder',
    'we need milk',
    'we should have the chimney swept',
    'gotta do the dishes lol',
    'I forgot to pay the rent',
    "let's have supper on Saturday",
    'the dentist has been moved to Friday',
  ],
  unwanted: [
    "don't put that on the list",
    "please don't buy fish",
    "I don't need to buy fish",
    "you don't have to ring Ines",
    'no need to ring Ines',
    "I'm not going to paint the fence",
    "we shouldn't buy fish",
    "I can't make it on Saturday",
    "I won't come on Friday",
    'never call the bank for me',
    'nobody needs to come',
    'Tomas should not carry the bench',
    'the milk is no longer needed',
    'not the bread',
  ],
  done: [
    'I have paid the bill',
    'gutters are done',
    'the gutters are done',
    'I rang Ines',
    "I've just sent the letter to the insurance",
    'paid the electricity bill',
    'Tomas has cleaned the gutters',
    'we already bought the fish',
    'done with the gutters',
    'just washed the sheets',
    'the letter is sent',
    "that's done",
  ],
  told: [
    'Ruth went to the market',
    'I should have bought fish yesterday',
    'Tomas could have swept the yard',
    'we always eat late',
    'it rained all night',
    'Oma was at the market yesterday',
    'Kofi works at the bakery',
    'the council of the bins met in May',
    'she is devoted to her plates',
    'I was late for choir',
  ],
  jest: [
    'ha, then I must marry the baker',
    'haha we need a butler',
    'I have to move to the moon, just kidding',
    'I should become a pirate 😂',
  ],
};

describe('[G4] whether it is wanted at all', () => {
  it.each(Object.entries(sayings).flatMap(([polarity, all]) => all.map((said) => ({ said, polarity }))))(
    '$said: $polarity',
    ({ said, polarity }) => {
      expect(frameIn(said).polarity).toBe(polarity);
    },
  );
});
