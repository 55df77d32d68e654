import { reaches } from '@kinsong/contract/seekers/audiences.ts';
import { nearnessOf } from '@kinsong/contract/spaces/nearness.ts';
import { kindOf } from '@kinsong/contract/spaces/space-kinds.ts';
import type { House } from '../../platform/house.ts';
import type { Person } from '../../platform/person.ts';
import { togetherWith, type Together } from './guide-knowledge.sql.ts';

export interface KnownPerson {
  readonly id: string;
  readonly name: string;
  /** Only where people live or work together and they let it be seen: in a room one meets strangers. */
  readonly realName: string | null;
}

export interface KnownSpace {
  readonly id: string;
  readonly name: string;
  readonly kind: string;
  readonly people: readonly KnownPerson[];
}

/** What the guide may know of someone's spaces: their names, and who else is there now. */
export async function knownSpaces(house: House, person: Pick<Person, 'id'>): Promise<KnownSpace[]> {
  const rows = await togetherWith(house.db, person.id);
  const shared = rows.filter(({ kind }) => !kindOf(kind).sealed);
  return [...Map.groupBy(shared, ({ id }) => id).values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const { id, name, kind } = first;
    return [{ id, name, kind, people: group.map(personIn) }];
  });
}

function personIn({ kind, personId, personName, realName, realNameSeenBy }: Together): KnownPerson {
  const isShown = reaches(realNameSeenBy, nearnessOf([kind]));
  return { id: personId, name: personName, realName: isShown ? realName : null };
}
