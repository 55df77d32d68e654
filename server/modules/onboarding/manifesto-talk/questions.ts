import type { TalkTopic } from '@kinsong/contract/onboarding/manifesto-talk.ts';

/** How a thing is asked, how in other words, and why. */
interface Question {
  readonly asked: string;
  readonly otherwise: string;
  readonly because: string;
}

export const questions: Readonly<Record<TalkTopic, Question>> = {
  purpose: {
    asked: 'What are you here for, when all is said and done? It may be small.',
    otherwise: 'What would be missing at the table if your chair stood empty?',
    because: 'I ask because people who know what they are for find each other sooner.',
  },
  values: {
    asked: 'And what would you not give up, even if it cost you something?',
    otherwise: 'Think of somebody you admire: what do they do that others leave undone?',
    because: 'I ask because whoever works with you would like to know what they can count on.',
  },
  skills: {
    asked: 'And what can you do with your eyes closed?',
    otherwise: 'What do people ring you up for when something has to be done?',
    because: 'I ask because somebody may need just that, and not dare to ask.',
  },
  interests: {
    asked: 'What do you do when nobody asks you to?',
    otherwise: 'What could you talk about until the soup is cold?',
    because: 'I ask because most friendships begin beside the work, not in it.',
  },
  goals: {
    asked:
      'Two to end with, a near one and a far one. What do you want done within a year? And what before you are old? A line for each.',
    otherwise: 'Say first what should be done by next winter, then what you hope to look back on.',
    because: 'I ask because what is near can be helped along, and what is far should not be forgotten.',
  },
};

export const greeting = `I am Mairy. I have five questions, and out of your answers comes your manifesto, in your own words. Any of them may be skipped. ${questions.purpose.asked}`;

/** Said after a few of the person's own words; nothing in it claims more than they said. */
export const echoes: Readonly<Record<Exclude<TalkTopic, 'goals'>, readonly string[]>> = {
  purpose: ['I keep that one.', 'That can carry a house.', 'That goes on the first slip, as you said it.'],
  values: [
    'Then one knows where one is with you.',
    'I would knock at a door that had that written over it.',
    'That is worth something, just because it costs.',
  ],
  skills: [
    'A house can always use that.',
    'I write it down, as plainly as you said it.',
    'Good hands, then.',
  ],
  interests: [
    'Nobody has to send you there.',
    'That is where one would find you, then.',
    'I would sit down beside that.',
  ],
};

export const passedOver = ['Left blank; it can wait.', 'Then not. It can stay blank for now.'];
export const offerToSkip = 'Whatever comes first is right, or say “skip”.';
export const allAsked =
  'That is all five. Read the slips once more: each is yours to change. When they sound like you, press Complete Manifesto.';
export const afterAll = [
  'My five questions are asked. What you would like to say differently, say on its slip: tap it.',
  'I leave the slips as they are now. Tap one to put it right, and press Complete Manifesto when it sounds like you.',
];
