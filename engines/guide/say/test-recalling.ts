import type { Cases } from './test-cases.ts';
import { furnished, on, searched, who } from './test-world.ts';

/** Of what was said and decided, what is new, small things, days and sums. */
export const recalling: Cases = {
  what_did_we_decide: [
    {
      asked: 'Where did we decide to hold the party?',
      read: { topic: ['party'] },
      world: searched(),
      has: [
        'Last Wednesday you voted in Noor turns nine',
        '“Where do we hold the birthday party?”',
        '“The boathouse” won.',
      ],
    },
    {
      asked: 'Did we decide about the trailer?',
      read: { topic: ['trailer'] },
      world: searched(),
      has: ['nothing was decided'],
    },
    {
      asked: 'What did we decide about the roof?',
      read: { topic: ['roof'] },
      world: searched(),
      has: ['no vote', 'grey slates'],
      not: ['1,840'],
    },
    {
      asked: 'What did we decide about the pump?',
      read: { topic: ['pump'] },
      world: searched(),
      has: ['no decision about “pump”', 'shed'],
    },
    {
      asked: 'What did we decide about the dog?',
      read: { topic: ['dog'] },
      world: searched(),
      has: ['nothing about “dog”', 'neither in the votes'],
    },
  ],
  what_was_said: [
    {
      asked: 'What did I say last week?',
      read: { when: on('2026-11-16', '2026-11-22') },
      world: searched(),
      has: ['nothing from you last week'],
    },
    { asked: 'What did I say?', has: ['nothing of yours before this'] },
    {
      asked: 'What did Piet say about the roof?',
      read: { people: [who('Piet', 'piet')], topic: ['roof'] },
      world: searched(),
      has: ['Piet, on Thursday the 12th in Mending the House: “The slates'],
      not: ['Anna'],
    },
    {
      asked: 'What did Anna say yesterday?',
      read: { people: [who('Anna', 'anna')], when: on('2026-11-22') },
      world: searched(),
      has: ['nothing from Anna yesterday'],
    },
  ],
  search: [
    {
      asked: 'Where is the bike pump?',
      read: { topic: ['bike', 'pump'] },
      world: searched(),
      has: ['Oma Grete, last Friday in The Long Table', 'shed'],
    },
    { asked: 'How much were the slates?', read: { topic: ['slates'] }, world: searched(), has: ['1,840'] },
    {
      asked: 'When is the choir rehearsal?',
      read: { topic: ['choir', 'rehearsal'] },
      has: ['“Choir rehearsal” (Friday at half past seven in the evening)'],
    },
    {
      asked: 'Where is the spare key?',
      read: { topic: ['spare', 'key'] },
      has: ['You asked me to remember', 'Kofi’s'],
    },
    {
      asked: 'Where is the wheelbarrow?',
      read: { topic: ['wheelbarrow'] },
      has: ['I find nothing about “wheelbarrow” in what you may read.'],
    },
  ],
  summarise_space: [
    {
      asked: 'What is new since Friday?',
      read: { when: on('2026-11-20', '2026-11-20', 'since Friday') },
      world: searched(),
      has: ['Three messages from Friday the 20th to Monday the 23rd', 'pump', 'lanterns', 'electrician'],
    },
    {
      asked: 'What is new in Mending the House?',
      read: { spaces: ['house'] },
      world: searched(),
      has: ['Three messages in Mending the House', 'electrician'],
      not: ['pump'],
    },
    {
      asked: 'What happened in Mending the House today?',
      read: { spaces: ['house'], when: on('2026-11-23') },
      world: searched(),
      has: ['Nothing was said in Mending the House today.'],
    },
  ],
  next_small_thing: [
    {
      asked: 'What shall I do next?',
      has: ['“Pay the roofer”', 'three days late', 'Will you take that one?'],
    },
    {
      asked: 'Give me two things I can do',
      has: ['“Pay the roofer”', '“Sort the attic”'],
      not: ['Order slates'],
    },
    { asked: 'What shall I do next?', world: furnished({ tasks: [] }), has: ['Nothing is open for you'] },
  ],
  what_do_you_remember: [
    {
      asked: 'What do you remember about me?',
      has: ['allergic to nuts', 'spare key', 'Under Memory, in the menu'],
    },
    { asked: 'What do you know about the key?', read: { topic: ['key'] }, has: ['spare key'], not: ['nuts'] },
    { asked: 'What do you remember?', world: furnished({ memories: [] }), has: ['nothing about you yet'] },
  ],
  what_day: [
    { asked: 'When is the choir?', read: { topic: ['choir'] }, has: ['“Choir rehearsal” (Friday'] },
    {
      asked: 'When is the regatta?',
      read: { topic: ['regatta'] },
      has: ['I know no day for “regatta”'],
      not: ['Today'],
    },
    { asked: 'What day is it?', has: ['Today is Monday, 23 November 2026.'] },
    { asked: 'What time is it?', has: ['nine in the morning'] },
    {
      asked: 'How many days until Saturday?',
      read: { when: on('2026-11-28') },
      has: ['Five days: Saturday, 28 November 2026.'],
    },
    {
      asked: 'How many weeks until Christmas?',
      read: { when: on('2026-12-25') },
      has: ['Four weeks and four days: Friday, 25 December 2026.'],
    },
    {
      asked: 'What day is the 5th of December?',
      read: { when: on('2026-12-05') },
      has: ['Saturday, 5 December 2026, in twelve days.'],
    },
  ],
  reckoning: [
    { asked: '12 tickets at 4.50', has: ['12 × 4.50 = 54.'] },
    { asked: 'Split 1,840 euros by three', has: ['1,840 ÷ 3 = 613.33, for each of the three.'] },
    { asked: 'what is 12 plus 5 times 3', has: ['12 + 5 × 3 = 27.'] },
    { asked: '20 percent of 60?', has: ['= 12.'] },
    { asked: 'half of 90', has: ['= 45.'] },
    { asked: 'three times 12.50', has: ['= 37.50.'] },
    { asked: '64 euros shared between four people', has: ['64 ÷ 4 = 16, for each of the four.'] },
    { asked: '10 - 4', has: ['10 − 4 = 6.'] },
    {
      asked: 'days between Friday and 5 December',
      read: { when: on('2026-11-27'), otherDays: [on('2026-12-05')] },
      has: ['it is eight days'],
    },
    { asked: 'half of what?', read: { amount: null }, has: ['I don’t know that'] },
    { asked: 'is 12 a sum?', has: ['only do plain sums'] },
  ],
  unknown: [
    { asked: 'the roof was red once', read: { polarity: 'told', object: 'The roof' }, has: [], not: ['?'] },
    { asked: '', has: ['I am here, Ruth.'] },
    {
      asked: 'the fish, Friday, Piet',
      read: { object: 'The fish', when: on('2026-11-27'), people: [who('Piet', 'piet')] },
      has: ['I did not follow that. What should I do?'],
    },
    {
      asked: 'What is the capital of Peru?',
      read: { topic: ['capital', 'peru'] },
      has: ['only what is written in this house'],
      not: ['?'],
    },
    { asked: 'hrmpf', has: ['I did not follow that'] },
    {
      asked: 'what about the bike pump?',
      read: { topic: ['bike', 'pump'] },
      world: searched(),
      has: ['Oma Grete, last Friday in The Long Table', 'shed'],
    },
  ],
};
