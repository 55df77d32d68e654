import { describe, expect, test } from 'vitest';
import { furnished } from '../say/test-world.ts';
import { helpOffered } from './help-offered.ts';

/** Said on Monday, 23 November 2026. */
const offered = (text: string) => helpOffered(text, furnished());
const saturday = '2026-11-28';

describe('what somebody offers in a salon', () => {
  test.each([
    ['I can drive on Saturday', 'Drive', saturday],
    ['On Saturday I could drive.', 'Drive', saturday],
    ['I can drive you to the station tomorrow', 'Drive you to the station', '2026-11-24'],
    ['I could bake', 'Bake', null],
    ['I could bake a cake for the party on Friday, if you like', 'Bake a cake for the party', '2026-11-27'],
    ['happy to help with the roof next week', 'Help with the roof', null],
    ["I'm happy to help with the roof", 'Help with the roof', null],
    ['Yes, I’d be glad to fetch the chairs on 5 December!', 'Fetch the chairs', '2026-12-05'],
    ["What a plan. I'd gladly paint the door", 'Paint the door', null],
    ['I can lend you our ladder', 'Lend you our ladder', null],
    ['Good morning all! I can help on Saturday because I am at home', 'Help', saturday],
    ["I'll help with the dishes tonight", 'Help with the dishes', '2026-11-23'],
    ["I'm free on Saturday if anybody needs a hand", 'Help', saturday],
    ['I could make soup on Friday', 'Make soup', '2026-11-27'],
    ['I would love to help with the harvest', 'Help with the harvest', null],
    ['Count me in for Saturday', 'Help', saturday],
  ])('%s', (text, what, day) => {
    expect(offered(text)).toEqual({ what, day });
  });

  test.each([
    'Can I drive on Saturday?',
    'Could somebody drive on Saturday?',
    'Who can help with the roof next week?',
    'Can you bake?',
    "I can't drive on Saturday",
    'I could not help yesterday',
    'I could have helped on Saturday',
    'I can see the river from here',
    'I can hear you',
    'I could eat a horse',
    'I could use a hand with the roof',
    'I can come on Saturday',
    'I can hardly wait',
    'If I had a car I could drive',
    'I wish I could help',
    'Ruth can drive on Saturday',
    'We went to the market, it was lovely',
    'I am happy to see you all on Saturday',
    'I am happy',
    'I would like to buy a horse',
    'I can make it on Friday',
    'I am ready to go',
    'I could give up',
    'I can be there at nine',
    'Let me know if you need help',
    'I am glad to know you',
    'I can do it',
    'You can drive on Saturday',
  ])('nothing in “%s”', (text) => {
    expect(offered(text)).toBeNull();
  });

  test('a day that is over offers nothing any more', () => {
    expect(offered('I could help last Saturday')).toBeNull();
  });
});
