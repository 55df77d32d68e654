import { describe, expect, it } from 'vitest';
import type { Frame, Relative } from '../frames/frame.ts';
import { day, hour, millHouse, talk, who, wish, type Words } from './test-world.ts';

const fish = ['buy fish', wish('add_task', 'Buy fish')] as const;
const three: Words = [
  'buy fish, fetch bread and wash the cloth',
  wish('add_task', 'Buy fish'),
  wish('add_task', 'Fetch bread'),
  wish('add_task', 'Wash the cloth'),
];
const shortOf = (words: readonly Words[], world = millHouse()) => {
  const reply = talk(words, world);
  return {
    cards: reply.proposals.map(({ object, day, time, doer }) => [object, day, time, doer]),
    settles: reply.settles?.[0]?.answer,
    meant: reply.settles?.[0]?.proposals.map(({ object }) => object),
    text: reply.text,
  };
};

describe('a wish', () => {
  it('becomes a card that says the thing, and nothing that was not said', () => {
    const reply = talk([fish]);
    expect(reply.text).toBe('“Buy fish”, for you?');
    expect(reply.proposals).toMatchObject([
      { act: 'add_task', object: 'Buy fish', day: null, time: null, doer: null },
    ]);
  });

  it('is offered in one breath with its day, its hour and who does it', () => {
    const reply = talk([
      ['x', wish('add_task', 'Buy fish', { when: day('2026-11-20', { time: '16:00' }), doer: who('hanna') })],
    ]);
    expect(reply.text).toBe('“Buy fish”, Friday at four, for Hanna?');
  });

  it('of several kinds in one message becomes several cards under one question', () => {
    const reply = talk([three]);
    expect(reply.proposals).toHaveLength(3);
    expect(reply.text).toBe(
      'Three things: “Buy fish” for you, “Fetch bread” for you and “Wash the cloth” for you. Shall all of them stand?',
    );
  });

  it('to be reminded of what is to be done is one card', () => {
    const both: Words = [
      'remind me tomorrow to buy fish',
      wish('remind_me', 'Buy fish', { when: day('2026-11-19') }),
      wish('add_task', 'Buy fish'),
    ];
    expect(talk([both]).proposals.map(({ act }) => act)).toEqual(['remind_me']);
  });

  it.each(['unwanted', 'told', 'jest'] as const)('that is %s is never offered', (polarity) => {
    expect(talk([['x', wish('add_task', 'Buy fish', { polarity })]]).proposals).toEqual([]);
  });

  it('to remember something asks after no hour: its times are words of it', () => {
    const ring = wish('remember_this', 'Jan wants a ring before eight', {
      when: day('2026-11-18', { times: ['08:00', '20:00'] }),
    });
    expect(talk([['remember', ring]]).proposals).toMatchObject([
      { act: 'remember_this', day: null, time: null },
    ]);
  });

  it('that this house can not do is said so, with what it can', () => {
    const reply = talk([['council!', wish('invite_to_council', 'The well')]]);
    expect(reply.text).toContain('can not be had in this house yet');
    expect(reply.text).toContain('write a task down');
  });

  it('of somebody unknown keeps the name in the thing itself', () => {
    const reply = talk([
      [
        'ask Bartholomew to mend the cart',
        wish('add_task', 'Mend the cart', { doer: { said: 'Bartholomew', ids: [], guessed: false } }),
      ],
    ]);
    expect(reply.proposals).toMatchObject([{ object: 'Ask Bartholomew to mend the cart', doer: null }]);
    expect(reply.text).toContain('I know no Bartholomew here');
  });

  it('keeps its cards while one of them is asked about', () => {
    const asked = wish('remind_me', 'Feed the hens', {
      when: day('2026-11-19', { times: ['07:00', '19:00'] }),
    });
    const first: Words = ['x', wish('add_task', 'Buy fish'), asked];
    const reply = talk([first]);
    expect(reply.proposals).toHaveLength(1);
    expect(reply.text).toContain('in the morning or in the evening?');
    expect(shortOf([first, 'in the evening']).cards).toEqual([
      ['Feed the hens', '2026-11-19', '19:00', null],
    ]);
    expect(shortOf([first, 'in the evening', 'yes']).meant).toEqual(['Buy fish', 'Feed the hens']);
  });

  it('that waits behind another question is asked after it', () => {
    const [a, b] = [wish('remind_me', 'Feed the hens'), wish('remind_me', 'Shut the barn')];
    const reply = talk([
      ['x', a, b],
      ['tomorrow', wish('unknown', null, { when: day('2026-11-19') })],
    ]);
    expect(reply.proposals).toMatchObject([{ object: 'Feed the hens', day: '2026-11-19' }]);
    expect(reply.pending?.question?.text).toContain('Shut the barn');
  });

  it('is not said in the same words twice in a row', () => {
    expect(talk([fish, fish]).text).not.toBe(talk([fish]).text);
  });
});

