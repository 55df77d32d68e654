import { describe, expect, test } from 'vitest';
import { namedDay } from './calendar-days.ts';
import { detectTask, places, preview, quoted, titled, titleOf, type Place } from './detect-task-in-text.ts';
import { detectProject } from './detect-project-in-text.ts';

/** A Wednesday. */
const today = '2026-10-14';

describe('[G4] words that sound like a task', () => {
  test.each([
    'We need to ask Bram about the roof',
    'Somebody should look at that before winter.',
    'I must call the insurance',
    'You have to see the doctor',
    'Remember to bring the ladder',
    'Don’t forget to feed the cat',
    "don't forget to lock up",
    'Make sure to switch the oven off',
    'todo: slate hooks',
    'Task: three quotes',
    'I will follow up with Piet',
  ])('in every place: %s', (text) => {
    for (const place of places) expect(detectTask(text, place, today).isTask, place).toBe(true);
  });

  test.each(['The deadline is near', 'It is due on Friday', 'Action: paint'])(
    'in salons, where there are three more: %s',
    (text) => {
      expect(places.map((place) => detectTask(text, place, today).isTask)).toEqual([false, true, true, true]);
    },
  );

  test.each([
    'It rained all night.',
    'A mustard jar, a shoulder of lamb',
    'It is late due to the rain',
    'The multitask: no',
    'My shoulder hurts, and the residue stays',
    '',
  ])('and others that do not: %s', (text) => {
    for (const place of places) expect(detectTask(text, place, today).isTask, place).toBe(false);
  });
});

describe('[G4] a question is nothing to be done', () => {
  test.each([
    'What should I do today?',
    'what do i have to do',
    'Why should I use you instead of a notebook?',
    'When must the gutters be done?',
    'And which tasks have to be done by Sunday?',
    'Do I have to pay Tomas back?',
    'should we ring the doctor',
    'It rained. Should Tomas stay?',
    'Is there a deadline?',
    'Who has to go',
  ])('%s', (text) => {
    for (const place of places) expect(detectTask(text, place, today).isTask, place).toBe(false);
  });

  test.each([
    'Could you remember to lock up?',
    'Who has the ladder? I need to clean the gutters.',
    'When the rain stops we need to clean the gutters',
    'Must call the dentist',
    "Do not forget. We have to leave at two, don't we?",
    'Have to see the doctor',
    'todo: what should we eat?',
  ])('but: %s', (text) => {
    for (const place of places) expect(detectTask(text, place, today).isTask, place).toBe(true);
  });
});

describe('[G5] priority by keyword, one row of rules a place', () => {
  const rows: [string, Record<Place, number>][] = [
    ['urgent: the drip', { chat: 1, hub: 1, project: 1, organiser: 1 }],
    ['the drip, ASAP', { chat: 1, hub: 3, project: 1, organiser: 1 }],
    ['this is critical', { chat: 1, hub: 3, project: 3, organiser: 1 }],
    ['an important letter', { chat: 2, hub: 3, project: 2, organiser: 2 }],
    ['soon, please', { chat: 2, hub: 3, project: 3, organiser: 2 }],
    ['do it later', { chat: 4, hub: 3, project: 4, organiser: 4 }],
    ['sometime in spring', { chat: 4, hub: 3, project: 3, organiser: 4 }],
    ['someday', { chat: 3, hub: 3, project: 4, organiser: 3 }],
    ['important, and urgent too', { chat: 1, hub: 1, project: 1, organiser: 1 }],
    ['soon, or later', { chat: 2, hub: 3, project: 4, organiser: 2 }],
    ['the insurgents, unimportant, a collateral', { chat: 3, hub: 3, project: 3, organiser: 3 }],
  ];
  test.each(rows)('%s', (text, wanted) => {
    const found = Object.fromEntries(places.map((place) => [place, detectTask(text, place, today).priority]));
    expect(found).toEqual(wanted);
  });

  test.each([
    ['urgent', '2026-10-15'],
    ['important', '2026-10-17'],
    ['anything', '2026-10-21'],
    ['later', '2026-10-28'],
  ])('due by it: %s on %s', (text, due) => {
    expect(detectTask(text, 'chat', today).due_date).toBe(due);
  });
});

