import { describe, expect, it } from 'vitest';
import { frame, furnished } from '../say/test-world.ts';
import { plainAnswer } from './book.ts';
import { questions } from './questions.ts';

const asked = (text: string): string | null => plainAnswer(frame('unknown', text), furnished())?.text ?? null;

describe('what the product does is answered from the book', () => {
  const pairs: readonly (readonly [question: string, answer: RegExp])[] = [
    ['How do I erase my data?', /no such button yet/],
    ['can I delete everything you have on me', /ask whoever runs|remembers/],
    ['I want to delete my account', /can not be deleted here by yourself yet/],
    ['How can I delete a message I wrote?', /Take back/],
    ['can I edit my message afterwards?', /edited/],
    ['How do I delete a salon?', /brought back/],
    ['How do I leave a salon?', /Leave this salon/],
    ['Can I export all my data?', /can not be taken along yet/],
    ['How do I save a doc as PDF?', /Save as PDF/],
    ['Who can read what I write to you?', /Nobody else in the house/],
    ['Can the admin read our messages?', /could read/],
    ['Is this encrypted?', /end-to-end/],
    ['Who can read the messages in a salon?', /members/],
    ['Where is my data stored?', /machine this house runs on/],
    ['What data do you keep about me?', /What you write/],
    ['Do you sell my data?', /nothing is sold/],
    ['Is my text sent to an AI model?', /switched one on/],
    ['do you use my messages to train an AI', /switched one on/],
    ['Are votes anonymous?', /chosen for each vote/],
    ['Can I change my vote?', /last one counts/],
    ['How do I invite someone?', /Peeps/],
    ['I forgot my password', /Forgotten your password/],
    ['Can my child have an account?', /under sixteen/],
    ['How much does kinsong cost?', /free software/],
    ['Do I get push notifications?', /no push/],
    ['Does it work offline?', /While the page is open/],
    ['What does the SOS do?', /not open in this house yet/],
    ['Where are the backups?', /whoever runs this house/],
    ['How do I block someone?', /not there yet/],
    ['How do I clear your memory?', /What Mairy remembers/],
    ['How big can a file be?', /25 MB/],
    ['Can you translate this?', /can’t translate/],
    ['Can you call the plumber?', /can’t phone/],
    ['can you order a pizza', /can’t order/],
    ['Can you recognise faces?', /know a face/],
    ['could you google that', /internet/],
    ['does my husband see our chat?', /Nobody else in the house/],
    ['do our messages go to some company abroad', /sends nothing to any company/],
    ['is a reminder the same as a task?', /ticks it off/],
    ['which salons am I in?', /You are in Mending the House/],
    ['how do I make a new salon for our trip?', /offer a card/],
    ['does it run without a smartphone', /with a browser/],
    ['if I invite Piet, can he see everything else?', /nothing of the others/],
    ['write my essay about frogs', /can’t write letters or essays/],
    ['How do you say cheese in Dutch?', /can’t translate/],
    ['do you have a recipe for apple pie', /no recipes/],
    ['will it rain tomorrow?', /weather/],
    ['how do I fold a paper boat?', /this house/],
    ['How do I bake bread?', /no recipes/],
    ['Will you marry me?', /program/],
  ];
  it.each(pairs)('[G8] %s', (question, answer) => {
    expect(asked(question)).toMatch(answer);
  });

  const others = [
    'Who reads the story tonight?',
    'Delete the reminder about the roof',
    'Delete the message',
    'Where is the bike pump?',
    'What did we decide about the roof?',
    'How much does the roof cost?',
    'Who can help me with the data sheet?',
    'Is the road safe for the children?',
    'Can you remind me to call the dentist?',
    'What is due this week?',
    'Who is free on Saturday?',
    'Who is invited to the party?',
    'Where did I put my phone?',
    'Can Piet come on Friday?',
    'Who can drive my mother?',
    'Shall we vote on the colour?',
    'Do you remember the name of the doctor?',
    'What do you remember about Noor?',
    'Can I leave the cake in the oven?',
    'Remind me to change my password',
    'How long does the soup keep?',
    'Put the invitations on the list',
    'Who has read the book?',
    'What is the price of the slates?',
    'Is there a bus at nine?',
    'Who told you that?',
    'How was the exam?',
    'When does school start?',
    'What did Anna say about the messages from the bank?',
    'What is left to do?',
    'How do I say sorry to her?',
    'Write a letter to the bank',
    'Call the plumber',
    'Can you add Piet to the supper?',
    'What is for supper on Friday?',
    'When do the slates come?',
  ];
  it.each(others)('leaves to others: %s', (text) => {
    expect(asked(text)).toBeNull();
  });

  it('[G8] goes on with what was asked before: and can I delete it?', () => {
    const recent = (text: string) => [
      { id: 'm', spaceId: 'thread', authorId: 'ruth', text, at: new Date('2026-11-23T07:59:00Z') },
    ];
    const after = (text: string) =>
      plainAnswer(frame('unknown', 'And can I delete it?'), furnished({ recent: recent(text) }))?.text;
    expect(after('What do you do with everything we tell you?')).toMatch(/no such button yet/);
    expect(after('What is the price of the slates?')).toBeUndefined();
  });

  it('calls no answer up by a single word', () => {
    expect(questions.filter(({ needs }) => needs.length < 2)).toEqual([]);
  });
});
