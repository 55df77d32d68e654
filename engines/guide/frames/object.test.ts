import { describe, expect, it } from 'vitest';
import { frameIn } from './test-house.ts';

const called = (rows: readonly (readonly [string, string | null])[]): void => {
  it.each(rows.map(([said, object]) => ({ said, object })))('$said: $object', ({ said, object }) => {
    expect(frameIn(said).object).toBe(object);
  });
};

describe('[G5] the thing itself, as a card calls it', () => {
  describe('of a grandmother', () => {
    called([
      ['dear Mairy, would you be so kind to remind me on Thursday of my pills', 'My pills'],
      [
        'My dear, do not let me forget to telephone the parish office on Monday morning.',
        'Telephone the parish office',
      ],
      ["I've got to get Oma's prescription", 'Get Oma’s prescription'],
      ['I really ought to write to my aunt this week', 'Write to my aunt'],
      ['we should really have the chimney swept', 'Have the chimney swept'],
      ['return the library books as soon as possible, please', 'Return the library books'],
      ['it would be nice if somebody could mow the lawn', 'Mow the lawn'],
    ]);
  });
  describe('of a teenager', () => {
    called([
      ['yo can u remind me abt maths homework tmrw', 'Maths homework'],
      ['gotta do the dishes lol', 'Do the dishes'],
      ['bruh i need to charge my phone tmrw', 'Charge my phone'],
      ['could u remind me 2 send the invoice nxt week on tuesday', 'Send the invoice'],
      ['mum says i have to tidy my room by sunday', 'Tidy my room'],
      ['so yeah remind me to text kofi', 'Text Kofi'],
      ['dont let me forget the charger', 'The charger'],
    ]);
  });
  describe('of a parent who dictates', () => {
    called([
      ['uh can you remind me to book the vaccination for tuesday at nine', 'Book the vaccination'],
      ['remind me in twenty minutes to turn off the oven', 'Turn off the oven'],
      ['set a reminder for 5pm to take the bread out', 'Take the bread out'],
      ['need to pick up my prescription thursday afternoon', 'Pick up my prescription'],
      ['add eggs and flour to the shopping list', 'Eggs and flour'],
      ["please put 'sweep the yard' on the list for saturday", 'Sweep the yard'],
      ["don't forget the bread", 'The bread'],
      ["we're out of milk", 'Get milk'],
      ['we need nappies and wipes', 'Get nappies and wipes'],
      ['I forgot to pay the rent', 'Pay the rent'],
    ]);
  });
  describe('of a founder in headlines', () => {
    called([
      ['Investor update Friday 4pm', 'Investor update'],
      ['Board meeting: Thursday 10am', 'Board meeting'],
      ['Draft deck', 'Draft deck'],
      ['Call lawyer re contract, asap', 'Call lawyer re contract'],
      ['TODO: invoice Hendriks', 'Invoice Hendriks'],
      ["new task: wrap Noor's presents, due 20 November", 'Wrap Noor’s presents'],
      ['order more lamp oil, not urgent', 'Order more lamp oil'],
      ['schedule a call with the bank on Tuesday at 3', 'Call with the bank'],
    ]);
  });
  describe('of somebody with another mother tongue', () => {
    called([
      ['I must to bring the documents at the office on Monday', 'Bring the documents at the office'],
      ['Please to remember me the appointment of doctor on Tuesday at 10', 'The appointment of doctor'],
      ['We have to make clean the cellar', 'Make clean the cellar'],
    ]);
  });
  describe('asked of others', () => {
    called([
      ['ask Tomas to bring the ladder on saturday', 'Bring the ladder'],
      ['have Tomas sweep the chimney', 'Sweep the chimney'],
      ['let tomas sign the form by thursday', 'Sign the form'],
      ['Tomas, can you bring the ladder', 'Bring the ladder'],
      ['Noor promised to feed the cat', 'Feed the cat'],
      ['remind me to ask Tomas to bring the ladder', 'Ask Tomas to bring the ladder'],
      ['I need to ask Tomas about the ladder', 'Ask Tomas about the ladder'],
      ['could someone fetch the benches?', 'Fetch the benches'],
      ['who can drive me to the airport on Friday', 'Drive to the airport'],
      ['who can help with the roof', 'Help with the roof'],
      ['I need someone to watch Noor on Friday evening', 'Watch Noor'],
      ['does anyone have time to help me carry the sofa', 'Help carry the sofa'],
      ['could anybody lend us a van', 'Lend a van'],
    ]);
  });
  describe('of being woken', () => {
    called([['wake me at six in the morning', 'Wake up']]);
  });
  describe('to be said to others, in the words in which they hear it', () => {
    called([
      ['Ask Piet if he can drive Oma to choir on Thursday', 'Can you drive Oma to choir on Thursday?'],
      ['can you ask Ines whether she can watch Noor on Friday', 'Can you watch Noor on Friday?'],
      ['ask Piet if he’d lend us his ladder', 'Would you lend us your ladder?'],
      ['ask Tomas if Friday still works for the gutters', 'Does Friday still work for the gutters?'],
      ['ask Anna when she comes home', 'When do you come home?'],
      ['ask Ines for the recipe of the cake', 'Could I have the recipe of the cake?'],
      ['tell Anna I’m there at 6 not half 5, thanks', 'I’m there at 6 not half 5'],
      ['ask Tomas', null],
    ]);
  });
  describe('of what somebody is said to do', () => {
    called([
      ['Anna brings the bread', 'Bring the bread'],
      ['Kofi brings wine', 'Bring wine'],
      ['Kofi and Ines bring the dessert', 'Bring the dessert with Ines'],
      ['the paper bin has to go out on Monday', 'Take the paper bin out'],
      ['Anna makes me so angry', null],
      ['Piet always brings too much', null],
    ]);
  });
  describe('of a limit, that is no hour at which it is done', () => {
    called([
      [
        'I need to bring the bike to the shop before five on Friday',
        'Bring the bike to the shop before five',
      ],
      ['pay the bill by 5 December', 'Pay the bill'],
    ]);
  });
  describe('of many things, nothing is lost', () => {
    called([
      [
        'We need potatoes, two big chickens, red cabbage, apple juice and oat milk',
        'Buy potatoes, two big chickens, red cabbage, apple juice and oat milk',
      ],
      [
        'Shopping: oat milk, eggs, brown bread, washing powder, cat food, 2 kilos of mandarins',
        'Buy oat milk, eggs, brown bread, washing powder, cat food, 2 kilos of mandarins',
      ],
    ]);
  });
  describe('wishes of every day', () => {
    called([
      ['remind me that I have to call the bank', 'Call the bank'],
      ['i want to be reminded of the rent on the first', 'The rent'],
      ['remind me tomorrow night at quarter past eight to call my sister', 'Call my sister'],
      ['Hi Mairy, can you remind me to call Ines about the key tomorrow?', 'Call Ines about the key'],
      ['remind me on Thursday about the party on Saturday', 'The party on Saturday'],
      ['every Monday and Thursday remind me to put out the bins', 'Put out the bins'],
      ['every Friday water the plants', 'Water the plants'],
      ['Buy a birthday present for Noor by next Friday', 'Buy a birthday present for Noor'],
      ['pay the electricity bill before the 28th because they will cut us off', 'Pay the electricity bill'],
      ['could you make sure I call the vet tomorrow morning?', 'Call the vet'],
      ['maybe we should repaint the kitchen sometime', 'Repaint the kitchen'],
      ['the roof needs fixing', 'Fix the roof'],
      ['the bill must be paid by Friday', 'Pay the bill'],
      ['the windows have to be cleaned', 'Clean the windows'],
      ['jot down: paint the fence', 'Paint the fence'],
      ["don't forget mum's birthday on Saturday", 'Mum’s birthday'],
      ['ring ines', 'Ring Ines'],
    ]);
  });
  describe('of events', () => {
    called([
      ["let's have supper for ten on Saturday", 'Supper for ten'],
      ['can you put the dentist on friday at ten', 'Dentist'],
      ['dentist friday at ten', 'Dentist'],
      ['plan a picnic by the lake for Sunday at noon', 'Picnic by the lake'],
      ['how about a film night on Saturday', 'Film night'],
      ["put Noor's school play in the calendar for the 12th of December at 6pm", 'Noor’s school play'],
      ['invite Ruth and Tomas for supper on Saturday', 'Supper with Ruth and Tomas'],
      ['I have a dentist appointment on Monday at nine', 'Dentist appointment'],
      ['dinner with Kofi and Ines on Friday at seven', 'Dinner with Kofi and Ines'],
      ["let's meet at Ines's on Friday at eight", 'Meet at Ines’s'],
      ["I'd like to have everybody over for supper on Saturday, ten of us", 'Supper for ten'],
      ['Piet is coming on Sunday for coffee at eleven', 'Coffee with Piet'],
      ['put in the calendar that we have parents evening at school on Friday', 'Parents evening at school'],
    ]);
  });
  describe('of tasks that are there', () => {
    called([
      ['move the gutters to Saturday', 'The gutters'],
      ['push the roof thing back a week', 'The roof thing'],
      ['assign the gutters to Piet', 'The gutters'],
      ['the gutters can wait until Monday', 'The gutters'],
      ['tick off the gutters', 'The gutters'],
      ['mark the gutters as done', 'The gutters'],
      ['I have paid the electricity bill', 'Pay the electricity bill'],
      ['the gutters are done', 'The gutters'],
    ]);
  });
  describe('of votes, facts and projects', () => {
    called([
      ['start a vote on the colour of the door', 'The colour of the door'],
      ['ask everyone whether we should get a dog', 'Get a dog'],
      ['remember that Noor is allergic to nuts', 'Noor is allergic to nuts'],
      ['for the record, the boiler code is 4711', 'The boiler code is 4711'],
      ["let's build a treehouse with the kids", 'Build a treehouse with the kids'],
    ]);
  });
});

describe('[G5] where it can not be read it is null, and never half a sentence', () => {
  called([
    ['do that', null],
    ['put that on a list but not the bread', null],
    ["I'll do it myself", null],
    ['make it four kilos', null],
    ['remind me of it at six', null],
    ['remind me', null],
    ['remind me on Friday', null],

    ['put that on the list', null],
    ['somebody should look at that before friday', null],
    ['call', null],
    ['never mind', null],
    ['what is due tomorrow', null],
    ['Ruth went to the market', null],
  ]);
});
