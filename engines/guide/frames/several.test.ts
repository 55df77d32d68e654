import { describe, expect, it } from 'vitest';
import type { Frame } from './frame.ts';
import { framesIn } from './test-house.ts';

/** What a card would be made of: act, object, day, hour, who does it. */
const short = ({ act, object, when, doer }: Frame): string =>
  [act, object, when?.readings[0]?.from.slice(5), when?.time, doer?.said]
    .filter((each) => each != null)
    .join(' · ');

describe('[G4] several wishes in one message, each with its own day, hour and person', () => {
  it.each<[string, readonly string[]]>([
    [
      'remind me to call mum tomorrow and can you put the dentist on friday at ten',
      ['remind_me · Call mum · 11-19', 'plan_event · Dentist · 11-20 · 10:00'],
    ],
    [
      'Buy fish on Friday. Ask Tomas to bring the ladder on Saturday at nine.',
      ['add_task · Buy fish · 11-20', 'add_task · Bring the ladder · 11-21 · 09:00 · Tomas'],
    ],
    [
      'remind me to buy fish and to ring Ines on Sunday',
      ['remind_me · Buy fish', 'remind_me · Ring Ines · 11-22'],
    ],
    [
      'I need to buy fish, ring Ines and clean the windows',
      ['add_task · Buy fish', 'add_task · Ring Ines', 'add_task · Clean the windows'],
    ],
    ['buy milk, eggs and bread', ['add_task · Buy milk, eggs and bread']],
    ['tomorrow: buy fish, ring Ines', ['add_task · Buy fish · 11-19', 'add_task · Ring Ines · 11-19']],
    [
      'ask Tomas to bring the ladder and Anna to bake a cake for Noor',
      ['add_task · Bring the ladder · Tomas', 'add_task · Bake a cake for Noor · Anna'],
    ],
    [
      'what is due tomorrow and who can help with the roof on Saturday?',
      ['what_is_due · 11-19', 'who_could_help · Help with the roof · 11-21'],
    ],
    [
      'I have paid the bill, and remind me at five to lock the shed',
      ['done_task · Pay the bill', 'remind_me · Lock the shed · 11-18 · 17:00'],
    ],
    [
      "let's have supper for ten on Saturday at seven in the evening then ask Piet to bring chairs plus buy candles",
      [
        'plan_event · Supper for ten · 11-21 · 19:00',
        'add_task · Bring chairs · Piet',
        'add_task · Buy candles',
      ],
    ],
    [
      'Anna brings the bread, Piet does the wine and Kofi and Ines the dessert',
      [
        'add_task · Bring the bread · Anna',
        'add_task · Do the wine · Piet',
        'add_task · Do the dessert with Ines · Kofi',
      ],
    ],
    [
      'rolls Piet, coffee Kofi, flowers Ines',
      ['add_task · Rolls · Piet', 'add_task · Coffee · Kofi', 'add_task · Flowers · Ines'],
    ],
    ['Anna brings salad and I make the soup', ['add_task · Bring salad · Anna', 'add_task · Make the soup']],
    [
      'tomorrow I need to pick up the pills and then on friday we need to bring the bike to the shop and oh yes Anna should buy a present for Noor',
      [
        'add_task · Pick up the pills · 11-19',
        'add_task · Bring the bike to the shop · 11-20',
        'add_task · Buy a present for Noor · Anna',
      ],
    ],
    [
      'every monday the paper bin has to go out and every second thursday the plastic, can you remind me the evening before at eight',
      [
        'remind_me · Take the paper bin out · 11-22 · 20:00',
        'remind_me · Take the plastic out · 11-18 · 20:00',
      ],
    ],
    [
      'I need to learn chapter 4, pls remind me tonight and tomorrow after dinner',
      ['remind_me · Learn chapter 4 · 11-18', 'remind_me · Learn chapter 4 · 11-19'],
    ],
    ['thanks! and put fish on the list', ['add_task · Fish']],
    ['Hi Mairy! Remind me to rest at eight in the evening', ['remind_me · Rest · 11-18 · 20:00']],
  ])('%s', (said, wishes) => {
    expect(framesIn(said).map(short)).toEqual(wishes);
  });

  it('courtesy stands where nothing else was said', () => {
    expect(framesIn('thanks!').map(({ act }) => act)).toEqual(['thanks']);
    expect(framesIn('Hello Mairy').map(({ act }) => act)).toEqual(['greeting']);
  });

  it.each([
    'hi Anna, good night Piet',
    'call anna, visit piet',
    'Anna Friday, Piet Saturday',
    'poor Tomas, sweet Noor',
    'dentist Noor, friday at ten',
    'Anna likes Piet, Tomas hates fish',
    'Anna makes the best soup',
    'Noor plays the flute and Tomas sings',
    'Anna always brings the bread',
    'Oma takes her pills at eight',
    'Piet brings it up every time',
  ])('nobody is given anything to do: %s', (said) => {
    expect(framesIn(said).filter(({ doer, act }) => act === 'add_task' && doer !== null)).toEqual([]);
  });

  it('others hear what is for them, and who is meant was named before', () => {
    const said =
      'Piet has a press and no sense of time, so tell him the benches are due at 9, then he is there by 11';
    expect(framesIn(said).find(({ act }) => act === 'tell_them')).toMatchObject({
      object: 'The benches are due at 9',
      forWhom: { ids: ['piet'] },
    });
    expect(framesIn('somebody has to drive us. Could you ask Piet').at(-1)).toMatchObject({
      act: 'tell_them',
      object: 'Can you drive us?',
    });
  });
});

describe('[G4] acts come of the form of a clause and not of a word in it', () => {
  it.each([
    ['the plate is on the table', 'start_vote'],
    ['she is devoted to the garden', 'start_vote'],
    ['the council put the bins out early', 'invite_to_council'],
    ['I was late for choir', 'what_is_due'],
    ['the story of the lost key made us laugh', 'story'],
    ['the reminder rang twice', 'remind_me'],
  ])('%s is not %s', (said, act) => {
    expect(framesIn(said).filter((frame) => frame.act === act && frame.polarity === 'wanted')).toEqual([]);
  });
});
