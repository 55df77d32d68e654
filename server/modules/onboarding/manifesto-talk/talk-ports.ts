import type { House } from '../../../platform/house.ts';
import type { Ask } from '../../../platform/model/index.ts';
import { perHouseGiven } from '../../../platform/per-house.ts';
import type { Person } from '../../../platform/person.ts';

/** What the guide lends the talk about a manifesto. Handed in by app.ts. */
export interface TalkPorts {
  /** Asks the model, with the person's Yes; null where nobody may be asked, or no answer came in time. */
  readonly askModel: (
    house: House,
    person: Person,
    ask: Ask,
    patience: number,
  ) => Promise<{
    readonly text: string;
    readonly called: readonly { readonly name: string; readonly args: unknown }[];
  } | null>;
  /** Whom to call, where words sound as if a life was in danger. */
  readonly dangerIn: (house: House, person: Person, text: string) => Promise<Danger | null>;
}

interface Line {
  readonly number: string;
  readonly where: string;
}

export interface Danger {
  readonly call: Line;
  readonly elsewhere: readonly Line[];
  readonly listening: readonly Line[];
  readonly steps: readonly { readonly lead: string; readonly rest: string }[];
}

export const talkPorts = perHouseGiven<TalkPorts>('what the guide lends the talk about a manifesto');