describe('[P5] the day a project chat names', () => {
  test.each([
    ['ring Bram by October 24', '2026-10-24'],
    ['ring Bram by Oct 24th, please', '2026-10-24'],
    ['the quote is due 24 October', '2026-10-24'],
    ['due the 2nd of November', '2026-11-02'],
    ['before Sept 3 2027', '2027-09-03'],
    ['before 24.10.', '2026-10-24'],
    ['due 24/10/26', '2026-10-24'],
    ['due 10/24', '2026-10-24'],
    ['due: 2026-12-01', '2026-12-01'],
    ['due on 3 January', '2027-01-03'],
    ['by October 14', '2026-10-14'],
    ['by February 29', '2028-02-29'],
  ])('%s is %s', (text, due) => {
    expect(detectTask(text, 'project', today).due_date).toBe(due);
    expect(detectTask(text, 'hub', today).due_date).toBe('2026-10-21');
  });

  test.each([
    'by the river',
    'due soon',
    'before 31/02',
    'due 45/99',
    'by October',
    'on October 24',
    'due 2020-01-01',
    'nearby 24/10',
    'by 10/24/2026/7',
  ])('%s names none: a week ahead', (text) => {
    expect(namedDay(text, today)).toBeNull();
    expect(detectTask(text, 'project', today).due_date).toBe('2026-10-21');
  });
});

describe('[G5] the title', () => {
  test.each([
    ['Ask Bram about the roof. He is up on the barn.', 'Ask Bram about the roof'],
    ['Ring at 8.30 sharp! Or earlier', 'Ring at 8.30 sharp!'],
    ['First line\nsecond line', 'First line'],
    ['\n\n  Call Piet  \n', 'Call Piet'],
    ['todo: slate hooks', 'slate hooks'],
    ['...', '...'],
    ['a'.repeat(50), 'a'.repeat(50)],
    ['a'.repeat(51), `${'a'.repeat(47)}...`],
    ['🪜'.repeat(51), `${'🪜'.repeat(47)}...`],
  ])('of %j is %j', (text, title) => {
    expect(titleOf(text)).toBe(title);
  });

  test('[P5] a task is quoted by 40 characters, shown in the hub by 60, and whole below that', () => {
    expect([quoted('b'.repeat(40)), quoted('b'.repeat(41))]).toEqual([
      'b'.repeat(40),
      `${'b'.repeat(40)}...`,
    ]);
    expect([preview('b'.repeat(60)), preview('b'.repeat(61))]).toEqual([
      'b'.repeat(60),
      `${'b'.repeat(60)}...`,
    ]);
    expect(titled('short')).toEqual({ text: 'short', description: '' });
    const long = `${'word '.repeat(120)}end`;
    expect(titled(long)).toEqual({ text: titleOf(long), description: long });
  });
});

describe('[G4] words that sound like a project, in seven ways', () => {
  test.each([
    ['I think we start a project about the roof', 'The roof'],
    ['New project: the kitchen book', 'The kitchen book'],
    ['Is this a new project, Oma?', 'New project'],
    ['A project called "The Kitchen Book", perhaps', 'The Kitchen Book'],
    ['Let’s plan a garden party for Oma', 'Garden party for Oma'],
    ['I want to build a tree house', 'Tree house'],
    ['I want to start a project to build a treehouse with the kids', 'Treehouse with the kids'],
    ['We could organise a swap day this spring', 'Swap day'],
    ['We are planning our summer camp', 'Summer camp'],
    ['We should start a project called The Bread Oven and I need to buy flour', 'The Bread Oven'],
    ['I want to build a tree house and we need planks', 'Tree house'],
    ['A project called Bread and Roses', 'Bread and Roses'],
  ])('%s is called %s', (text, name) => {
    expect(detectProject(text)).toEqual({ isProject: true, name });
  });

  test.each(['The projector broke.', 'I plan to sleep', 'We built it last year', 'Start the car', ''])(
    'and not: %s',
    (text) => {
      expect(detectProject(text)).toEqual({ isProject: false, name: '' });
    },
  );
});
