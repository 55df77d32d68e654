import type { Cases } from './test-cases.ts';
import type { Pending } from '../talk/pending.ts';
import { frame, furnished, on, searched, who } from './test-world.ts';

/** A supper is being planned: the fish is on the list already, the bread on a card only. */
const planning: Pending = {
  version: 2,
  question: null,
  proposals: [],
  matter: null,
  occasion: frame('plan_event', 'Supper on Friday', { object: 'Supper', when: on('2026-11-27') }),
  made: ['Supper', 'Buy fish', 'Bring bread'],
};

/** What the words of a question want to know, whatever act was heard in it. */
export const byForm: Cases = {
  search: [
    {
      asked: 'And who was it again that orders the slates?',
      read: { topic: ['slates'], sure: 0.2 },
      has: ['Piet: “Order slates” (due Wednesday).'],
    },
    {
      asked: 'Why does nobody ever sort the attic?',
      read: { topic: ['attic'] },
      has: ['“Sort the attic” is open: it stands with you, it has no day', 'Who shall take it?'],
    },
    {
      asked: 'Who is coming to the birthday party?',
      read: { topic: ['birthday', 'party'] },
      has: ['No list of guests is kept here for “Birthday party” (Saturday, 5 December).'],
      not: ['Anna', 'Jan'],
    },
    {
      asked: 'What does the fence cost?',
      read: { topic: ['fence'] },
      world: searched(),
      has: ['I find no figure for “fence” in what you may read.'],
      not: ['1,840'],
    },
    {
      asked: 'um whats the code plsss',
      read: { topic: ['um', 'code', 'plsss'], asks: true },
      has: ['I find nothing about “code” in what you may read.'],
      not: ['um', 'plsss'],
    },
    {
      asked: 'When did we mend the fence?',
      read: { topic: ['fence'] },
      has: ['“Mend the fence” was ticked off last Saturday (Kofi).'],
    },
    {
      asked: 'Where is the ladder?',
      read: { topic: ['ladder'] },
      world: furnished({
        lookedUp: {
          found: [{ id: 'l', spaceId: 'house', authorId: 'piet', text: 'My lad comes.', at: new Date() }],
          latest: [],
          decisions: [],
        },
      }),
      has: ['I find nothing about “ladder”'],
    },
  ],
  what_was_said: [
    {
      asked: 'What did Piet say about the price?',
      read: { people: [who('Piet', 'piet')] },
      world: searched(),
      has: ['1,840 euros'],
      not: ['electrician'],
    },
    {
      asked: 'What did they offer exactly?',
      has: ['Piet, yesterday in Mending the House: “I can drive on Saturday'],
    },
    { asked: 'How often do I have to say it?', has: ['I don’t know that'] },
  ],
  summarise_space: [
    {
      asked: 'Status of the roof?',
      read: { topic: ['roof'] },
      world: searched(),
      has: ['Open: “Pay the roofer” (three days late).', 'Said of it:', 'grey slates'],
      not: ['fish', 'attic'],
    },
  ],
  what_is_due: [
    {
      asked: 'What is still open for the supper?',
      read: { topic: ['supper'] },
      world: furnished({ pending: planning }),
      has: [
        'Open for “supper”: “Buy fish” (due Friday at four).',
        'On cards, and not kept yet: “Bring bread”.',
      ],
      not: ['roofer', '“Supper”'],
    },
    {
      asked: 'What is still open for the party?',
      read: { topic: ['party'] },
      has: ['Open for “party”: “Birthday party” (Saturday, 5 December).'],
      not: ['roofer', 'fish'],
    },
    {
      asked: 'What is left for the rehearsal?',
      read: { topic: ['rehearsal'] },
      has: ['“Choir rehearsal” (Friday', 'On that day or the day before: “Buy fish” (due Friday at four).'],
    },
    {
      asked: 'What is on on Saturday?',
      read: { when: on('2026-11-28') },
      has: ['Nothing is written down on Saturday.', 'Help is offered:\nPiet'],
    },
    {
      asked: 'running late',
      read: { topic: ['running'], sure: 0.5 },
      has: ['I did not follow that. What should I do?'],
      not: ['roofer'],
    },
    {
      asked: 'What is nobody doing yet?',
      has: ['One thing without anybody: “Bake the cake”.'],
    },
    {
      asked: 'And when do they come?',
      has: ['Give me a word of it, please.'],
      not: ['roofer'],
    },
  ],
};
