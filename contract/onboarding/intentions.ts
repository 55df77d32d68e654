/** One of the lights somebody may light instead of writing, or beside it. */
export interface Intention {
  readonly id: string;
  readonly text: string;
}

/** For oneself and one's family: six stars of a house. */
export const nearIntentions = [
  { id: 'table', text: 'Eat together three evenings a week, phones asleep' },
  { id: 'elders', text: 'Gather my elders’ stories while they can tell them' },
  { id: 'sorry', text: 'Say sorry first, at least once this year' },
  { id: 'children', text: 'Be the one the children run to' },
  { id: 'songs', text: 'Learn the songs my grandmother knew' },
  { id: 'rest', text: 'Rest one whole day a week, without guilt' },
] as const satisfies readonly Intention[];

/** For Earth and humanity: six stars of a globe. */
export const farIntentions = [
  { id: 'grow', text: 'Grow something we can eat, and give a third away' },
  { id: 'mend', text: 'Mend before I buy' },
  { id: 'neighbours', text: 'Know twelve neighbours by their first names' },
  { id: 'river', text: 'Give one bend of the river back to the herons' },
  { id: 'hands', text: 'Leave what my hands know in younger hands' },
  { id: 'nobody_alone', text: 'Keep one table where nobody eats alone' },
] as const satisfies readonly Intention[];

export type NearIntention = (typeof nearIntentions)[number]['id'];
export type FarIntention = (typeof farIntentions)[number]['id'];

/** What stands as an objective of somebody who lets it grow (S1 §3). */
export const toBeDiscovered = 'To be discovered through gameplay';

const joined = (all: readonly Intention[], chosen: readonly string[]): string =>
  all
    .filter(({ id }) => chosen.includes(id))
    .map(({ text }) => text)
    .join('; ');

/** What somebody wrote; where they wrote nothing, what they chose. */
export const objectiveOf = (written: string, all: readonly Intention[], chosen: readonly string[]): string =>
  written.trim() === '' ? joined(all, chosen) : written.trim();

/** What somebody wrote themselves, of an objective that may only name what they chose. */
export const writtenOf = (objective: string, all: readonly Intention[], chosen: readonly string[]): string =>
  objective === toBeDiscovered || objective === joined(all, chosen) ? '' : objective;