describe('what stands there already', () => {
  it.each<[string, Frame, object]>([
    [
      'a task is moved',
      wish('add_task', 'Oil the gate hinges', { when: day('2026-11-21') }),
      { act: 'change_task', deed: 'move', task: 'hinges', day: '2026-11-21' },
    ],
    [
      'a task is given away',
      wish('add_task', 'Drain the garden pump', { doer: who('hanna') }),
      { act: 'change_task', deed: 'assign', task: 'pump', doer: 'hanna' },
    ],
    [
      'an event is moved, and keeps its hour',
      wish('plan_event', 'Choir evening', { when: day('2026-11-27') }),
      { act: 'change_task', deed: 'move_event', event: 'choir', day: '2026-11-27', time: '20:00' },
    ],
    [
      'a task is taken from the list',
      wish('cancel', null, { tasks: ['pump'] }),
      { act: 'cancel', deed: 'drop', task: 'pump' },
    ],
    [
      'an event is called off',
      wish('cancel', null, { events: ['choir'] }),
      { act: 'cancel', deed: 'cancel_event', event: 'choir' },
    ],
    [
      'what is ticked off is opened again',
      wish('done_task', null, { tasks: ['stove'], polarity: 'unwanted' }),
      { act: 'done_task', deed: 'reopen', task: 'stove' },
    ],
  ])('%s, not doubled', (_, frame, card) => {
    expect(talk([['x', frame]]).proposals).toMatchObject([card]);
  });

  it('by the same name without anything new is only said so', () => {
    const reply = talk([['x', wish('add_task', 'Drain the garden pump')]]);
    expect([reply.proposals, reply.text]).toEqual([[], '“Drain the garden pump” is there already.']);
  });
});

describe('what others are told', () => {
  const telling = (more: Partial<Frame>) => wish('tell_them', 'The gate is open', more);
  const house = () => {
    const world = millHouse();
    const can = { needs: ['object'] as const, label: 'Tell it to others' };
    return { ...world, abilities: new Map([...world.abilities, ['tell_them', can] as const]) };
  };
  it('stands on the card with whom it is for', () => {
    const toHanna = talk([['x', telling({ forWhom: who('hanna') })]], house());
    expect(toHanna.proposals).toMatchObject([
      { act: 'tell_them', object: 'The gate is open', doer: 'hanna' },
    ]);
    expect(toHanna.text).toBe('“The gate is open” to Hanna?');
    expect(talk([['x', telling({ spaces: ['feast'] })]], house()).text).toBe(
      '“The gate is open” to everybody in Winter Feast?',
    );
  });
  it('is asked after where nobody was named', () => {
    expect(talk([['x', telling({})]], house()).pending?.question?.fills?.slot).toBe('space');
  });
});

describe('what is done', () => {
  it('offers to tick the task off that is meant', () => {
    const reply = talk([
      ['I drained the pump', wish('done_task', null, { polarity: 'done', tasks: ['pump'] })],
    ]);
    expect(reply.text).toContain('Shall I tick off “Drain the garden pump”?');
    expect(reply.proposals).toMatchObject([{ act: 'done_task', task: 'pump' }]);
  });
  it('asks which of two, and takes "both of them"', () => {
    const draining: Words = [
      'I did the draining',
      wish('done_task', null, { polarity: 'done', tasks: ['pump', 'pond'] }),
    ];
    expect(talk([draining]).pending?.question?.choices).toHaveLength(2);
    expect(talk([draining, 'the pond']).proposals).toMatchObject([{ task: 'pond' }]);
    expect(talk([draining, 'both of them']).proposals).toHaveLength(2);
  });
  it('is one warm sentence where no task is meant', () => {
    const reply = talk([['I baked a pie', wish('add_task', null, { polarity: 'done' })]]);
    expect(reply.proposals).toEqual([]);
    expect(reply.text).toMatch(/Well done|Good/);
  });
});

