import { acts, type Act } from '../frames/acts.ts';
import type { Case, Cases } from './test-cases.ts';
import { byForm } from './test-forms.ts';
import { recalling } from './test-recalling.ts';
import { on, searched, who } from './test-world.ts';

const week = on('2026-11-23', '2026-11-29');

/** What may be asked of the house of the tests, as it is read, and what must and must not stand in the answer. */
const byAct: Cases = {
  ...recalling,
  what_is_due: [
    {
      asked: 'What is on on Wednesday?',
      read: { when: on('2026-11-25') },
      has: ['One thing on Wednesday: “Order slates” (Piet).'],
    },
    {
      asked: 'What do I have on Wednesday?',
      read: { when: on('2026-11-25') },
      has: ['Nothing is written down for you on Wednesday.'],
      not: ['slates', '?'],
    },
    { asked: 'What is urgent?', has: ['One thing urgent or late'] },
    {
      asked: 'What is on this week?',
      read: { when: week },
      has: [
        'this week',
        '“Pay the roofer” (three days late)',
        '“Order slates” (due Wednesday, Piet)',
        '“Buy fish” (due Friday at four)',
        '“Choir rehearsal” (Friday at half past seven in the evening)',
        'the reminder “Call the dentist” (tomorrow at quarter past nine)',
      ],
      not: ['attic', 'Birthday'],
    },
    {
      asked: 'What is there on Friday?',
      read: { when: on('2026-11-27') },
      has: ['on Friday', '“Buy fish” (at four)', '“Choir rehearsal”'],
      not: ['roofer', 'due Friday'],
    },
    {
      asked: 'What does Piet have to do?',
      read: { people: [who('Piet', 'piet')] },
      has: ['Piet has one thing', '“Order slates” (due Wednesday'],
      not: ['fish'],
    },
    {
      asked: 'What does Jan have to do?',
      read: { people: [who('Jan', 'jan-v', 'jan-b')] },
      has: ['Nothing', 'Jan Visser or Jan Bakker'],
    },
    {
      asked: 'What does Rolf have to do?',
      read: { people: [who('Rolf')] },
      has: ['nobody here called Rolf'],
    },
    {
      asked: 'What is overdue?',
      has: ['One thing late', '“Pay the roofer” (three days late)'],
      not: ['fish'],
    },
    {
      asked: 'What do we all have to do by Wednesday?',
      read: { when: on('2026-11-25', '2026-11-25', 'by Wednesday') },
      has: ['roofer', 'Order slates', 'Piet', 'dentist'],
      not: ['fish'],
    },
    {
      asked: 'What is open in Noor turns nine?',
      read: { spaces: ['party'] },
      has: ['Noor turns nine', '“Bake the cake”', '“Birthday party”'],
      not: ['roofer'],
    },
    {
      asked: 'When is the tax form due?',
      read: { topic: ['tax', 'form'] },
      has: ['“Hand in the tax form” (due Tuesday, 1 December)'],
      not: ['roofer'],
    },
    {
      asked: 'Do I have to call the bank?',
      read: { topic: ['bank'] },
      has: ['I find nothing open about “bank” in tasks, events and reminders.'],
    },
    {
      asked: 'What is on tomorrow night?',
      read: { when: on('2026-11-30') },
      has: ['Nothing is written down on Monday the 30th.'],
      not: ['roofer', '?'],
    },
  ],
  what_was_done: [
    {
      asked: 'Has anybody ordered the slates?',
      read: { topic: ['slates'] },
      has: ['Not yet, still open: “Order slates” (due Wednesday, Piet).'],
    },
    {
      asked: 'What got done last week?',
      read: { when: on('2026-11-16', '2026-11-22') },
      has: ['last week', '“Mend the fence” (Kofi, last Saturday)', '“Clean the gutters” (you'],
    },
    {
      asked: 'What did Kofi finish?',
      read: { people: [who('Kofi', 'kofi')] },
      has: ['fence'],
      not: ['gutters'],
    },
    {
      asked: 'What did Anna finish?',
      read: { people: [who('Anna', 'anna')] },
      has: ['Nothing was ticked off by Anna lately'],
    },
  ],
  who_could_help: [
    {
      asked: 'Who could take the van on Saturday?',
      read: { topic: ['take', 'van'], when: on('2026-11-28') },
      has: ['Piet, yesterday'],
    },
    {
      asked: 'Who could sing on Saturday?',
      read: { topic: ['sing'], when: on('2026-11-28') },
      has: ['Nobody has offered just that on Saturday. The nearest:\nPiet'],
    },
    {
      asked: 'Who could drive on Friday?',
      read: { topic: ['drive'], when: on('2026-11-27') },
      has: ['Nobody has offered just that on Friday. The nearest:\nPiet'],
    },
    {
      asked: 'Who could drive on Saturday?',
      read: { topic: ['drive'], when: on('2026-11-28') },
      has: ['Piet, yesterday in Mending the House: “I can drive on Saturday if anybody needs a lift.”'],
    },
    { asked: 'Who can help on Saturday?', read: { when: on('2026-11-28') }, has: ['Piet, yesterday'] },
    {
      asked: 'Who can help on Friday?',
      read: { when: on('2026-11-27') },
      has: ['Nobody has offered help on Friday'],
      not: ['Piet'],
    },
    {
      asked: 'Who could help with the fence?',
      read: { topic: ['fence'] },
      world: searched(),
      has: ['Nobody has offered', '“Mend the fence” was ticked off last Saturday (Kofi).'],
    },
    { asked: 'Who could sew?', read: { topic: ['sew'] }, world: searched(), has: ['Jan', 'lanterns'] },
    {
      asked: 'Who can help me carry the piano?',
      read: { topic: ['piano'], object: 'Carry the piano' },
      has: ['Nobody has offered just that. The nearest:\nPiet'],
      not: ['?'],
    },
  ],
  find_person: [
    { asked: 'Where is Walter?', read: { topic: ['walter'] }, has: ['nobody here called Walter'] },
    { asked: 'Who lives here?', has: ['You share this house with Anna'] },
    {
      asked: 'Where is Oma Grete?',
      read: { people: [who('Oma Grete', 'grete')] },
      world: searched(),
      has: [
        'can’t see where people are',
        'last Friday in The Long Table',
        'Grete Dekker is with you in Mending the House and The Long Table.',
      ],
    },
    {
      asked: 'How do I reach Rolf?',
      read: { people: [who('Rolf')] },
      world: searched(),
      has: ['nobody here called Rolf'],
    },
  ],
  who_is: [
    {
      asked: 'Who is my aunt?',
      read: { people: [who('my aunt')] },
      has: ['I don’t know who your aunt is here.'],
    },
    {
      asked: 'Who is Piet?',
      read: { people: [who('Piet', 'piet')] },
      world: searched(),
      has: [
        'Piet de Vries is with you in Mending the House and The Long Table',
        'Open for Piet: one task, “Order slates”',
        'electrician',
      ],
    },
    {
      asked: 'Who is Jan?',
      read: { people: [who('Jan', 'jan-v', 'jan-b')] },
      has: ['Jan Visser', 'Jan Bakker'],
    },
    {
      asked: 'Who is in Noor turns nine?',
      read: { spaces: ['party'] },
      has: ['In Noor turns nine: you, Anna and Jan.'],
    },
    { asked: 'Who is everybody here?', has: ['Anna, Piet, Oma Grete'] },
  ],
  who_does: [
    {
      asked: 'Who does something about the slates on Wednesday?',
      read: { topic: ['slates'], when: on('2026-11-25') },
      has: ['Piet: “Order slates” (due Wednesday).'],
    },
    {
      asked: 'Who said they would drive?',
      read: { topic: ['drive'] },
      has: ['Piet, yesterday in Mending the House: “I can drive'],
    },
    {
      asked: 'Who orders the slates?',
      read: { topic: ['slates'] },
      has: ['Piet: “Order slates” (due Wednesday)'],
    },
    {
      asked: 'Who bakes the cake?',
      read: { topic: ['cake'] },
      has: ['Nobody has taken “Bake the cake” yet'],
    },
    {
      asked: 'Who opens the door?',
      read: { topic: ['door'] },
      world: searched(),
      has: ['No task says so', 'Piet, yesterday'],
    },
    { asked: 'Who feeds the hens?', read: { topic: ['hens'] }, has: ['No task and no message', '“hens”'] },
  ],
};

export const cases: ReadonlyMap<Act, readonly Case[]> = new Map(
  acts.flatMap((act) => {
    const all = [...(byAct[act] ?? []), ...(byForm[act] ?? [])];
    return all.length === 0 ? [] : [[act, all] as const];
  }),
);
