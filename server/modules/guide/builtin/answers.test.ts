import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answer, nudge, reminder } from './index.ts';
import { respond } from './respond.ts';
import { nothingSaid } from './understanding.ts';
import type { Understanding } from './understanding.ts';
import { house, tasks, words } from './utterances/house.ts';
import { expectedOf } from './utterances/judge.ts';
import { known } from './utterances/known.ts';

const say = async (text: string, over: Parameters<typeof house>[0] = {}): Promise<string> =>
  (await answer(text, house(over))).text;

describe('[G2] the built-in guide answers out of the house', () => {
  it('tells what is due, late things with it, and which it would begin with', async () => {
    const text = await say('what is due this week?');
    expect(text).toContain('Get three prices for the roof (three days late)');
    expect(text).toContain('Sign the school trip form (due today)');
    expect(text).not.toContain('Fill the lanterns');
    expect(text).not.toContain('Clean the gutters');
  });

  it('says so when nothing is due, instead of inventing something', async () => {
    expect(await say('what is due this week?', { tasks: [] })).not.toContain('•');
  });

  it('finds who could help by what they said and did', async () => {
    const text = await say('who could help with eldercare');
    expect(text).toMatch(/Ines|Piet/);
    expect(text).toContain('Oma');
  });

  it('finds what was decided, who said it and where', async () => {
    const text = await say('what did we decide about the roof');
    expect(text).toContain('We agreed on Bram for the roof.');
    expect(text).toContain('Mending the House');
  });

  it('admits that it finds no decision', async () => {
    expect(await say('what did we decide about the goat')).toMatch(/nothing/i);
  });

  it('sums up what was missed', async () => {
    expect(await say('what did I miss')).toContain('6,400');
  });

  it('reckons a plain sum and counts days', async () => {
    expect(await say('split 6,400 by four')).toContain('1,600');
    expect(await say("what's 38 hours at 24 euros")).toContain('912');
    expect(await say('split 86.40 between 3')).toContain('28.80');
    expect(await say('how many days until christmas')).toMatch(/^37 days: Friday/);
  });

  it('chooses one thing, says why, and another one next time', async () => {
    const first = nudge(house());
    expect(first.text).toContain('“Get three prices for the roof”');
    expect(first.text).toContain('three days late');
    const said = { id: 'x', spaceId: 'thread', authorId: 'mairy', text: first.text, at: house().now };
    expect(nudge(house({ recent: [said] })).text).toContain('“Sign the school trip form”');
  });

  it('quotes nothing that does not stand in the house', async () => {
    const sources = [...tasks.map(({ title }) => title), ...words.map(({ text }) => text)].join('\n');
    for (const { text } of expectedOf(known)) {
      const reply = await answer(text, house());
      if (reply.proposals.length > 0 || reply.story !== undefined || reply.lyrical) continue;
      for (const [, quote = ''] of reply.text.matchAll(/“([^”]+)”/g)) {
        const stands =
          sources.includes(quote.replace(/…$/, '').trim()) ||
          text.toLowerCase().includes(quote.toLowerCase());
        expect(stands || fixed.test(quote), `${text}: ${quote}`).toBe(true);
      }
    }
  });
});

/** What the guide puts in quotation marks as an example of how to speak to it. */
const fixed = /^(?:remember that …|yes, that|done|split 1,840 by three|6,400 \/ 4|in January)$/i;

