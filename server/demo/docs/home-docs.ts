import { newId } from '@kinsong/contract/common/ids.ts';
import type { DocKind } from '@kinsong/contract/docs/doc.ts';
import type { Name } from '../people.ts';
import { afterBram, afterPiet, afterRuth, afterTomas, firstOfRoof } from './roof-agreed.ts';

type At = readonly [daysAgo: number, hour: number, minute: number];

interface Comment {
  readonly id: string;
  readonly who: Name;
  readonly at: At;
  readonly quote: string;
  readonly content: string;
  readonly answers: readonly { readonly who: Name; readonly at: At; readonly content: string }[];
  readonly settled?: true;
}

export interface DocOfHome {
  readonly place: string;
  readonly kind: DocKind;
  readonly title: string;
  readonly within?: string;
  readonly by: Name;
  readonly begun: At;
  readonly first?: string;
  readonly written: readonly { readonly who: Name; readonly at: At; readonly words: string }[];
  readonly said: readonly Comment[];
}

const house = 'Mending the House';
const bare = { place: house, kind: 'doc', written: [], said: [] } as const;

export const homeDocs: readonly DocOfHome[] = [
  { ...bare, kind: 'folder', title: 'The roof', by: 'Anna', begun: [20, 11, 15] },
  {
    ...bare,
    title: 'The roof: what we agreed',
    within: 'The roof',
    by: 'Anna',
    begun: [20, 11, 20],
    first: firstOfRoof,
    written: [
      { who: 'Ruth', at: [8, 21, 15], words: afterRuth },
      { who: 'Tomas', at: [5, 18, 31], words: afterTomas },
      { who: 'Piet', at: [1, 21, 30], words: afterPiet },
      { who: 'Anna', at: [1, 21, 52], words: afterBram },
    ],
    said: [
      {
        ...{ id: newId(), who: 'Oma Grete', at: [4, 18, 20] },
        quote: 'where Oma sleeps',
        content: 'I sleep well. Do the kitchen first.',
        answers: [{ who: 'Ruth', at: [4, 19, 4], content: 'Mama, you sleep beside a soup pot.' }],
      },
      {
        ...{ id: newId(), who: 'Piet', at: [3, 9, 40] },
        quote: 'in three parts',
        content: 'My part comes in potatoes.',
        answers: [],
      },
      {
        ...{ id: newId(), who: 'Bram', at: [6, 20, 10] },
        quote: 'if it is dry',
        content: 'Dry means two days without rain before, too.',
        answers: [{ who: 'Anna', at: [6, 20, 45], content: 'Two days. It stands.' }],
        settled: true,
      },
    ],
  },
  {
    ...bare,
    title: 'Letter to the insurance',
    within: 'The roof',
    by: 'Ruth',
    begun: [7, 20, 0],
    first: `To whom it may concern,

the damp in the back wall was first seen **in the second week of September**, after the storm took eleven slates from the river side.

Enclosed you find:

1. six photographs of the ridge
2. three prices
3. a drawing by my niece, who is eight and exact

Kind regards,

Ruth Dekker`,
  },
  { ...bare, kind: 'folder', title: 'Winter', by: 'Ruth', begun: [12, 19, 0] },
  {
    ...bare,
    title: 'Who sleeps where',
    within: 'Winter',
    by: 'Ruth',
    begun: [12, 19, 5],
    first: `As long as the roof is open:

| Who | Where | Until |
| --- | --- | --- |
| Oma Grete | the small room beside the stove | the slates are up |
| Anna and Noor | upstairs, street side | as always |
| Tomas | the bench, by his own wish | he finds it hard |

> Whoever hears dripping says so, also at night.`,
  },
  {
    ...bare,
    title: 'Wood and oil',
    within: 'Winter',
    by: 'Piet',
    begun: [11, 8, 30],
    first: `- Four metres of beech, stacked behind the barn
- Half a tank of oil, measured with a stick
- Nobody heats the hall before December`,
  },
  {
    ...bare,
    title: 'Telephone numbers',
    by: 'Anna',
    begun: [30, 10, 0],
    first: `| Who | For what | When |
| --- | --- | --- |
| Bram | the roof | before eight, or after dark |
| Doctor Visser | all of us | Tuesdays and Fridays |
| The insurance | the back wall | never, it seems |`,
  },
];
