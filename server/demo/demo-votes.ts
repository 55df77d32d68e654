import { addDays } from '@kinsong/contract/common/calendar-days.ts';
import type { Input } from '@kinsong/contract/common/call.ts';
import { newId } from '@kinsong/contract/common/ids.ts';
import { dayOf } from '@kinsong/contract/tasks/calendar-days.ts';
import type { Choice } from '@kinsong/contract/votes/choice.ts';
import { castBallot, closeVote, listVotes, openVote, writeOutcome } from '@kinsong/contract/votes/votes.ts';
import { setTimeout as pause } from 'node:timers/promises';
import type { Home, Moment } from './demo-house.ts';
import { cast, type Name } from './people.ts';
import { momentOf } from './read-talk.ts';

const roof = 'Mending the House';
const table = 'The Long Table';
const book = 'The Kitchen Book';
const zone = 'Europe/Amsterdam';

const answers = (answer: 'yes' | 'no' | 'abstain'): Choice => ({ way: 'yes_no', answer });

/** What the salons have decided, and what one of them is deciding when one comes to look. */
export function voteMoments(today: Date): Moment[] {
  return [
    { at: momentOf(today, 20, 19, 30), happen: (home) => shareTheCost(home, today) },
    { at: momentOf(today, 1, 20, 0), happen: (home) => decideTheAttic(home, today) },
    { at: momentOf(today, 1, 21, 15), happen: (home) => askForTheRoof(home, today) },
    { at: momentOf(today, 1, 21, 40), happen: (home) => chooseTheFirstDish(home, today) },
  ];
}

async function shareTheCost(home: Home, today: Date): Promise<void> {
  const vote_id = await ask(home, 'Anna', roof, {
    title: 'Share the cost of the roof in four equal parts?',
    description: '6,400 in all: Ruth, Tomas, Anna, and Oma’s house account.',
    secrecy: 'until_closed',
    mandatory: true,
    deadline: momentOf(today, 17, 20, 0),
    deeds: [{ kind: 'rule', text: 'What the house costs is carried in four equal parts.' }],
  });
  for (const name of ['Anna', 'Ruth', 'Oma Grete', 'Tomas', 'Piet'] as const)
    await says(home, name, vote_id, answers('yes'));
  await says(home, 'Kofi', vote_id, answers('no'));
  await says(home, 'Bram', vote_id, answers('abstain'));
  await home.who('Anna').call(closeVote, { params: { vote_id } });
  await deedsAreDone(home, roof, vote_id);
  const words = 'Four parts of 1,600 each. Kofi lends his ladder instead.';
  await home.who('Anna').call(writeOutcome, { params: { vote_id }, body: { words } });
}

async function decideTheAttic(home: Home, today: Date): Promise<void> {
  const texts = ['A bed for guests', 'A room for Noor', 'Piet’s workshop', 'Leave it to the bats'];
  const options = texts.map((text) => ({ id: newId(), text }));
  const [guests, noor, workshop, bats] = options.map(({ id }) => id) as [string, string, string, string];
  const inTheMorning = { starts_at: momentOf(today, -12, 10, 0), ends_at: momentOf(today, -12, 16, 0) };
  const vote_id = await ask(home, 'Ruth', table, {
    title: 'What shall the attic become?',
    way: 'ranked',
    options,
    secrecy: 'anonymous',
    quorum: 6,
    deadline: momentOf(today, 0, 20, 0),
    deeds: [
      {
        kind: 'task',
        option: noor,
        text: 'Insulate the gable before frost',
        ...due(home, 'Tomas', today, 17),
      },
      { kind: 'task', option: noor, text: 'Ask the bats to move, kindly', ...due(home, 'Piet', today, 9) },
      {
        ...{ kind: 'event', option: noor, text: 'Painting day with Noor', zone },
        starts_at: inTheMorning.starts_at.toISOString(),
        ends_at: inTheMorning.ends_at.toISOString(),
      },
    ],
  });
  const wishes = [
    ...Array.from({ length: 4 }, () => [guests, workshop]),
    ...Array.from({ length: 3 }, () => [noor, guests]),
    ...Array.from({ length: 2 }, () => [workshop, noor]),
    [bats, noor],
  ];
  for (const [nth, name] of cast.entries())
    await says(home, name, vote_id, { way: 'ranked', order: wishes[nth] ?? [] });
  await home.who('Ruth').call(closeVote, { params: { vote_id } });
  await deedsAreDone(home, table, vote_id);
  const words =
    'The attic becomes a room for Noor. A bed for guests was ahead at first. Those who wished for bats or a workshop had Noor’s room next on their list, and so it came to six.';
  await home.who('Ruth').call(writeOutcome, { params: { vote_id }, body: { words } });
}

