import { Refusal } from '@kinsong/contract/common/errors.ts';
import type { MySpace } from '@kinsong/contract/spaces/spaces.ts';
import { createHash } from 'node:crypto';
import type { House } from '../../platform/house.ts';
import type { Person } from '../../platform/person.ts';
import { foundSpace, listMySpaces } from '../spaces/index.ts';

export interface Project {
  readonly id: string;
  readonly isNew: boolean;
}

/** One's open project of a name; without one it is founded, if that is wanted. */
export async function projectNamed(
  house: House,
  person: Person,
  name: string,
  { founds, forTask }: { founds: boolean; forTask: string },
): Promise<Project | null> {
  const mine = await listMySpaces(house, person);
  const known = mine.find((space) => mayHoldTasks(space) && alike(space.name) === alike(name));
  if (known !== undefined) return { id: known.id, isNew: false };
  if (!founds) return null;
  // The id follows from who and what, so that two tries at once, or one after a lost answer, found one project.
  for (const id of [idFrom(person.id, alike(name)), idFrom(person.id, forTask)]) {
    const founded = await foundOrNull(house, person, id, name);
    if (founded !== null && mayHoldTasks(founded)) return { id, isNew: true };
  }
  return null;
}

/** The first id may lie with a project that was archived since, or that one has left. */
async function foundOrNull(house: House, person: Person, id: string, name: string): Promise<MySpace | null> {
  try {
    return await foundSpace(house, person, { id, kind: 'project', name, parent_id: null });
  } catch (error) {
    if (error instanceof Refusal && error.code === 'id.taken') return null;
    throw error;
  }
}

const mayHoldTasks = ({ kind, archived_at, deleted_at, role }: MySpace): boolean =>
  kind === 'project' && archived_at === null && deleted_at === null && role !== 'guest';

const alike = (name: string): string => name.trim().replaceAll(/\s+/g, ' ').toLocaleLowerCase('en');

/** A UUID made of words (version 8: what its bits say is our own affair). */
function idFrom(...words: readonly string[]): string {
  const hex = createHash('sha256').update(words.join('\n')).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
