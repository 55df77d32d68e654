import { describe, expect, it } from 'vitest';
import { deaf } from '../frames/test-house.ts';
import { hear } from '../hear.ts';
import { Conversation } from '../trials/conversation.ts';
import { answer } from './answer.ts';
import type { Proposal } from './proposal.ts';
import type { Reply } from './reply.ts';

/** A whole conversation in a furnished house, on a Wednesday morning; the last reply counts. */
function talked(...messages: readonly string[]): Reply {
  const talk = new Conversation({ hear: (text, world) => hear(text, world, deaf), answer });
  const last = messages.map((text) => talk.say(text)).at(-1);
  if (last === undefined) throw new Error('nothing was said');
  return last;
}
type Card = Partial<Proposal>;

describe('what was only told of is the matter of the next wish', () => {
  it.each<[string, readonly string[], Card]>([
    [
      'its name and its day',
      ["there's a parents evening on the 3rd", 'stick it in the calendar please, 7pm'],
      { act: 'plan_event', object: 'Parents evening', day: '2026-12-03', time: '19:00' },
    ],
    [
      'who was invited',
      [
        "oh well I've gone and invited six people for saturday",
        'put it in the calendar then, at eight in the evening',
      ],
      { act: 'plan_event', object: 'Guests: six people', day: '2026-11-21', time: '20:00' },
    ],
    [
      'what was asked about with two days',
      ['garden day before it freezes. sat or sun?', 'sunday then, ten till one'],
      { act: 'plan_event', object: 'Garden day', day: '2026-11-22', time: '10:00', until: '13:00' },
    ],
    [
      'whom it was about',
      ['I had a chat with Tomas about the gutters', 'write him that I was wrong'],
      { act: 'tell_them', object: 'I was wrong', doer: 'tomas' },
    ],
    [
      'who was named in the answer',
      ['who has the gutters', 'ask him whether he needs a hand'],
      { act: 'tell_them', object: 'Do you need a hand?', doer: 'tomas' },
    ],
    [
      'the words themselves',
      ['the spare key hangs behind the stove', 'make a little note of that'],
      { act: 'remember_this', object: 'The spare key hangs behind the stove' },
    ],
  ])('%s', (_, messages, card) => {
    expect(talked(...messages).proposals).toMatchObject([card]);
  });
});

describe('a card is answered only by an answer', () => {
  const bread = 'put bread on the list for saturday';

  it('"no time, just do it" is a yes', () => {
    expect(talked(bread, 'no time just do it').settles).toMatchObject([{ answer: 'yes' }]);
  });

  it('the last word counts: "no. well yes"', () => {
    expect(talked(bread, 'No. Well yes.').settles).toMatchObject([{ answer: 'yes' }]);
  });

  it.each(['ok and when do the slates come', 'saturday', 'bread, saturday'])('"%s" is no yes', (text) => {
    const { settles = [] } = talked(bread, text);
    expect(settles.filter(({ answer: said }) => said === 'yes')).toEqual([]);
  });

  it.each(["that's all, no need to say anything", 'thats all'])('"%s" makes no card', (text) => {
    const { proposals, settles } = talked(bread, text);
    expect([proposals, settles]).toEqual([[], undefined]);
  });
});

describe('a card is put right by a few words', () => {
  const flour = 'put flour, leeks and cream on the list';
  it.each<[readonly string[], Card]>([
    [[flour, "leave out the leeks actually, Will can't stand them"], { object: 'Flour and cream' }],
    [[flour, 'no leeks after all'], { object: 'Flour and cream' }],
    [[flour, 'swap the cream for oat cream'], { object: 'Flour, leeks and oat cream' }],
    [[flour, 'not cream, yoghurt'], { object: 'Flour, leeks and yoghurt' }],
    [[flour, "that's for the party, not for us"], { object: 'For the party: flour, leeks and cream' }],
    [[flour, "what's on saturday", 'leave the cream off'], { object: 'Flour and leeks' }],
    [
      ['remember that Ines is allergic to walnuts', 'not ines, hanna. ines loves them'],
      { object: 'Hanna is allergic to walnuts' },
    ],
    [
      ['tell Ines we eat at six', 'and say too that she can bring the dog'],
      { object: 'We eat at six. You can bring the dog', doer: 'ines' },
    ],
    [
      ['remind me on friday at eight in the evening to ring Ines', 'no sorry quarter to'],
      { day: '2026-11-20', time: '19:45' },
    ],
    [['remind me of the bio thing', 'tomorrow b4 school like 740'], { day: '2026-11-19', time: '07:40' }],
    [
      ['remind me of the bio thing', 'tomorrow b4 school like 740', "nvm it's friday"],
      { day: '2026-11-20', time: '07:40' },
    ],
  ])('%j', (messages, card) => {
    expect(talked(...messages).proposals).toMatchObject([card]);
  });
});
