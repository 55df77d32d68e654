import { newId } from '@kinsong/contract/common/ids.ts';
import { addDays } from '@kinsong/contract/common/calendar-days.ts';
import { mostPlaces, usualCriteria, type Retreat } from '@kinsong/contract/hospitality/retreat.ts';
import {
  consciousnessLevels,
  type ConsciousnessLevel,
} from '@kinsong/contract/seekers/consciousness-levels.ts';
import type { Draft } from '../retreats.data.ts';

/** Somebody chosen, with what is shown of them. */
export interface Chosen {
  readonly person_id: string;
  readonly name: string;
  readonly avatar_url: string;
  readonly trust_score: number;
}

export type Making = Omit<Draft, 'people'> & { readonly people: readonly Chosen[] };

const within = (text: string | null, min: number, max: number, usual: number): number => {
  const number = Number(text ?? Number.NaN);
  return Number.isInteger(number) ? Math.min(max, Math.max(min, number)) : usual;
};

/** A new one, by the criteria that came along in the address; its days are a month away, for the founder to change. */
export function freshDraft(search: string, today: string): Making {
  const asked = new URLSearchParams(search);
  const level = consciousnessLevels.find((each) => each === asked.get('level'));
  return {
    id: newId(),
    ...{ name: '', place: '', letter: '', people: [] },
    starts_on: addDays(today, 42),
    ends_on: addDays(today, 44),
    answer_by: addDays(today, 21),
    places: within(asked.get('places'), 1, mostPlaces, usualCriteria.max_participants),
    min_trust_score: within(
      asked.get('trust'),
      usualCriteria.min_trust_score,
      1000,
      usualCriteria.min_trust_score,
    ),
    consciousness_level: level ?? (usualCriteria.consciousness_level satisfies ConsciousnessLevel),
  };
}

export function draftOf(retreat: Retreat): Making {
  const { id, name, place, letter, places, min_trust_score, consciousness_level, guests } = retreat;
  const { starts_on, ends_on, answer_by } = retreat;
  return {
    ...{ id, name, place, letter, places, min_trust_score, consciousness_level },
    ...{ starts_on, ends_on, answer_by },
    people: guests.map(({ person_id, name: called, avatar_url, trust_score }) => ({
      ...{ person_id, name: called, avatar_url, trust_score },
    })),
  };
}

export const bodyOf = ({ people, ...plan }: Making): Draft => ({
  ...plan,
  people: people.map(({ person_id }) => person_id),
});

/** One place earlier or later in the row. */
export function moved(people: readonly Chosen[], at: number, step: -1 | 1): readonly Chosen[] {
  const one = people[at];
  const to = at + step;
  if (one === undefined || to < 0 || to >= people.length) return people;
  return people.toSpliced(at, 1).toSpliced(to, 0, one);
}
