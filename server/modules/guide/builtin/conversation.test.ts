import { describe, expect, it } from 'vitest';
import { answer, nudge } from './index.ts';
import { house } from './utterances/house.ts';
import { offered, talk } from './utterances/talk.ts';
import type { World } from './world.ts';

describe('a question is answered by the next message', () => {
  it.each([
    ['the second one', '2026-11-27'],
    ['the first', '2026-11-20'],
    ['2', '2026-11-27'],
    ['the 27th', '2026-11-27'],
    ['27', '2026-11-27'],
    ['on the 20th please', '2026-11-20'],
    ['neither, on the 30th', '2026-11-30'],
    ['the latter', '2026-11-27'],
  ])('which Friday: "%s"', async (said, day) => {
    const asked = await talk(['remind me next friday to water the plants']);
    expect(asked.proposals).toEqual([]);
    const reply = await talk(['remind me next friday to water the plants', said]);
    expect(offered(reply)).toEqual([['guide.remind', { text: 'Water the plants', day, time: null }]]);
  });

  it.each([
    ['in the evening', '19:00'],
    ['morning', '07:00'],
    ['the second', '19:00'],
    ['at 8pm', '20:00'],
  ])('seven in the morning or in the evening: "%s"', async (said, time) => {
    const reply = await talk(['remind me tomorrow at seven to feed the cat', said]);
    expect(offered(reply)).toEqual([['guide.remind', { text: 'Feed the cat', day: '2026-11-19', time }]]);
  });

  it.each([
    ['at six', '18:00'],
    ['6pm', '18:00'],
    ['19:30', '19:30'],
    ['half past four', '16:30'],
    ['11', '11:00'],
  ])('today, at what hour: "%s"', async (said, time) => {
    expect((await talk(['remind me today to feed the cat'])).proposals).toEqual([]);
    const reply = await talk(['remind me today to feed the cat', said]);
    expect(offered(reply)).toEqual([['guide.remind', { text: 'Feed the cat', day: '2026-11-18', time }]]);
  });

  it('wakes in the morning, and asks where a nap may be meant', async () => {
    const early = await talk(['wake me tomorrow at 6:15']);
    expect(early.proposals[0]?.args).toMatchObject({ day: '2026-11-19', time: '06:15' });
    expect((await talk(['wake me tomorrow at 3'])).carry?.asked?.about).toBe('time');
  });

  it('takes tonight for seven in the evening, and asks which day of a weekend', async () => {
    const tonight = await talk(['remind me tonight to feed the cat']);
    expect(offered(tonight)).toEqual([
      ['guide.remind', { text: 'Feed the cat', day: '2026-11-18', time: '19:00' }],
    ]);
    const weekend = await talk(['remind me at the weekend to feed the cat', 'sunday']);
    expect(offered(weekend)).toEqual([
      ['guide.remind', { text: 'Feed the cat', day: '2026-11-22', time: null }],
    ]);
  });

  it.each(['Visser', 'Jan Visser', 'the first one', 'jan visser please'])(
    'which of two Jans: "%s"',
    async (said) => {
      const reply = await talk(['Ask Jan to fix the fence', said]);
      expect(reply.proposals[0]?.args).toMatchObject({ title: 'Fix the fence', assigned_to: 'jan-visser' });
    },
  );

  it('tells two of one name apart by where they are, when it knows no other name', async () => {
    const { people, spaces } = house();
    const nameless = people.map((person) => ({ ...person, realName: null }));
    const apart = spaces.map((space) =>
      space.id === 'book'
        ? { ...space, people: space.people.filter((id) => id !== 'jan-bakker') }
        : space.id === 'oma'
          ? { ...space, people: space.people.filter((id) => id !== 'jan-visser') }
          : space,
    );
    const over = { people: nameless, spaces: apart };
    const asked = await talk(['Ask Jan to fix the fence'], over);
    expect(asked.text).toBe("Which Jan: Jan in The Kitchen Book or Jan in Oma's Week?");
    const reply = await talk(['Ask Jan to fix the fence', 'the one in the kitchen book'], over);
    expect(reply.proposals[0]?.args).toMatchObject({ assigned_to: 'jan-visser' });
  });

  it('asks before it takes Tommy for Tomas, and a yes makes it so', async () => {
    const asked = await talk(['tell Tommy to bring the ladder']);
    expect(asked.proposals).toEqual([]);
    expect(asked.text).toContain('Tomas');
    const reply = await talk(['tell Tommy to bring the ladder', 'yes']);
    expect(reply.proposals[0]?.args).toMatchObject({ title: 'Bring the ladder', assigned_to: 'tomas' });
  });

  it('asks what it shall remind of, and when', async () => {
    const reply = await talk(['remind me', 'on 3/12', 'the first', 'pay Bram']);
    expect(offered(reply)).toEqual([['guide.remind', { text: 'Pay Bram', day: '2026-12-03', time: null }]]);
  });

  it('lets go of its question when something else is said', async () => {
    const reply = await talk(['remind me next friday to water the plants', 'what is due this week?']);
    expect(reply.text).toContain('Get three prices for the roof');
  });

  it('lets go when told to', async () => {
    const reply = await talk(['remind me next friday to water the plants', 'never mind']);
    expect(reply.proposals).toEqual([]);
    expect(reply.carry).toBeNull();
  });

  it('asks once more when it did not catch the answer, and then no more', async () => {
    const once = await talk(['remind me next friday to water the plants', 'hm purple']);
    expect(once.text).toContain('27th');
    expect(once.carry).not.toBeNull();
    const twice = await talk(['remind me next friday to water the plants', 'hm purple', 'hm green']);
    expect(twice.carry).toBeNull();
  });

  it('a cry for help comes before any open question', async () => {
    const reply = await talk(['remind me next friday to water the plants', 'i want to die']);
    expect(reply.text).toContain('112');
  });
});

