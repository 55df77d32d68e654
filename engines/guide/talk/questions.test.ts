import { describe, expect, it, vi } from 'vitest';
import type { Frame } from '../frames/frame.ts';
import { dangerReply } from '../danger/reply.ts';
import { askSwap } from '../say/heart-taken-up.ts';
import * as sayings from '../say/questions.ts';
import { answer } from './answer.ts';
import { bareFrame, someone } from './frame-of.ts';
import type { Question } from './pending.ts';
import { questions } from './questions.ts';
import type { Reply } from './reply.ts';
import { day, hour, millHouse, who, wish } from './test-world.ts';
import type { World } from './world.ts';

/** What is heard as another matter is answered elsewhere; here it only has to be seen that it was. */
vi.mock('../say/answers.ts', () => ({ answerTo: () => ({ text: 'HEARD AS ANOTHER MATTER' }) }));

const hens = wish('remind_me', 'Feed the hens', { when: day('2026-11-20') });
const fish = wish('add_task', 'Buy fish', { when: day('2026-11-20', { times: ['07:00', '19:00'] }) });
const draining = wish('done_task', null, { tasks: ['pump', 'pond'] });
const fridays = [20, 27].map((date) => ({ from: `2026-11-${date}`, to: `2026-11-${date}` }));
const cardsOf = (...ids: string[]) => ids.map((memory) => ({ ...bareCard(), memory }));
const bareCard = () => {
  const question = questions.whatObject(bareFrame('forget_this'), millHouse());
  if (question.fills === undefined) throw new Error('it fills nothing');
  return question.fills.proposal;
};

/** Every question she can ask, with a world in which she asks it: a new one does not compile without its example. */
const mine: Record<keyof typeof questions, (world: World) => Question> = {
  whichDay: (world) => questions.whichDay(hens, fridays, world),
  whatDay: (world) => questions.whatDay({ ...hens, when: null }, world),
  whichTime: (world) => questions.whichTime(fish, ['07:00', '19:00'], world),
  whatTime: (world) => questions.whatTime(hens, world),
  whichPerson: (world) =>
    questions.whichPerson(
      {
        ...wish('add_task', 'Mend the cart'),
        doer: { said: 'Jan', ids: ['jan-k', 'jan-m'], guessed: false },
      },
      { said: 'Jan', ids: ['jan-k', 'jan-m'], guessed: false },
      world,
    ),
  whichGuest: (world) =>
    questions.whichGuest(
      wish('plan_event', 'Supper', { when: day('2026-11-20') }),
      { said: 'Jan', ids: ['jan-k', 'jan-m'], guessed: false },
      [],
      world,
    ),
  whoInstead: (world) => questions.whoInstead(wish('perspective_swap', null), 'Olaf', world),
  whatObject: (world) => questions.whatObject(wish('add_task', null), world),
  whichTask: (world) => questions.whichTask(draining, ['pump', 'pond'], world),
  whatTask: (world) => questions.whatTask(wish('change_task', null, { when: day('2026-11-21') }), world),
  whichMemory: (world) => questions.whichMemory(cardsOf('m-key', 'm-lock'), world),
  whichSpace: (world) => questions.whichSpace(wish('start_vote', 'Which stove?'), ['yard', 'feast'], world),
  whichCard: () =>
    questions.whichCard(
      [fish, wish('add_task', 'Fetch bread')].map((frame) => ({ title: frame.object ?? '', frame })),
    ),
  askHelper: (world) => questions.askHelper(wish('who_could_help', null, { topic: ['pump'] }), 'sem', world),
};
const theirs: Record<keyof Omit<typeof sayings, 'asking'>, (world: World) => Question> = {
  askWhoTakes: (world) => sayings.askWhoTakes(wish('who_does', null), theFirstOf(world)),
  askThisOne: (world) => sayings.askThisOne(wish('next_small_thing', null), theFirstOf(world)),
  askToPlan: () => sayings.askToPlan(wish('smalltalk', null), 'Sea trip'),
  askWhetherMoved: (world) =>
    sayings.askWhetherMoved(wish('change_task', null, { tasks: [theFirstOf(world).id] }), 'Fish', 'Friday'),
  askMeant: () => sayings.askMeant(wish('add_task', 'Sweep the yard'), 'write it down'),
};
const theFirstOf = ({ tasks: [first] }: World) => {
  if (first === undefined) throw new Error('there is no task');
  return first;
};
const ofTheHeart: Record<'askSwap' | 'askInDanger', (world: World) => Question> = {
  askSwap: () => askSwap('hanna', 'Hanna'),
  askInDanger: (world) => dangerQuestion(world),
};
const dangerQuestion = (world: World): Question => {
  const question = dangerReply({ text: 'it hurts', danger: 'suspected' }, world).pending?.question;
  if (question == null) throw new Error('nothing was asked');
  return question;
};
const every = Object.entries({ ...mine, ...theirs, ...ofTheHeart });
const bySlot = Object.entries(mine);

