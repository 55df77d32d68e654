import type { House } from '../../../platform/house.ts';
import type { Ask } from '../../../platform/model/index.ts';
import { perHouseGiven } from '../../../platform/per-house.ts';
import type { Person } from '../../../platform/person.ts';

export interface TaskOfPerson {
  readonly spaceId: string;
  readonly title: string;
  readonly status: string;
  readonly priority: number;
  readonly dueDate: string | null;
  readonly assignedTo: string | null;
  readonly createdBy: string;
}

/** What a model said, with the tools it called, unchecked. */
interface ModelWords {
  readonly called: readonly { readonly name: string; readonly args: unknown }[];
}

/** What the montage needs of modules that this one may not call, handed in by app.ts. */
export interface MontagePorts {
  /** What somebody may read: all that is open, and what was done lately. */
  tasks(house: House, person: Person): Promise<readonly TaskOfPerson[]>;
  /** null where no model may be asked for this person, or none answered in so many milliseconds. */
  askModel(house: House, person: Person, ask: Ask, patience: number): Promise<ModelWords | null>;
}

export const montagePorts = perHouseGiven<MontagePorts>('what the montage needs of the others');