describe('an offer', () => {
  it('is changed by "no, Saturday": the old one is declined, a new one lies there', async () => {
    const reply = await talk(['remind me on the 25th to call the roofer', 'no, Saturday']);
    expect(reply.settles).toBe('no');
    expect(offered(reply)).toEqual([
      ['guide.remind', { text: 'Call the roofer', day: '2026-11-21', time: null }],
    ]);
  });

  it.each(['make it urgent', 'but urgent please'])('is changed by "%s"', async (said) => {
    const reply = await talk(['add a task: buy lamp oil', said]);
    expect(offered(reply)).toEqual([['tasks.create', { title: 'Buy lamp oil', priority: 1 }]]);
  });

  it('goes to somebody else', async () => {
    const reply = await talk(['ask Kofi to bring the ladder tomorrow', 'no, Piet']);
    expect(reply.proposals[0]?.args).toMatchObject({ assigned_to: 'piet', due_date: '2026-11-19' });
  });

  it.each([
    ['yes', 'yes'],
    ['ok do it', 'yes'],
    ['yes please', 'yes'],
    ['no', 'no'],
    ['no thanks', 'no'],
    ['never mind', 'no'],
  ])('may be settled in words: "%s" is %s', async (said, settles) => {
    expect((await talk(['add a task: buy lamp oil', said])).settles).toBe(settles);
  });

  it('keeps its day when only another hour is said', async () => {
    const reply = await talk(['remind me on the 25th to call the roofer', 'at 10']);
    expect(offered(reply)).toEqual([
      ['guide.remind', { text: 'Call the roofer', day: '2026-11-25', time: '10:00' }],
    ]);
  });

  it('is not settled by a new wish', async () => {
    const reply = await talk(['add a task: buy lamp oil', 'remind me tomorrow to sweep']);
    expect(reply.settles).toBeUndefined();
    expect(reply.proposals[0]?.tool).toBe('guide.remind');
  });

  it('for somebody lies in a space that they share', async () => {
    const reply = await talk(['ask Kofi to bring the benches tomorrow']);
    expect(reply.proposals[0]?.args).toMatchObject({ assigned_to: 'kofi', space_id: 'noor-nine' });
  });

  it('is not made with a tool that the house does not have', async () => {
    const reply = await talk(['add a task: buy lamp oil'], { tools: new Set() });
    expect(reply.proposals).toEqual([]);
  });
});

