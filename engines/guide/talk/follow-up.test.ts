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
  const replies = messages.map((text) => talk.say(text));
  const last = replies.at(-1);
  if (last === undefined) throw new Error('nothing was said');
  return last;
}
const titles = (cards: readonly Proposal[] = []) => cards.map(({ object }) => object);
const answeredIn = ({ settles = [] }: Reply, answer: 'yes' | 'no') =>
  settles.flatMap((each) => (each.answer === answer ? titles(each.proposals) : []));

const supper =
  'put supper with the neighbours in the calendar on 11 December at half past six in the evening';

describe('who comes to an event', () => {
  it.each<[readonly string[], readonly string[]]>([
    [["It's me, Anna, Tomas, Noor and Will"], ['anna', 'tomas', 'noor', 'will']],
    [['please invite Hanna and the Okafors'], ['hanna', 'kofi', 'ines']],
    [
      ['add Hanna too', 'and Piet'],
      ['hanna', 'piet'],
    ],
    [['add Hanna too', 'not Hanna, Piet'], ['piet']],
    [['with Hanna and Piet', "Piet can't come"], ['hanna']],
  ])('%j', (messages, guests) => {
    expect(talked(supper, ...messages).proposals).toMatchObject([
      { act: 'plan_event', day: '2026-12-11', time: '18:30', guests },
    ]);
  });

  it('is asked after where two go by that name', () => {
    const { text } = talked(supper, 'add Jan too');
    expect(text).toMatch(/Jan Visser or Jan Bakker/);
    expect(talked(supper, 'add Jan too', 'Bakker').proposals).toMatchObject([{ guests: ['jan-bakker'] }]);
  });

  it('is not changed by what they are told or said', () => {
    for (const said of ['Hanna said that already', 'tell Hanna that it rains', 'does Hanna know?'])
      expect(talked(supper, said).proposals.filter(({ act }) => act === 'plan_event')).toEqual([]);
  });
});

describe('a weekday said of something far off', () => {
  it.each([
    ['make it the Saturday', '2026-12-12'],
    ['on Thursday instead', '2026-12-10'],
    ['make it next month', null],
    ['no, this Saturday the 21st', '2026-11-21'],
  ])('"%s" is on %s', (said, day) => {
    const [card] = talked(supper, said).proposals;
    expect(card?.day ?? null).toBe(day);
  });
  it('is beside it also when it stands in the calendar', () => {
    expect(talked(supper, 'yes', 'move the supper to the Sunday').proposals).toMatchObject([
      { deed: 'move_event', day: '2026-12-13', time: '18:30' },
    ]);
  });
});

describe('a list that lies open', () => {
  const list = 'Shopping: oat milk, eggs, 2 kilos of mandarins';
  it.each([
    ['make it four kilos', 'Buy oat milk, eggs, four kilos of mandarins'],
    ['take the eggs off', 'Buy oat milk and 2 kilos of mandarins'],
    ['eggs we still have loads of, take them off', 'Buy oat milk and 2 kilos of mandarins'],
    ['plus honey', 'Buy oat milk, eggs, 2 kilos of mandarins and honey'],
  ])('"%s"', (said, object) => {
    expect(titles(talked(list, said).proposals)).toEqual([object]);
  });
  it('is given to nobody by the name of one of its items', () => {
    expect(talked(list, 'Kofi loves mandarins').proposals).toEqual([]);
  });
});

describe('yes with a rest', () => {
  const three = 'To do: sweep the hall, wash the cups and bake a cake';
  it('settles all but what is taken out, or is for somebody else', () => {
    const spared = talked(three, 'all yes, except the cake, Hanna said that already');
    expect(answeredIn(spared, 'yes')).toEqual(['Sweep the hall', 'Wash the cups']);
    expect(answeredIn(spared, 'no')).toEqual(['Bake a cake']);
    const given = talked(three, 'yes all of them please, but the cups are for Tomas');
    expect(answeredIn(given, 'yes')).toEqual(['Sweep the hall', 'Bake a cake']);
    expect(given.proposals).toMatchObject([{ object: 'Wash the cups', doer: 'tomas' }]);
  });
  it('"Approve 1 and 3. 2 is for Tomas"', () => {
    const reply = talked(three, 'Approve 1 and 3. 2 is for Tomas');
    expect(answeredIn(reply, 'yes')).toEqual(['Sweep the hall', 'Bake a cake']);
    expect(reply.proposals).toMatchObject([{ object: 'Wash the cups', doer: 'tomas' }]);
  });
  it('with a number beyond the list, nothing is guessed', () => {
    const reply = talked(three, '3 goes to Anna, 4 to Tomas');
    expect([reply.proposals, reply.settles]).toEqual([[], undefined]);
  });
  it('"do it" at the end is the yes', () => {
    expect(answeredIn(talked(three, 'no problem at all, there is time. do it'), 'yes')).toHaveLength(3);
  });
  it('a bare yes after other talk asks first what is meant', () => {
    const reply = talked(three, 'when is the winter market?', 'yes');
    expect(reply.settles).toBeUndefined();
    expect(reply.text).toContain('Sweep the hall');
  });
  it('"and again on Friday" is a second one', () => {
    const bank = 'remind me on Thursday at nine to call the bank';
    expect(answeredIn(talked(bank, 'and again on Friday', 'both'), 'yes')).toHaveLength(2);
  });
});

describe('no', () => {
  const gutters = 'move the gutters to sunday';
  it.each(['no leave it, friday is fine', 'never mind, I do it another time', "no wait, don't send it"])(
    '"%s" leaves everything as it was',
    (said) => {
      const reply = talked(gutters, said);
      expect(reply.proposals).toEqual([]);
      expect(reply.settles).toMatchObject([{ answer: 'no' }]);
    },
  );
});

describe('an hour that is only nearly said', () => {
  const flowers = 'remind me on Sunday to buy flowers';
  it.each([
    ['morning, ten or so', '10:00'],
    ['I mean ten thirty', '10:30'],
    ['like 11ish', '11:00'],
  ])('"%s"', (said, time) => {
    expect(talked(flowers, said).proposals).toMatchObject([
      { object: 'Buy flowers', day: '2026-11-22', time },
    ]);
  });
});

it('what was not understood is said so once, and changes nothing', () => {
  const reply = talked(supper, 'purple monkey dishwasher');
  expect(reply.proposals).toEqual([]);
  expect(reply.text).not.toContain('As I said');
});