async function askForTheRoof(home: Home, today: Date): Promise<void> {
  const vote_id = await ask(home, 'Anna', roof, {
    title: 'Give the roof to Bram, for 6,400?',
    description: 'He begins on the first dry Thursday. Tomas and Piet carry.',
    secrecy: 'until_closed',
    mandatory: true,
    quorum: 6,
    deadline: momentOf(today, -4, 20, 0),
    deeds: [{ kind: 'task', text: 'Tell Bram that it is a yes', ...due(home, 'Anna', today, 5) }],
  });
  for (const name of ['Anna', 'Ruth', 'Tomas', 'Kofi', 'Bram'] as const)
    await says(home, name, vote_id, answers(name === 'Bram' ? 'abstain' : 'yes'));
}

async function chooseTheFirstDish(home: Home, today: Date): Promise<void> {
  const texts = ['Oma’s bread', 'The beans with their story', 'Lemon cake'];
  const options = texts.map((text) => ({ id: newId(), text }));
  const [bread, beans, cake] = options.map(({ id }) => id) as [string, string, string];
  const vote_id = await ask(home, 'Hanna', book, {
    title: 'Which dish opens the book?',
    way: 'dots',
    options,
    dots: 3,
    secrecy: 'until_voted',
    mandatory: true,
    deadline: momentOf(today, -2, 20, 0),
  });
  const given: readonly [Name, number, number, number][] = [
    ['Hanna', 2, 1, 0],
    ['Ruth', 1, 2, 0],
    ['Kofi', 0, 1, 2],
  ];
  for (const [name, ...counts] of given) {
    const dots = [bread, beans, cake].map((option, nth) => ({ option, dots: counts[nth] ?? 0 }));
    await says(home, name, vote_id, { way: 'dots', dots });
  }
}

const due = (home: Home, who: Name, today: Date, days: number) => ({
  assigned_to: home.who(who).id,
  due_date: addDays(dayOf(today), days),
});

type Asked = Omit<Input<typeof openVote>['body'], 'id' | 'deadline'> & { readonly deadline: Date };

async function ask(home: Home, who: Name, place: string, { deadline, ...asked }: Asked): Promise<string> {
  const body = { ...asked, id: newId(), deadline: deadline.toISOString() };
  await home.who(who).call(openVote, { params: { space_id: home.salon(place).id }, body });
  return body.id;
}

async function says(home: Home, who: Name, vote_id: string, choice: Choice): Promise<void> {
  await home.who(who).call(castBallot, { params: { vote_id }, body: { id: newId(), choice } });
}

const mostLooks = 100;

/** What was decided is set going by a job; the demo's clock stands still until that has happened. */
async function deedsAreDone(home: Home, place: string, vote_id: string): Promise<void> {
  const { id: space_id, talk } = home.salon(place);
  for (let looks = 0; looks < mostLooks; looks += 1) {
    const { votes } = await home.who(talk.founder).call(listVotes, { params: { space_id }, query: {} });
    if (votes.find(({ id }) => id === vote_id)?.deeds.every(({ came }) => came !== null) === true) return;
    await pause(200);
  }
  throw new Error(`what ${place} decided was not set going`);
}