describe('what was just settled', () => {
  const oil = {
    ...house().tasks[0],
    id: 'oil',
    title: 'Buy lamp oil',
    dueDate: null,
    priority: 3,
    assignedTo: null,
  };
  const made = { tasks: [...house().tasks, { ...oil, touchedAt: house().now } as World['tasks'][number]] };

  it.each(['make it Thursday', 'no, i meant Thursday', 'make it Thursday instead'])(
    'is moved by "%s" when it was made',
    async (said) => {
      const reply = await talk(['add a task: buy lamp oil', 'yes', said], made);
      expect(offered(reply)).toEqual([['tasks.reschedule', { task_id: 'oil', due_date: '2026-11-19' }]]);
      const later = await talk([said], made);
      expect(offered(later)).toEqual([['tasks.reschedule', { task_id: 'oil', due_date: '2026-11-19' }]]);
    },
  );

  it('is offered again for another day when it was refused', async () => {
    const reply = await talk(['add a task: buy lamp oil by friday', 'no', 'actually yes make it saturday']);
    expect(offered(reply)).toEqual([['tasks.create', { title: 'Buy lamp oil', due_date: '2026-11-21' }]]);
  });

  it.each([
    ['yes', 'stands in To Do'],
    ['no', 'it was never done'],
  ])('after %s "undo that" says what can be undone', async (answered, words) => {
    expect((await talk(['add a task: buy lamp oil', answered, 'undo that'], made)).text).toContain(words);
  });

  it('makes no title of words that name nothing', async () => {
    const reply = await talk(['make it Thursday instead']);
    expect(reply.proposals).toEqual([]);
    expect(reply.carry?.asked?.about).toBe('task');
  });
});

describe('what is no answer', () => {
  it.each(['yes, but on Monday', 'ok, only on Monday', 'yes, on Monday'])(
    '"%s" settles nothing: the offer is changed',
    async (said) => {
      const reply = await talk(['add a task: buy lamp oil on Sunday', said]);
      expect(reply.settles).toBe('no');
      expect(offered(reply)).toEqual([['tasks.create', { title: 'Buy lamp oil', due_date: '2026-11-23' }]]);
    },
  );

  it('a yes that takes itself back is asked about; a yes with the same day is one', async () => {
    expect((await talk(['add a task: buy lamp oil on Sunday', 'yes but'])).settles).toBeUndefined();
    expect((await talk(['add a task: buy lamp oil on Sunday', 'yes, on Sunday'])).settles).toBe('yes');
  });

  it('who must not know is given nothing to do', async () => {
    const reply = await talk(['add a task: buy lamp oil on Sunday', 'Ines must not know about the party']);
    expect(reply.proposals).toEqual([]);
    expect(reply.settles).toBeUndefined();
  });

  it('a whole new request leaves the question behind', async () => {
    const reply = await talk([
      'remind me next friday to water the plants',
      'remind me in 20 minutes to take the bread out',
    ]);
    expect(reply.proposals[0]?.args).toMatchObject({ text: 'Take the bread out', time: '10:50' });
  });

  it('of somebody unknown it asks with whom to swap, and does not offer itself in their place', async () => {
    const asked = await talk(['can we swap with Olaf']);
    expect(asked.proposals).toEqual([]);
    expect(asked.text).toContain('I know no Olaf');
    const reply = await talk(['can we swap with Olaf', 'Piet']);
    expect(offered(reply)).toEqual([['guide.swap', { person_id: 'piet' }]]);
  });

  it('a day is no title', async () => {
    const reply = await talk(['remind me at 5', 'tomorrow']);
    expect(reply.carry?.asked?.about).toBe('title');
    const then = await talk(['remind me at 5', 'tomorrow', 'call mum']);
    expect(offered(then)).toEqual([['guide.remind', { text: 'Call mum', day: '2026-11-19', time: '17:00' }]]);
  });
});

