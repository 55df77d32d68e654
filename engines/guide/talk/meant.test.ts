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

describe('what lies there is changed as it was said', () => {
  it.each<[string, readonly string[], Partial<Proposal>]>([
    [
      'a lesson with its hour',
      ['put a concert in the calendar for Thursday the 26th', '4th lesson, about 1145'],
      { act: 'plan_event', object: 'Concert', day: '2026-11-26', time: '11:45' },
    ],
    [
      'the same weekday a week later',
      ['put dinner with Bram in the calendar on friday at 7pm', 'sorry no, not friday, the friday after'],
      { day: '2026-11-27', time: '19:00' },
    ],
    [
      'another meal',
      ['put dinner with Bram in the calendar on friday at 7pm', 'no its lunch'],
      { object: 'Lunch with Bram', day: '2026-11-20' },
    ],
    [
      'how many of them',
      ['buy two chickens, potatoes and beans', 'make the chickens three'],
      { object: 'Buy three chickens, potatoes and beans' },
    ],
    [
      'one thing more',
      ['buy candles, wellies and socks', '+ torch'],
      { object: 'Buy candles, wellies, socks and torch' },
    ],
  ])('%s', (_, messages, card) => {
    expect(talked(...messages).proposals).toMatchObject([card]);
  });

  it('is read back, and changed by nothing', () => {
    const reply = talked('buy candles, wellies and socks', 'read it to me');
    expect(reply.text).toMatch(/^As it stands: “Buy candles, wellies and socks”/);
    expect(reply.settles).toBeUndefined();
  });
});

describe('a message is taken by its words', () => {
  it('asks somebody who was only thought of, and invents no day', () => {
    expect(talked('Piet could fetch Oma at 6 do you think?').proposals).toMatchObject([
      { act: 'tell_them', object: 'Could you fetch Oma at 6?', doer: 'piet', day: null },
    ]);
  });

  it('offers to take away what was named in the same breath', () => {
    expect(talked('and that three prices thing too. delete it').proposals).toMatchObject([
      { act: 'cancel', task: 'prices' },
    ]);
  });

  it('tells somebody tired only what is for today', () => {
    expect(talked('what really has to happen today').text).toBe(
      'Only “Sign the school trip form” today. The rest can wait.',
    );
  });

  it('takes thanks for thanks while it asks', () => {
    const reply = talked('remind me to water the plants', 'thanks. that helped a bit');
    expect(reply.text).not.toContain('I did not catch');
  });
});
