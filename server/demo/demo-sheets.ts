import { minute } from '@kinsong/contract/common/time.ts';
import { newId } from '@kinsong/contract/common/ids.ts';
import { addDays } from '@kinsong/contract/common/calendar-days.ts';
import { dayOf } from '@kinsong/contract/tasks/calendar-days.ts';
import { give } from '@kinsong/contract/worksheets/ledger.ts';
import type { SheetDeed } from '@kinsong/contract/worksheets/sheet.ts';
import { beginSheet, fillSheet } from '@kinsong/contract/worksheets/worksheets.ts';
import { after, type Home, type Moment } from './demo-house.ts';
import type { Name } from './people.ts';
import { momentOf } from './read-talk.ts';

const place = 'The Kitchen Book';

/** What Anna and Hanna have agreed on so far, point by point. */
const agreed: readonly (readonly [question: string, sentence: string])[] = [
  ['why', 'Oma is the only one who knows.'],
  ['who', 'Whoever cooks here in thirty years.'],
  ['what', 'Forty dishes and their stories.'],
  ['where', 'At her stove, nowhere else.'],
  ['when', 'Finished for her eighty-fifth.'],
];

const how = {
  Hanna: 'One recipe a Sunday. Oma cooks, somebody weighs, because “a handful” is not a number',
  Anna: 'Noor films the hands. I write it down the same evening, before we argue about the salt again. First one: the Sunday dumplings, because she is making them anyway.',
} as const;
const inOneSentence = 'One recipe a Sunday: Oma cooks, Hanna weighs, Noor films, Anna writes.';

/** The compass of the Kitchen Book, at its sixth point; and the first lines of who gave what to it. */
export function sheetMoments(today: Date): Moment[] {
  const at = momentOf(today, 1, 20, 10);
  return [
    { at, happen: (home) => fillCompass(home, today) },
    { at: after(at, 30 * minute), happen: (home) => writeLedger(home, today) },
  ];
}

async function fillCompass(home: Home, today: Date): Promise<void> {
  const { id: space_id } = home.salon(place);
  const sheet_id = newId();
  const anna = home.who('Anna');
  const hanna = home.who('Hanna');
  await anna.call(beginSheet, { params: { space_id }, body: { id: sheet_id, form: 'compass' } });
  const does = (name: Name, body: SheetDeed) =>
    home.who(name).call(fillSheet, { params: { sheet_id }, body });
  await does('Hanna', { deed: 'join' });
  for (const [question, text] of agreed) {
    await does('Anna', { deed: 'propose', question, text, over: null });
    await does('Hanna', { deed: 'agree', question, text, yes: true });
  }
  for (const name of ['Hanna', 'Anna'] as const)
    await does(name, { deed: 'write', question: 'how', text: how[name] });
  await does('Hanna', { deed: 'propose', question: 'how', text: inOneSentence, over: null });
  const day = dayOf(today);
  const offers = [
    { title: 'Find Oma’s kitchen scales', person_id: hanna.id, day: addDays(day, 4), ticked: true },
    { title: 'List the forty dishes', person_id: anna.id, day: addDays(day, 9), ticked: true },
    { title: 'Ask what binding costs', person_id: null, day: null, ticked: false },
  ];
  for (const offer of offers)
    await does('Anna', { deed: 'offer', offer: { ...offer, key: newId(), kind: 'task', time: null } });
}

async function writeLedger(home: Home, today: Date): Promise<void> {
  const params = { space_id: home.salon(place).id };
  const line = { id: newId(), given_on: addDays(dayOf(today), -3) } as const;
  const hanna = home.who('Hanna');
  const anna = home.who('Anna');
  await hanna.call(give, {
    params,
    body: {
      ...line,
      person_id: hanna.id,
      gift: 'hours',
      amount: 350,
      words: 'Weighing and writing, two Sundays',
    },
  });
  await anna.call(give, {
    params,
    body: {
      ...line,
      id: newId(),
      person_id: anna.id,
      gift: 'money',
      amount: 4200,
      words: 'Paper, and the good ink',
    },
  });
}
