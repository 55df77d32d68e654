import type { Decided, Said, Someone, Task, Upcoming } from '@kinsong/engines/guide/talk/world.ts';
import type { Db } from '../../platform/database/index.ts';
import type { House } from '../../platform/house.ts';
import { perHouseGiven } from '../../platform/per-house.ts';
import type { Person } from '../../platform/person.ts';
import type { Tool } from '../../platform/tool.ts';

export interface KnownSpace {
  readonly id: string;
  readonly name: string;
  readonly kind: string;
  /** Everyone who is there now. */
  readonly people: readonly Someone[];
}

/** What other modules let the guide know of somebody's world, each within what that person may read. Handed in by app.ts. */
export interface Knowledge {
  /** Open ones in all their spaces, and those done lately. */
  tasks(house: House, person: Person): Promise<readonly Task[]>;
  spaces(house: House, person: Person): Promise<readonly KnownSpace[]>;
  /** What holds any of the words, newest first; never of a council, a thread or a swap. */
  search(house: House, person: Person, words: readonly string[], limit: number): Promise<readonly Said[]>;
  /** The newest words of these spaces, oldest first; with the same left out. */
  latest(
    house: House,
    person: Person,
    spaceIds: readonly string[],
    since: Date | null,
    limit: number,
  ): Promise<readonly Said[]>;
  /** When something was last said in each of their spaces. */
  lastWords(house: House, person: Person): Promise<ReadonlyMap<string, Date>>;
  /** What was decided by vote in their spaces, the newest first. */
  decisions?(house: House, person: Person): Promise<readonly Decided[]>;
  events?(house: House, person: Person): Promise<readonly Upcoming[]>;
  manifesto?(house: House, person: Person): Promise<string | null>;
}

/** What app.ts hands the guide of the other modules: what it may propose, what it may know, and what a swap moves. */
export interface GuidePorts {
  readonly tools: ReadonlyMap<string, Tool>;
  readonly knowledge: Knowledge;
  readonly swapFinished: (house: House, tx: Db, personId: string, swapId: string, at: Date) => Promise<void>;
}

export const guidePorts = perHouseGiven<GuidePorts>('what the guide is lent');
