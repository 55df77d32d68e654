import type { House } from '../../platform/house.ts';
import { perHouseGiven } from '../../platform/per-house.ts';
import type { Person } from '../../platform/person.ts';

interface Made {
  /** Of what is made: made twice with it, it is made once. */
  readonly id: string;
  readonly text: string;
  /** What it came from. */
  readonly vote: { readonly id: string; readonly title: string };
}

/** What a passed vote sets going lies in other modules, which app.ts hands in. Each asks what the person may do by then. */
export interface VotesPorts {
  createTask(
    house: House,
    person: Person,
    spaceId: string,
    task: Made & { readonly assignedTo: string | null; readonly dueDate: string | null },
  ): Promise<void>;
  createEvent(
    house: House,
    person: Person,
    spaceId: string,
    event: Made & { readonly startsAt: string; readonly endsAt: string; readonly zone: string },
  ): Promise<void>;
  timeZoneOf(house: House, personId: string): Promise<string>;
  /** Eight in the evening of a day, where somebody is. */
  eveningOf(house: House, personId: string, day: string): Promise<Date>;
}

export const votesPorts = perHouseGiven<VotesPorts>('what votes needs of the other modules');
