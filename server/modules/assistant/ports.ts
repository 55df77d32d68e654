import type { DangerCard } from '@kinsong/contract/guide/danger-card.ts';
import type { House } from '../../platform/house.ts';
import type { Ask } from '../../platform/model/index.ts';
import { perHouseGiven } from '../../platform/per-house.ts';
import type { Person } from '../../platform/person.ts';

/** What a model said, with the tools it called, unchecked. */
interface ModelWords {
  readonly text: string;
  readonly called: readonly { readonly name: string; readonly args: unknown }[];
}

/** What the guide lends, handed in by app.ts. */
export interface AssistantPorts {
  /**
   * null where no model may be asked for this person, or none answered in so many milliseconds. What is kept of it goes
   * with the space that it was about.
   */
  askModel(
    house: House,
    person: Person,
    ask: Ask,
    patience: number,
    about?: string,
  ): Promise<ModelWords | null>;
  /** Which of these said yes to the model that would be asked. */
  willingAmong(house: House, personIds: readonly string[]): Promise<ReadonlySet<string>>;
  /** Whom to call, where a life may be in danger; null where nothing sounds like it. */
  dangerIn(house: House, person: Person, text: string): Promise<DangerCard | null>;
}

export const assistantPorts = perHouseGiven<AssistantPorts>('what the assistant needs of the guide');
