import { kindOf } from '@kinsong/contract/spaces/space-kinds.ts';
import type { House } from '../../../platform/house.ts';
import type { Person } from '../../../platform/person.ts';
import { selfOf } from '../../seekers/index.ts';
import { knownSpaces } from '../../spaces/index.ts';
import { currentManifesto } from '../manifesto/versions.sql.ts';
import { montagePorts, type TaskOfPerson } from './montage-ports.ts';

/** All that a montage is written from: what this person told the house, and what of it they see themselves. */
export interface Told {
  /** The same person is told the same way each time. */
  readonly seed: string;
  readonly name: string;
  readonly personal: string | null;
  readonly earth: string | null;
  /** Where they sit with others: their guild first, then family, then salons. */
  readonly places: readonly {
    readonly name: string;
    readonly kind: string;
    readonly others: readonly string[];
  }[];
  /** What they carry, the most pressing first, and how many they did lately. */
  readonly due: readonly string[];
  readonly done: number;
}

export async function toldBy(house: House, person: Person): Promise<Told> {
  const [self, manifesto, spaces, tasks] = await Promise.all([
    selfOf(house.db, person.id),
    currentManifesto(house.db, person.id),
    knownSpaces(house, person),
    montagePorts.of(house).tasks(house, person),
  ]);
  const confidential = new Set(spaces.filter(({ kind }) => kindOf(kind).confidential).map(({ id }) => id));
  const own = tasks.filter(({ spaceId, ...task }) => !confidential.has(spaceId) && isOwn(task, person.id));
  const said = manifesto === null || manifesto.buildOverTime ? null : manifesto;
  return {
    seed: person.id,
    name: self.name,
    personal: said?.personalObjective.trim() || null,
    earth: said?.earthObjective.trim() || null,
    places: spaces
      .filter(({ kind }) => tables.includes(kind))
      .toSorted((a, b) => tables.indexOf(a.kind) - tables.indexOf(b.kind) || (a.id < b.id ? -1 : 1))
      .map((space) => ({ name: space.name, kind: space.kind, others: othersIn(space.people, person.id) })),
    due: own
      .filter(({ status }) => status !== 'completed')
      .toSorted((a, b) => a.priority - b.priority || (a.dueDate ?? '9').localeCompare(b.dueDate ?? '9'))
      .map(({ title }) => title),
    done: own.filter(({ status }) => status === 'completed').length,
  };
}

/** Where people sit down with each other; of rooms with strangers and of councils nothing is told. */
const tables = ['guild', 'family', 'project', 'hamlet'];

const isOwn = ({ assignedTo, createdBy }: Pick<TaskOfPerson, 'assignedTo' | 'createdBy'>, id: string) =>
  assignedTo === id || (assignedTo === null && createdBy === id);

/** By the names that they chose. */
const othersIn = (people: readonly { id: string; name: string }[], personId: string): string[] =>
  people.filter(({ id }) => id !== personId).map(({ name }) => name);