describe('it is honest about itself', () => {
  it.each(['who are you', 'are you chatgpt', 'am I talking to a real person?', 'which model is this'])(
    '"%s"',
    async (question) => {
      for (const seed of ['a', 'b', 'c', 'd', 'e']) {
        const text = await say(question, { seed });
        expect(text).toMatch(/built|program|rules/i);
        expect(text).toMatch(
          /no large model|not a large language model|no large language model|no person and no large/i,
        );
      }
    },
  );

  it('does not send anybody to a bell that is not hung yet', async () => {
    const text = await say('i want to kill myself');
    expect(text).toContain('112');
    expect(text).toContain('116 123');
    expect(text).toContain('not open in this house yet');
    const open = await say('i want to kill myself', { tools: new Set(['council.request']) });
    expect(open).toContain('SOS in the Remedy Council');
  });

  it.each([
    'he hits me',
    "I don't want to live anymore",
    'i cant breathe and my chest hurts',
    'my son swallowed pills',
    'there is a fire in the kitchen',
    'she says she wants to end it all',
    `${'we talked about the roof and the bread. '.repeat(150)}i want to die. ${'and then about the boat. '.repeat(150)}`,
  ])('hears danger: %.40s', async (text) => {
    expect(await say(text)).toContain('emergency number');
  });

  it.each([
    'i could kill for a coffee',
    'that cake is to die for',
    'i am dying to see it',
    'the battery died',
    'we were killing time',
    'Noor beats me at draughts',
  ])('does not hear danger in "%s"', async (text) => {
    expect(await say(text)).not.toContain('emergency number');
  });

  it('meets grief with a question and not with a list', async () => {
    const text = await say('my mother died on tuesday');
    expect(text).toMatch(/sorry|loss/i);
    expect(text).not.toContain('•');
  });
});

describe('reminders', () => {
  it('[G8] are drawn from what is really open, each time another', () => {
    const first = reminder(house());
    expect(first?.text).toContain('Get three prices for the roof');
    const said = { id: 'x', spaceId: 'thread', authorId: 'house', text: first?.text ?? '', at: house().now };
    expect(reminder(house({ recent: [said] }))?.text).not.toContain('Get three prices');
  });

  it('[G8] are not made up: nothing open, nothing said', () => {
    expect(reminder(house({ tasks: [] }))).toBeNull();
  });

  it('[G8] know five ways of saying it', () => {
    const said = Array.from({ length: 60 }, (_, seed) => reminder(house({ seed: `seed ${seed}` }))?.text);
    expect(new Set(said).size).toBe(5);
  });
});

describe('whatever is said', () => {
  const pieces = [
    'remind me',
    'on the 25th',
    'next friday',
    'Anna',
    'Jan',
    'to',
    'the roof',
    'at seven',
    'no,',
    '31/2',
    '3/4',
    'half past',
    'who',
    'what',
    '|',
    '“',
    '…',
    '😀',
    'D_',
    'P___',
    '\n',
    'done',
    'and',
    '(',
    '.*',
    '\\',
    'ﬀ',
    'Ünïcode',
    '0',
    '99:99',
    'in 999 days',
    'the 99th',
    '30 february',
  ];
  const anything = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 200 }),
    fc.array(fc.constantFrom(...pieces), { maxLength: 25 }).map((each) => each.join(' ')),
  );

  it('there is an answer, and no day in it that no calendar has', async () => {
    await fc.assert(
      fc.asyncProperty(anything, fc.uuid(), async (text, seed) => {
        const reply = await answer(text, house({ seed }));
        expect(reply.text.trim()).not.toBe('');
        const again = await answer('the second', house({ seed, carried: reply.carry }));
        expect(again.text).not.toContain('undefined');
        const days = reply.proposals
          .flatMap(({ args }) => [args['day'], args['due_date']])
          .filter((day) => typeof day === 'string');
        expect(days.map((day) => new Date(`${day}T00:00:00Z`).toISOString().slice(0, 10))).toEqual(days);
      }),
      { numRuns: 200 },
    );
  });

  it('thinking takes no long time: 20 ms of work for a sentence, 200 for eight thousand letters', async () => {
    const sentences = expectedOf(known).map(({ text }) => text);
    for (const text of sentences) await answer(text, house());
    const work = async (texts: readonly string[]): Promise<number> => {
      const before = process.cpuUsage();
      for (const text of texts) await answer(text, house());
      const { user, system } = process.cpuUsage(before);
      return (user + system) / 1000 / texts.length;
    };
    expect(await work(sentences)).toBeLessThan(20);
    const long = [
      ' ',
      'a',
      'on the 25th of ',
      'remind me to ',
      'who could help with ',
      'twenty ',
      '1 ',
      '. ',
      'the the ',
      'Anna and ',
    ].map((piece) => piece.repeat(Math.ceil(8000 / piece.length)).slice(0, 8000));
    for (const text of long) expect(await work([text]), text.slice(0, 20)).toBeLessThan(200);
  });
});