function reply(
  make: (world: World) => Question,
  text: string,
  said: Partial<Frame> = {},
  card = false,
): Reply {
  const world = millHouse();
  const question = make(world);
  const open = card ? [{ ...bareCard(), act: 'add_task' as const, object: 'Chop wood' }] : [];
  const pending = { version: 2, question, proposals: open, matter: null } as const;
  const recent = [{ id: 'r', spaceId: 't', authorId: 'mairy', text: question.text, at: world.now }];
  const frame = { ...bareFrame('unknown', { said: text }), ...said };
  return answer({ text, frames: [frame], danger: null, lookups: [] }, { ...world, pending, recent });
}
const other = 'HEARD AS ANOTHER MATTER';
const isDefinite = ({ text, proposals, settles, pending }: Reply): boolean =>
  text !== '' &&
  (proposals.length > 0 ||
    settles !== undefined ||
    pending?.question != null ||
    /[.!]$/.test(text) ||
    text === other);

describe('every question she can ask', () => {
  it.each(every)('%s says what it asks, and its yes and its no lead somewhere', (_, make) => {
    const question = make(millHouse());
    expect(question.text).not.toBe('');
    for (const outcome of [
      question.yes,
      question.no,
      ...(question.choices ?? []).map((choice) => choice.outcome),
    ])
      expect(outcome.do === 'offer' ? outcome.proposals.length : 1).toBeGreaterThan(0);
  });

  it.each(every)('%s: a yes comes to something', (_, make) => {
    const yes = reply(make, 'yes');
    expect(isDefinite(yes), yes.text).toBe(true);
    expect(yes.text).not.toBe(make(millHouse()).text);
  });

  it.each(every)('%s: a no comes to something', (_, make) => {
    expect(isDefinite(reply(make, 'no')), reply(make, 'no').text).toBe(true);
  });

  it.each(every)('%s: "never mind" lets it go', (_, make) => {
    const dropped = reply(make, 'never mind');
    expect(dropped).toMatchObject({
      text: 'All right, let it be.',
      proposals: [],
      pending: { question: null },
    });
  });

  const words: [string, Partial<Frame>][] = [
    ['the second', {}],
    ['make it four', {}],
    ['both of them', {}],
    ['Hanna', { people: [who('hanna')] }],
    ['on Sunday', { when: day('2026-11-22') }],
    ['at six', { when: hour('18:00') }],
    ['purple', { topic: ['purple'] }],
  ];
  it.each(every.flatMap(([name, make]) => words.map(([text, said]) => [name, text, make, said] as const)))(
    '%s: "%s" is never lost',
    (_, text, make, said) => {
      const answered = reply(make, text, said);
      expect(isDefinite(answered), answered.text).toBe(true);
      expect(answered.text).not.toContain('undefined');
    },
  );

  it.each(every)(
    '%s: another question is heard as one, and hers is let go; the cards stay open',
    (_, make) => {
      const asked = reply(
        make,
        'what is due this week?',
        { act: 'what_is_due', asks: true, topic: ['due'] },
        true,
      );
      expect(asked.text).toContain(other);
      expect(asked.pending).toMatchObject({ question: null, proposals: [{ object: 'Chop wood' }] });
    },
  );

  it.each(every)('%s: another wish becomes its own card', (_, make) => {
    const tomorrow = {
      act: 'remind_me' as const,
      object: 'Sweep the long yard',
      topic: ['sweep', 'long', 'yard'],
      when: day('2026-11-19'),
    };
    const wished = reply(make, 'remind me tomorrow to sweep the long yard', tomorrow);
    expect(wished.proposals).toMatchObject([
      { act: 'remind_me', object: 'Sweep the long yard', day: '2026-11-19' },
    ]);
    expect(wished.pending?.question).toBeNull();
  });
});

