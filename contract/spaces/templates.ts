import type { Priority } from '../common/priority.ts';
import type { Template } from './settings.ts';

/** A first task of a salon that was founded with a template; people change and strike them as their own. */
export interface Starter {
  readonly text: string;
  /** So many days after the founding; null for whenever it suits. */
  readonly days: number | null;
  readonly priority: Priority;
}

const first = (text: string, days: number | null, priority: Priority = 3): Starter => ({
  text,
  days,
  priority,
});

/** What each template writes down on the first day: little enough to be read, and in the order it comes. */
export const starters: Readonly<Record<Template, readonly Starter[]>> = {
  empty: [],
  event: [
    first('Agree on the day and the place', 3, 2),
    first('Write the list of guests and invite them', 7, 2),
    first('Share out what everyone brings to eat and drink', 14),
    first('Decide who sets up and who clears away', 14),
    first('Think of a plan for rain', null, 4),
    first('Thank those who helped', null, 4),
  ],
  house_repair: [
    first('Photograph what is broken and measure it', 2, 2),
    first('Ask two craftspeople what it would cost', 7, 2),
    first('Say how much may be spent, and from what', 10),
    first('List tools and material, and who lends what', 10),
    first('Find the days on which hands are here', 14),
    first('Look at the work together when it is done', null, 4),
  ],
  care: [
    first('Write down what a good day looks like for them', 1, 2),
    first('Collect the numbers to ring: doctor, pharmacy, neighbours', 2, 1),
    first('List the medicines and when they are taken', 2, 1),
    first('Share out who visits on which days', 4, 2),
    first('Agree on who decides what when it is urgent', 7),
    first('Ask those who care how they are', 7),
  ],
  journey: [
    first('Agree on when we leave and when we are back', 3, 2),
    first('Look that passports and papers are valid', 5, 2),
    first('Book how we get there', 10),
    first('Book where we sleep', 10),
    first('Write the packing list together', 14, 4),
    first('Find someone for the plants and the animals', 14, 4),
  ],
  company: [
    first('Write in one sentence what we make and for whom', 2, 2),
    first('Talk with three people who might need it', 7, 2),
    first('Say who does what and how much time each gives', 7),
    first('Reckon what the first three months cost', 14),
    first('Show somebody the first version', 21),
    first('Agree on how we share what comes in, and write it down', 30),
  ],
  retreat: [
    first('Say what you may not eat, and what you need to sleep', 4, 2),
    first('Write the packing list together', 7, 2),
    first('Find who drives, and who has a seat free', 10, 2),
    first('Share out who cooks which meal', 14),
    first('Choose the songs, and who brings the books', 14, 4),
    first('Decide who opens the house and who locks it', null, 4),
  ],
};