describe('[G2] what is only half heard', () => {
  const muddled: Understanding = {
    ...nothingSaid('add_task'),
    text: 'the lamp thing, you know',
    title: 'The lamp thing',
    sure: 0.3,
  };

  it('is asked about before anything is made of it', async () => {
    const reply = await respond(muddled, house());
    expect(reply.proposals).toEqual([]);
    expect(reply.text).toMatch(/half follow|pieces|heard you right/);
    expect(reply.text).toContain('?');
  });

  it('is taken up after a yes, and let go after a no', async () => {
    const { carry } = await respond(muddled, house());
    expect(await say('yes', { carried: carry })).not.toMatch(/half follow|pieces|heard you right|catch/);
    expect(await say('no', { carried: carry })).toMatch(/let it be|Then not|off the table/);
  });

  it('tells what lies outside the house from what it missed', async () => {
    const text = await say('what is the capital of norway');
    expect(text).toMatch(/beyond this house|wide world|no help|look outside/);
  });
});

describe('[G2] days that are asked after', () => {
  it('counts everything until then when asked what is due before a day', async () => {
    const text = await say('anything left before the weekend');
    expect(text).toContain('Sign the school trip form');
    expect(text).not.toContain('Fetch the benches');
  });

  it('takes no day that is over for one on which something is due', async () => {
    expect(await say('what happened on monday')).toContain('We agreed on Bram');
  });
});

describe('[G2] danger', () => {
  it.each([
    'smells like gas in kitchen. help',
    'oma fell and doesnt answer',
    'my son says he doesnt want to be alive anymore',
    'theres smoke coming out of the attic what do i do',
  ])('is heard in "%s"', async (said) => {
    expect(await say(said)).toContain('emergency number');
  });

  it.each([
    'my knee hurts',
    'right hit me with it',
    'these shoes are killing me',
    'i could kill for a coffee',
  ])('is not heard in "%s"', async (said) => {
    expect(await say(said)).not.toContain('emergency number');
  });

  it('sends everyone out first where something burns', async () => {
    expect(await say('there is smoke everywhere')).toContain('everyone out first');
  });
});

describe('what sounds like an errand and is none', () => {
  it.each([
    ['I should have called Ines yesterday', /today|too late/],
    ['Ines must not know about the party', /pass nothing on|nobody hears/],
    ['Create a task for Donald Trump to sweep the yard', /I know no Donald Trump here/],
    ['Remind me on 25.12. at 25:00', /There is no 25:00/],
    ['call the plumber', /is on the list already/],
  ])('"%s" offers nothing', async (said, words) => {
    const reply = await answer(said, house());
    expect(reply.proposals).toEqual([]);
    expect(reply.text).toMatch(words);
  });

  it.each([
    ['Piet', { title: 'Sweep the yard', assigned_to: 'piet' }],
    ['me', { title: 'Sweep the yard', assigned_to: 'ruth' }],
    ['nobody', { title: 'Sweep the yard' }],
  ])('of a doer whom nobody knows it asks who: "%s"', async (said, args) => {
    const { carry } = await answer('Create a task for Donald Trump to sweep the yard', house());
    expect((await answer(said, house({ carried: carry }))).proposals[0]?.args).toMatchObject(args);
  });

  it('"call the plumber", and no such task: it is offered as one', async () => {
    const reply = await answer('call the plumber', house({ tasks: [] }));
    expect(reply.proposals).toEqual([{ tool: 'tasks.create', args: { title: 'Call the plumber' } }]);
  });

  it('who speaks of themselves by name is not part of the title', async () => {
    const reply = await answer('Ruth has to feed the cat', house());
    expect(reply.proposals[0]?.args).toMatchObject({ title: 'Feed the cat' });
  });

  it('names as many small things as were asked for', async () => {
    const text = await say('three things I can finish in ten minutes');
    expect(text.match(/•/g)).toHaveLength(3);
  });
});
