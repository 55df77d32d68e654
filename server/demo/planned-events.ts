import type { AnswerWord, Category, EventType } from '@kinsong/contract/calendar/event.ts';
import type { Duration } from '@kinsong/engines/calendar/times.ts';
import type { Name } from './people.ts';

/** Something that stands in a calendar, as it was put there: by whom, on which weekday of this week, and when. */
export interface Planned {
  readonly title: string;
  readonly by: Name;
  /** From Monday, 0; of other weeks more or less. */
  readonly weekday: number;
  readonly time: string;
  readonly duration?: Duration;
  readonly type?: EventType;
  readonly category?: Category;
  readonly place?: string;
  readonly notes?: string;
  readonly weekly?: true;
  readonly yearly?: true;
  readonly reminders?: readonly number[];
  readonly come?: readonly Name[];
  readonly said?: Partial<Record<Name, readonly [answer: AnswerWord, reason: string]>>;
  readonly guest?: { readonly name: string; readonly email: string };
}

export const planned: Readonly<Record<string, readonly Planned[]>> = {
  "Oma's Week": [
    {
      title: 'Breakfast with Oma: Ruth',
      by: 'Ruth',
      weekday: 0,
      time: '08:00',
      category: 'social',
      weekly: true,
    },
    {
      title: 'Breakfast with Oma: Anna',
      by: 'Anna',
      weekday: 1,
      time: '08:00',
      category: 'social',
      weekly: true,
    },
    {
      title: 'Breakfast with Oma: Piet',
      by: 'Piet',
      weekday: 2,
      time: '08:00',
      category: 'social',
      weekly: true,
    },
    {
      title: 'Breakfast with Oma: Anna',
      by: 'Anna',
      weekday: 4,
      time: '08:00',
      category: 'social',
      weekly: true,
    },
    { title: 'Breakfast: Ruth', by: 'Ruth', weekday: 6, time: '09:00', category: 'social', weekly: true },
    {
      title: 'Exercises, Oma’s hip',
      by: 'Ines',
      weekday: 0,
      time: '14:30',
      duration: '30m',
      type: 'review',
      category: 'fitness',
      weekly: true,
    },
    {
      title: 'Exercises, Oma’s hip',
      by: 'Ines',
      weekday: 3,
      time: '14:30',
      duration: '30m',
      type: 'review',
      category: 'fitness',
      weekly: true,
    },
    {
      title: 'Supper with Oma: Hanna',
      by: 'Hanna',
      weekday: 0,
      time: '18:00',
      duration: '2h',
      category: 'social',
      weekly: true,
    },
    {
      title: 'Choir, Oma comes along',
      by: 'Piet',
      weekday: 1,
      time: '19:30',
      duration: '2h',
      type: 'workshop',
      category: 'music',
      weekly: true,
    },
    {
      title: 'Supper with Oma: Tomas',
      by: 'Tomas',
      weekday: 3,
      time: '18:00',
      duration: '2h',
      category: 'social',
      weekly: true,
    },
    {
      title: 'Supper with Oma: Tomas',
      by: 'Tomas',
      weekday: 5,
      time: '18:00',
      duration: '2h',
      category: 'social',
      weekly: true,
    },
    {
      title: 'Doctor, with Ruth',
      by: 'Ruth',
      weekday: 3,
      time: '14:15',
      type: 'review',
      category: 'personal',
      come: ['Ruth', 'Oma Grete'],
      reminders: [60],
    },
    {
      title: 'Bake the lemon cake',
      by: 'Anna',
      weekday: 4,
      time: '15:00',
      duration: '1.5h',
      type: 'workshop',
      category: 'social',
      come: ['Anna', 'Noor'],
    },
    {
      title: 'Noor turns nine',
      by: 'Anna',
      weekday: 5,
      time: '15:00',
      duration: '4h',
      type: 'celebration',
      category: 'social',
      place: 'Oma’s kitchen, if the roof allows',
      notes:
        'She asked for a lemon cake, nine candles and Piet’s accordion. Oma wants to light the first candle herself.',
      reminders: [60, 1440],
      come: ['Anna', 'Oma Grete', 'Piet', 'Tomas', 'Ruth', 'Hanna'],
      said: {
        Anna: ['yes', 'brings the cake'],
        'Oma Grete': ['yes', ''],
        Piet: ['yes', 'accordion'],
        Tomas: ['maybe', 'not sure yet'],
      },
      guest: { name: 'Aunt Marijke', email: 'marijke@tulip.example' },
    },
    {
      title: 'Lantern walk to the river',
      by: 'Tomas',
      weekday: 5,
      time: '19:00',
      duration: '1.5h',
      type: 'celebration',
      category: 'social',
    },
    {
      title: 'The long table, everyone',
      by: 'Ruth',
      weekday: 6,
      time: '12:30',
      duration: '2h',
      category: 'social',
      come: ['Ruth', 'Anna', 'Oma Grete', 'Tomas', 'Piet'],
    },
    { title: 'Roof vote closes', by: 'Ruth', weekday: 6, time: '20:00', type: 'deadline', category: 'work' },
    {
      title: 'Oma’s birthday',
      by: 'Ruth',
      weekday: 12,
      time: '00:00',
      duration: '8h',
      type: 'celebration',
      category: 'personal',
      yearly: true,
    },
  ],
  'Mending the House': [
    {
      title: 'Bram looks at the roof',
      by: 'Bram',
      weekday: 2,
      time: '07:30',
      duration: '2h',
      type: 'workshop',
      category: 'work',
      come: ['Bram', 'Piet', 'Anna'],
    },
    {
      title: 'Rain from noon: check the tarpaulin',
      by: 'Piet',
      weekday: 4,
      time: '09:00',
      type: 'deadline',
      category: 'work',
    },
    {
      title: 'Hang lanterns',
      by: 'Tomas',
      weekday: 5,
      time: '09:00',
      duration: '2h',
      type: 'workshop',
      category: 'work',
    },
  ],
};
