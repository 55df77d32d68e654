import type { Known } from './read.ts';

/** For words of somebody of whom nothing is known: names stay as they were typed. */
export const nothingKnown = (now: Date, timeZone: string): Known => ({
  ...{ now, timeZone, me: { id: '', name: '', realName: null } },
  ...{ people: [], spaces: [], tasks: [], events: [], reminders: [] },
});