describe('cards that lie open are answered in words', () => {
  it.each([
    ['yes', 'yes', ['Buy fish', 'Fetch bread', 'Wash the cloth']],
    ['please do', 'yes', ['Buy fish', 'Fetch bread', 'Wash the cloth']],
    ['all of them', 'yes', ['Buy fish', 'Fetch bread', 'Wash the cloth']],
    ['no thanks', 'no', ['Buy fish', 'Fetch bread', 'Wash the cloth']],
    ['never mind', 'no', ['Buy fish', 'Fetch bread', 'Wash the cloth']],
    ['the first', 'yes', ['Buy fish']],
    ['the second one please', 'yes', ['Fetch bread']],
    ['only the fish', 'yes', ['Buy fish']],
    ['the fish and the bread', 'yes', ['Buy fish', 'Fetch bread']],
    ['the first and the last', 'yes', ['Buy fish', 'Wash the cloth']],
    ['not the second', 'no', ['Fetch bread']],
    ['forget the fish', 'no', ['Buy fish']],
    ['all but the bread', 'yes', ['Buy fish', 'Wash the cloth']],
  ])('"%s" is %s to %j', (said, answer, meant) => {
    const reply = shortOf([three, said]);
    expect([reply.settles, reply.meant]).toEqual([answer, meant]);
  });

  it('a part of them leaves the others open to the next words', () => {
    expect(shortOf([three, 'only the fish', 'yes']).meant).toEqual(['Fetch bread', 'Wash the cloth']);
  });

  it.each(['thanks', 'thank you!'])('"%s" settles nothing', (said) => {
    const reply = talk([fish, [said, wish('thanks', null)]]);
    expect(reply.settles).toBeUndefined();
    expect(reply.pending?.proposals).toHaveLength(1);
  });

  const dated: Words = ['x', wish('plan_event', 'Supper', { when: day('2026-11-21', { time: '19:00' }) })];
  it.each<[string, Words, (string | null)[]]>([
    ['an hour', ['make it four', wish('unknown', null)], ['Supper', '2026-11-21', '16:00', null]],
    [
      'another hour',
      ['no, at 6pm', wish('unknown', null, { when: hour('18:00') })],
      ['Supper', '2026-11-21', '18:00', null],
    ],
    [
      'a day',
      ['on Sunday instead', wish('plan_event', null, { when: day('2026-11-22') })],
      ['Supper', '2026-11-22', '19:00', null],
    ],
    [
      'a yes with another day',
      ['yes, but on Sunday', wish('yes', null, { when: day('2026-11-22') })],
      ['Supper', '2026-11-22', '19:00', null],
    ],
  ])('%s changes the card: the old one is put away', (_, said, card) => {
    const reply = shortOf([dated, said]);
    expect(reply.settles).toBe('no');
    expect(reply.meant).toEqual(['Supper']);
    expect(reply.cards).toEqual([card]);
  });

  it('another person and another thing change it too', () => {
    expect(
      shortOf([
        fish,
        ['for Hanna rather', wish('unknown', null, { forWhom: who('hanna'), people: [who('hanna')] })],
      ]).cards,
    ).toEqual([['Buy fish', null, null, 'hanna']]);
    expect(shortOf([fish, ['no, bread', wish('add_task', 'Bread', { topic: ['bread'] })]]).cards).toEqual([
      ['Buy bread', null, null, null],
    ]);
  });

  it.each<[string, Frame]>([
    ['maybe later', wish('farewell', null)],
    ['the first', wish('joy', null)],
    ['yes but I am not sure about the price', wish('yes', null, { topic: ['price'] })],
    ['ok, what is due this week?', wish('what_is_due', null, { asks: true, topic: ['due'] })],
    ['okay, call the miller', wish('add_task', 'Call the miller', { topic: ['miller'] })],
  ])('%s settles nothing', (text, frame) => {
    expect(talk([fish, [text, frame]]).settles).toBeUndefined();
  });

  it('a part of the day is asked after the hour', () => {
    const party: Words = ['x', wish('plan_event', 'Party', { when: day('2026-12-12') })];
    expect(talk([party, 'in the afternoon']).pending?.question?.fills?.slot).toBe('time');
    expect(shortOf([dated, 'in the morning']).cards).toEqual([['Supper', '2026-11-21', '07:00', null]]);
    expect(shortOf([party, 'in the afternoon', 'at four']).cards).toEqual([
      ['Party', '2026-12-12', '16:00', null],
    ]);
  });

  it('"only the reminder" is the card of that kind', () => {
    const both: Words = [
      'x',
      wish('add_task', 'Buy fish'),
      wish('remind_me', 'Sweep the yard', { when: day('2026-11-19') }),
    ];
    expect(shortOf([both, 'only the reminder']).meant).toEqual(['Sweep the yard']);
  });

  it('"no wait" after the yes takes back what can be, and becomes no task', () => {
    const rent: Words = ['x', wish('remind_me', 'Pay the barn rent', { when: day('2026-11-30') })];
    const noWait: Words = ['no wait', wish('add_task', 'Wait')];
    expect(talk([rent, 'yes', noWait]).proposals).toMatchObject([{ act: 'cancel', reminder: 'rent' }]);
    expect(talk([noWait]).proposals).toEqual([]);
  });

  it('a yes to the same day is a yes', () => {
    const reply = talk([dated, ['yes, on Saturday', wish('yes', null, { when: day('2026-11-21') })]]);
    expect(reply.settles?.[0]?.answer).toBe('yes');
  });

  it('"yes, but later" asks when', () => {
    const reply = talk([dated, 'yes, but later']);
    expect(reply.settles).toBeUndefined();
    expect(reply.pending?.question?.fills?.slot).toBe('day');
    expect(
      shortOf([dated, 'yes, but later', ['sunday', wish('unknown', null, { when: day('2026-11-22') })]])
        .cards,
    ).toEqual([['Supper', '2026-11-22', null, null]]);
  });

  it('of several, an hour alone is asked about and a named one is changed', () => {
    expect(talk([three, ['make it four', wish('unknown', null)]]).pending?.question?.choices).toHaveLength(3);
    const named = shortOf([
      three,
      ['the bread on Friday rather', wish('unknown', null, { topic: ['bread'], when: day('2026-11-20') })],
    ]);
    expect([named.meant, named.cards]).toEqual([
      ['Fetch bread'],
      [['Fetch bread', '2026-11-20', null, null]],
    ]);
    const chosen = shortOf([three, ['make it four', wish('unknown', null)], 'the second']);
    expect([chosen.meant, chosen.cards]).toEqual([['Fetch bread'], [['Fetch bread', null, '16:00', null]]]);
  });

  it('another wish is heard as one, and settles nothing', () => {
    const reply = talk([
      fish,
      [
        'remind me tomorrow to sweep the yard',
        wish('remind_me', 'Sweep the yard', { when: day('2026-11-19') }),
      ],
    ]);
    expect(reply.settles).toBeUndefined();
    expect(reply.proposals).toMatchObject([{ object: 'Sweep the yard' }]);
  });

  it('"yes, and…" settles them and hears the rest', () => {
    const reply = talk([
      fish,
      [
        'yes, and remind me tomorrow to sweep the yard',
        wish('yes', null),
        wish('remind_me', 'Sweep the yard', { when: day('2026-11-19') }),
      ],
    ]);
    expect(reply.settles?.[0]?.answer).toBe('yes');
    expect(reply.proposals).toMatchObject([{ object: 'Sweep the yard' }]);
  });

  it('"and bread" adds to the card', () => {
    const bread: Words = ['and bread', wish('add_task', 'Bread', { topic: ['bread'] })];
    expect(shortOf([fish, bread]).cards).toEqual([['Buy fish and bread', null, null, null]]);
    expect(shortOf([fish, bread, 'yes']).meant).toEqual(['Buy fish and bread']);
  });
});

