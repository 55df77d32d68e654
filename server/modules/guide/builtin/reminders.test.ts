import { describe, expect, it } from 'vitest';
import { house } from './utterances/house.ts';
import { offered, talk } from './utterances/talk.ts';

const bread = { id: 'bread', text: 'Take the bread out', at: new Date('2026-11-19T16:00:00Z') };
const roofer = { id: 'roofer', text: 'Call the roofer', at: new Date('2026-11-25T08:00:00Z') };
const cat = { id: 'cat', text: 'Feed the cat', at: new Date('2026-11-26T08:00:00Z') };
const reminders = [bread, roofer, cat];

const say = (text: string, over = { reminders }) => talk([text], over);
const drops = (id: string) => [['guide.dropReminder', { reminder_id: id }]];

describe('what is set', () => {
  it('is told with its day and hour', async () => {
    const { text } = await say('what reminders do I have');
    expect(text).toContain('Take the bread out, tomorrow at five in the afternoon');
    expect(text).toContain('Call the roofer');
    expect((await talk(['what reminders do I have'])).text).not.toContain('•');
  });
});

describe('a reminder is dropped on a sentence and a Yes', () => {
  it.each([
    ['forget the reminder about the cat', 'cat'],
    ['cancel the bread reminder', 'bread'],
    ['drop the bread one', 'bread'],
    ['Cancel my reminder for tomorrow', 'bread'],
    ['please delete the reminder on the 25th', 'roofer'],
    ["i don't need the reminder about the roofer any more", 'roofer'],
    ['no need to remind me of the cat', 'cat'],
    ['stop reminding me about the bread', 'bread'],
    ["don't remind me to feed the cat anymore", 'cat'],
    ['the roofer reminder is no longer needed', 'roofer'],
    ['you can drop my 5pm reminder', 'bread'],
  ])('"%s"', async (text, id) => {
    expect(offered(await say(text))).toEqual(drops(id));
  });

  it('of which it is, where it is the only one', async () => {
    expect(offered(await say("i don't need the reminder any more", { reminders: [cat] }))).toEqual(
      drops('cat'),
    );
  });

  it.each([
    ['the second', 'roofer'],
    ['the one with the cat', 'cat'],
    ['bread', 'bread'],
  ])('which of several is asked: "%s"', async (said, id) => {
    const asked = await talk(['cancel the reminder'], { reminders });
    expect(asked.proposals).toEqual([]);
    expect(asked.text).toContain('Feed the cat');
    expect(offered(await talk(['cancel the reminder', said], { reminders }))).toEqual(drops(id));
  });

  it('several at once where all are meant', async () => {
    const both = { reminders: [bread, cat] };
    expect(offered(await say('drop both reminders', both))).toEqual([...drops('bread'), ...drops('cat')]);
  });

  it.each(['cancel the reminder about the dentist', 'drop my reminder for sunday'])(
    'where none fits it says what there is: "%s"',
    async (text) => {
      const reply = await say(text);
      expect(reply.proposals).toEqual([]);
      expect(reply.text).toMatch(/^I have no such reminder/);
      expect(reply.text).toContain('Feed the cat');
    },
  );

  it('where none is set it says so', async () => {
    expect((await talk(['cancel the reminder'])).text).toMatch(/None is set|no reminder set/);
  });

  it.each(['cancel the reminder', 'delete that'])('an open card is put away by "%s"', async (text) => {
    const reply = await talk(['remind me tomorrow at 5pm to buy bread', text]);
    expect(reply.settles).toBe('no');
    expect(reply.proposals).toEqual([]);
  });

  it('a card is no longer meant once the guide was told to be quiet', async () => {
    const reply = await talk(['remind me tomorrow at 5pm to buy bread', 'stop nagging me', 'yes']);
    expect(reply.settles).toBeUndefined();
  });

  it('is taken back right after it was set', async () => {
    const set = { reminders: [...reminders, { ...cat, id: 'new', text: 'Buy lamp oil' }] };
    const reply = await talk(['remind me on the 26th to buy lamp oil', 'yes', 'undo that'], set);
    expect(offered(reply)).toEqual(drops('new'));
  });
});

describe('a reminder is moved on a sentence and a Yes', () => {
  it.each([
    ['move the cat reminder to friday', { reminder_id: 'cat', day: '2026-11-20', time: null }],
    [
      'put my reminder about the roofer off until the 30th',
      { reminder_id: 'roofer', day: '2026-11-30', time: null },
    ],
    ['change the bread reminder to 7pm', { reminder_id: 'bread', day: '2026-11-19', time: '19:00' }],
    [
      'postpone the bread reminder to saturday at 10am',
      { reminder_id: 'bread', day: '2026-11-21', time: '10:00' },
    ],
    ['move my reminder for tomorrow to the 27th', { reminder_id: 'bread', day: '2026-11-27', time: null }],
  ])('"%s"', async (text, args) => {
    expect(offered(await say(text))).toEqual([['guide.moveReminder', args]]);
  });

  it('where to, or which one, is asked when it was not said', async () => {
    const where = await talk(['move the cat reminder', 'to the 30th'], { reminders });
    expect(offered(where)).toEqual([
      ['guide.moveReminder', { reminder_id: 'cat', day: '2026-11-30', time: null }],
    ]);
    const which = await talk(['move my reminder to the 30th', 'the cat'], { reminders });
    expect(offered(which)).toEqual(offered(where));
  });

  it.each([
    ['make it Thursday', { day: '2026-11-19', time: null }],
    ['make it 10 instead', { day: '2026-11-25', time: '10:00' }],
  ])('right after it was set: "%s"', async (said, args) => {
    const reply = await talk(['remind me on the 25th at 5pm to feed the cat', 'yes', said], { reminders });
    expect(offered(reply)).toEqual([['guide.moveReminder', { reminder_id: 'cat', ...args }]]);
  });

  it('a new one is still a new one', async () => {
    const reply = await say('set a reminder for friday week to feed the cat');
    expect(offered(reply)).toMatchObject([['guide.remind', { text: 'Feed the cat' }]]);
  });
});

describe('what is called off', () => {
  it.each([
    ['cancel the choir', '“Bring Oma to choir”'],
    ['call off the roof prices', '“Get three prices for the roof”'],
  ])('"%s" is no new task where one of that name stands', async (text, title) => {
    const reply = await say(text);
    expect(reply.text).toContain(title);
    expect(reply.proposals.map(({ tool }) => tool)).not.toContain('tasks.create');
  });

  it('is an event, where there is one of that name', async () => {
    const events = [{ id: 'party', spaceId: 'noor-nine', title: 'Garden party', day: '2026-11-21' }];
    const reply = await talk(['cancel the garden party'], { events });
    expect(reply.text).toContain('“Garden party”, on Saturday');
    expect(reply.proposals).toEqual([]);
  });

  it('is a reminder, where there is one', async () => {
    expect(offered(await say('cancel the roofer'))).toEqual(drops('roofer'));
  });

  it('is to be called off elsewhere, where nothing here is called so', async () => {
    const reply = await say('cancel the newspaper');
    expect(reply.text).toMatch(/nothing/i);
    expect(offered(reply)).toEqual([['tasks.create', { title: 'Cancel the newspaper' }]]);
    expect(house().tasks.map(({ title }) => title)).not.toContain('Cancel the newspaper');
  });
});
