import type { SheetForm } from '../sheet-form.ts';

export const vision: SheetForm = {
  key: 'vision',
  title: 'Vision Worksheet',
  line: 'Picture a good day some years from now, and what leads to it.',
  drawing: ['M4 21V9a8 8 0 0 1 16 0v12z', 'M12 1v20', 'M4 12h16'],
  hue: 266,
  progress: 'line',
  stop: 'Question',
  doc: 'What we see for {}',
  questions: [
    {
      id: 'year',
      word: 'The day',
      question: 'Which day do we look at?',
      help: 'A day a few years from now. You are all there.',
      kind: 'date',
    },
    {
      id: 'morning',
      word: 'That morning',
      question: 'What does that morning look like?',
      help: 'Who is in the kitchen, what do you hear, what does it smell of?',
      kind: 'words',
    },
    {
      id: 'proud',
      word: 'Proud of',
      question: 'What are we proud of by then?',
      help: 'Something you did, not something you own.',
      kind: 'words',
    },
    {
      id: 'kept',
      word: 'What stays',
      question: 'What of today is still there?',
      help: 'What you would not give away for anything, one a line.',
      kind: 'list',
    },
    {
      id: 'gone',
      word: 'What is gone',
      question: 'What have we let go?',
      help: 'A habit, a worry, a room full of boxes.',
      kind: 'words',
    },
    {
      id: 'steps',
      word: 'What led there',
      question: 'Which steps led there?',
      help: 'Three to five, one a line. Begin with the one that comes first.',
      kind: 'list',
    },
    {
      id: 'sign',
      word: 'The sign',
      question: 'By what will we know that it goes the right way?',
      help: 'Something you would notice within a season.',
      kind: 'words',
    },
  ],
  offers: [
    { kind: 'task', of: 'steps', words: '{}', each: true },
    { kind: 'event', of: 'sign', words: 'Do we see the sign?', in_days: 90, time: '19:00' },
  ],
};