describe('what was just settled', () => {
  const later: Words = ['make it Thursday', wish('change_task', null, { when: day('2026-11-19') })];
  it('is changed by "make it Thursday" when it was done', () => {
    const hinges: Words = ['x', wish('add_task', 'Oil the gate hinges', { when: day('2026-11-21') })];
    expect(talk([hinges, 'yes', later]).proposals).toMatchObject([
      { act: 'change_task', deed: 'move', task: 'hinges', day: '2026-11-19' },
    ]);
    const rent: Words = ['x', wish('remind_me', 'Pay the barn rent', { when: day('2026-11-30') })];
    expect(talk([rent, 'yes', later]).proposals).toMatchObject([
      { act: 'change_task', deed: 'move_reminder', reminder: 'rent', day: '2026-12-03', time: '09:00' },
    ]);
  });
  it('is offered anew when it was refused', () => {
    expect(shortOf([fish, 'no', later]).cards).toEqual([['Buy fish', '2026-11-19', null, null]]);
  });
});

describe('the last matter goes on', () => {
  const supper: Words = ['x', wish('plan_event', 'Supper', { when: day('2026-11-21', { time: '19:00' }) })];
  it('"remind me of it" takes its thing and its day', () => {
    expect(talk([supper, ['remind me of it', wish('remind_me', null)]]).proposals).toMatchObject([
      { act: 'remind_me', object: 'Supper', day: '2026-11-21' },
    ]);
  });
  it('"and Hanna as well" offers the same for another', () => {
    const sem: Words = ['x', wish('add_task', 'Chop wood', { doer: who('sem') })];
    expect(
      shortOf([sem, ['and Hanna as well', wish('unknown', null, { people: [who('hanna')] })]]).cards,
    ).toEqual([['Chop wood', null, null, 'hanna']]);
  });
  it('"ask Sem" asks of the help that was looked for', () => {
    const help: Words = [
      'who could help with the pump on Friday',
      wish('who_could_help', null, { topic: ['pump'], when: day('2026-11-20'), asks: true }),
    ];
    expect(shortOf([help, ['ask Sem', wish('unknown', null, { people: [who('sem')] })]]).cards).toEqual([
      ['Ask Sem about pump', '2026-11-20', null, null],
    ]);
  });
  it('"this week" stands for nobody', () => {
    const hens: Words = [
      'x',
      wish('remind_me', 'Call Hanna', { when: day('2026-11-20'), people: [who('hanna')] }),
    ];
    const week = {
      said: 'this week',
      readings: [{ from: '2026-11-16', to: '2026-11-22' }],
      time: null,
      until: null,
      times: [],
    };
    const due = talk([
      hens,
      ['what is due this week?', wish('what_is_due', null, { asks: true, when: week })],
    ]);
    expect(due.text).not.toContain('Hanna');
    expect(due.pending?.proposals).toHaveLength(1);
  });
  it('"done" ticks off the one task that was just named', () => {
    const small: Words = ['what next', wish('next_small_thing', null, { asks: true })];
    expect(
      talk([small, 'yes', ['done', wish('done_task', null, { polarity: 'done' })]]).proposals,
    ).toMatchObject([{ act: 'done_task', task: 'hinges' }]);
  });
  it('"call it…" names the new salon', () => {
    const garden: Words = ['x', wish('found_project', 'The summer garden')];
    expect(
      shortOf([garden, ['call it Garden of Plenty', wish('add_task', 'Call it Garden of Plenty')]]).cards,
    ).toEqual([['Garden of Plenty', null, null, null]]);
  });
  it('"the day before" and "an hour before" are counted from it, in the same breath too', () => {
    const before = (relative: Relative) => ({
      said: '',
      readings: [],
      time: null,
      until: null,
      times: [],
      relative,
    });
    const dayBefore = wish('remind_me', null, { when: before({ days: -1 }) });
    expect(
      talk([
        [
          'supper, and remind me the day before',
          wish('plan_event', 'Supper', { when: day('2026-11-21', { time: '19:00' }) }),
          dayBefore,
        ],
      ]).proposals,
    ).toMatchObject([
      { act: 'plan_event' },
      { act: 'remind_me', object: 'Supper', day: '2026-11-20', time: null },
    ]);
    expect(
      talk([
        supper,
        ['remind me an hour before', wish('remind_me', null, { when: before({ minutes: -60 }) })],
      ]).proposals,
    ).toMatchObject([{ object: 'Supper', day: '2026-11-21', time: '18:00' }]);
    const choir: Words = ['when is the choir?', wish('search', null, { asks: true, events: ['choir'] })];
    expect(
      talk([
        choir,
        [
          'remind me two days before to iron my shirt',
          wish('remind_me', 'Iron my shirt', { when: before({ days: -2 }) }),
        ],
      ]).proposals,
    ).toMatchObject([{ object: 'Iron my shirt', day: '2026-11-24' }]);
  });
  it('"the day before" is the day before what was planned, also after other talk', () => {
    const bread: Words = ['Sem brings the bread', wish('add_task', 'Bring the bread', { doer: who('sem') })];
    const table: Words = [
      'remind me the day before to lay the table',
      wish('remind_me', 'Lay the table', {
        when: { said: '', readings: [], time: null, until: null, times: [], relative: { days: -1 } },
      }),
    ];
    expect(talk([supper, 'yes', bread, 'ok', table]).proposals).toMatchObject([
      { act: 'remind_me', object: 'Lay the table', day: '2026-11-20' },
    ]);
    expect(talk([bread, 'ok', table]).pending?.question?.text).toContain('“Lay the table”');
  });
  it('"actually yes" after a no offers it once more', () => {
    expect(shortOf([fish, 'no', 'actually yes']).cards).toEqual([['Buy fish', null, null, null]]);
  });
  it('"yes and eggs" settles the card and offers another', () => {
    const reply = shortOf([fish, ['yes and eggs', wish('yes', null, { topic: ['eggs'] })]]);
    expect([reply.settles, reply.cards]).toEqual(['yes', [['Buy eggs', null, null, null]]]);
  });
});