describe('what is asked is answered', () => {
  it.each<[keyof typeof questions, string, Partial<Frame>, object[]]>([
    ['whichDay', 'the second', {}, [{ day: '2026-11-27' }]],
    ['whichDay', 'the 20th', {}, [{ day: '2026-11-20' }]],
    ['whichDay', 'both of them', {}, [{ day: '2026-11-20' }, { day: '2026-11-27' }]],
    ['whichDay', 'neither, on the 30th', { when: day('2026-11-30') }, [{ day: '2026-11-30' }]],
    [
      'whatDay',
      'on Sunday',
      { when: day('2026-11-22') },
      [{ object: 'Feed the hens', day: '2026-11-22', time: null }],
    ],
    ['whichTime', 'in the evening', {}, [{ object: 'Buy fish', day: '2026-11-20', time: '19:00' }]],
    ['whichTime', 'pm', {}, [{ time: '19:00' }]],
    ['whichTime', 'the first', {}, [{ time: '07:00' }]],
    ['whichTime', 'no', {}, [{ object: 'Buy fish', day: '2026-11-20', time: null }]],
    ['whatTime', 'make it four', {}, [{ object: 'Feed the hens', day: '2026-11-20', time: '16:00' }]],
    ['whatTime', 'half past ten', {}, [{ time: '10:30' }]],
    ['whichPerson', 'Mulder', {}, [{ doer: 'jan-m', object: 'Mend the cart' }]],
    ['whichPerson', 'no', {}, [{ doer: null, object: 'Ask Jan to mend the cart' }]],
    ['whichPerson', 'me', {}, [{ doer: null, object: 'Mend the cart' }]],
    ['whoInstead', 'Hanna', { people: [who('hanna')] }, [{ act: 'perspective_swap', doer: 'hanna' }]],
    [
      'whatObject',
      'call the miller',
      { act: 'add_task', object: 'Call the miller' },
      [{ object: 'Call the miller' }],
    ],
    ['whichTask', 'the pond one', {}, [{ act: 'done_task', task: 'pond' }]],
    ['whatTask', 'the gate', { tasks: ['hinges'] }, [{ deed: 'move', task: 'hinges', day: '2026-11-21' }]],
    ['whichMemory', 'the lock', {}, [{ act: 'forget_this', memory: 'm-lock' }]],
    ['whichSpace', 'the feast', {}, [{ act: 'start_vote', space: 'feast' }]],
    ['askHelper', 'yes please', {}, [{ act: 'add_task', object: 'Ask Sem about pump' }]],
  ])('%s: "%s"', (name, text, said, cards) => {
    expect(reply(mine[name], text, said).proposals).toMatchObject(cards);
  });

  it('is asked once more where it was not caught, and then let go', () => {
    for (const [name, make] of bySlot.filter(
      ([, make]) => make(millHouse()).fills !== undefined && make(millHouse()).fills?.slot !== 'object',
    )) {
      const again = reply(make, 'purple');
      expect(again.pending?.question, name).not.toBeNull();
      const world = millHouse({
        pending: again.pending,
        recent: [{ id: 'r', spaceId: 't', authorId: 'mairy', text: again.text, at: new Date() }],
      });
      const third = answer(
        { text: 'green', frames: [bareFrame('unknown', { said: 'green' })], danger: null, lookups: [] },
        world,
      );
      expect(third.pending?.question, name).toBeNull();
    }
  });

  it('a guess at a name is confirmed with a yes', () => {
    const guess = (world: World) =>
      questions.whichPerson(
        { ...wish('add_task', 'Mend the cart') },
        { ...someone('sem'), said: 'Semmie', guessed: true },
        world,
      );
    expect(reply(guess, 'yes').proposals).toMatchObject([{ doer: 'sem' }]);
  });
});