describe('talk goes on', () => {
  it.each(['make it Thursday', 'and on Thursday?'])('"%s" looks for help on another day', async (said) => {
    const reply = await talk(['could somebody bring me soup on Sunday?', said]);
    expect(reply.carry?.about.intent).toBe('who_could_help');
    expect(reply.text).toContain('tomorrow');
  });

  it.each([
    ['who can help with the curtains', 'ask Tomas', { title: 'Ask Tomas about the curtains' }],
    [
      'who could drive Oma on Monday?',
      'ask Piet',
      { title: 'Ask Piet to drive Oma', due_date: '2026-11-23' },
    ],
    [
      'who could drive Oma on Monday?',
      'yes, ask him',
      { title: 'Ask Kofi to drive Oma', due_date: '2026-11-23' },
    ],
    ['who knows about wiring', 'ask Bram please', { title: 'Ask Bram about wiring' }],
  ])('"%s", "%s": one is asked for just that', async (first, said, args) => {
    expect((await talk([first, said])).proposals.map((each) => each.args)).toEqual([args]);
  });

  it('"and who will do it?" asks who carries what was decided', async () => {
    const reply = await talk(['what did we decide about the roof', 'and who will do it?']);
    expect(reply.text).toContain('Get three prices for the roof');
  });

  it('a yes answers what the small thing ended with', async () => {
    const story = { chapter: 0, told: house().tasks.map(({ id }) => id) };
    for (const seed of ['a', 'b', 'c', 'd', 'e']) {
      const world = house({ seed });
      const first = nudge(world);
      const reply = await answer('yes', house({ seed, carried: first.carry, story }));
      expect(['who_could_help', 'change_task'], first.text).toContain(reply.carry?.about.intent);
    }
  });

  it.each(['not that, something else', 'the second one'])('"%s" names another small thing', async (said) => {
    expect((await talk(['what should i do now', said])).text).toContain('Sign the school trip form');
  });

  it('the page is not told twice when nothing was done since', async () => {
    const story = { chapter: 0, told: house().tasks.map(({ id }) => id) };
    const reply = await talk(['tell me a story', 'go on'], { story });
    expect(reply.text).not.toContain('Chapter 1');
    expect(reply.text).toContain('When it is done');
  });
  it('a weekday after "next week" is the one of that week', async () => {
    const reply = await talk(['remind me next week to call the school', 'on thursday']);
    expect(reply.proposals[0]?.args).toMatchObject({ day: '2026-11-26' });
  });

  it('"ask Kofi to do it" means what was just talked of', async () => {
    const reply = await talk(['who could drive Oma to physio on tuesday', 'ask Kofi to do it']);
    expect(reply.proposals[0]?.args).toMatchObject({
      title: 'Drive Oma to physio',
      due_date: '2026-11-24',
      assigned_to: 'kofi',
    });
  });

  it('two things done at once are two cards', async () => {
    const reply = await talk(['i finished the lanterns and the gutters']);
    expect(new Set(reply.proposals.map(({ args }) => args['task_id']))).toEqual(
      new Set(['gutters', 'lanterns']),
    );
  });

  it('the tale goes on when asked to', async () => {
    expect((await talk(['tell me a story', 'go on'])).story).toBeDefined();
  });

  it('says what it can not do itself', async () => {
    expect((await talk(['can you call the plumber for me'])).text).toContain('I can not do myself');
  });

  it('"and next week?" asks the same of another week', async () => {
    expect((await talk(['what is due this week?', 'and next week?'])).text).toContain('Fill the lanterns');
  });

  it('"what about Tomas?" asks the same of another', async () => {
    const reply = await talk(['what is due this week?', 'what about Tomas?']);
    expect(reply.text).toContain('Clean the gutters');
  });

  it('"done" ticks off what was just named, "another" names another', async () => {
    const done = await talk(['what should i do now', 'done']);
    expect(offered(done)).toEqual([['tasks.complete', { task_id: 'prices' }]]);
    const another = await talk(['what should i do now', 'another', 'done']);
    expect(offered(another)).toEqual([['tasks.complete', { task_id: 'form' }]]);
  });

  it('never says the same twice in a row', async () => {
    for (const text of [
      'hello',
      'thanks',
      'what should i do now',
      'who are you',
      'sing me something',
      'xyzzy',
    ]) {
      const first = await answer(text, house({ seed: 'same' }));
      const said = { id: 'g', spaceId: 'thread', authorId: 'mairy', text: first.text, at: house().now };
      const second = await answer(text, house({ seed: 'same', recent: [said] }));
      expect(second.text, text).not.toBe(first.text);
    }
  });
});
