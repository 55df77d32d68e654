import type { Card, DeedLink } from '@kinsong/contract/guide/extra.ts';
import type * as z from 'zod';
import type { House } from './house.ts';
import type { Person } from './person.ts';

/** Where a deed comes from: the sentence someone said in their thread, as far as there is one. */
export interface DeedOrigin {
  /** For what the deed makes. Done twice with the same id, it makes it once. */
  readonly id: string;
  readonly type: 'message' | 'guide';
  readonly messageId: string | null;
  readonly spaceId: string;
  /** The sentence itself. */
  readonly text: string;
}

export interface Deed {
  /** One short sentence of what is done now, for the thread. */
  readonly said: string;
  readonly link: DeedLink | null;
}

/**
 * Something the guide may propose, brought by the module that can do it. Nothing is done before the person's Yes: then it
 * runs in their name, with their rights.
 */
export interface Tool<Args extends z.ZodType = z.ZodType> {
  /** `tasks.create` */
  readonly name: string;
  /** What it is for, told to whoever proposes it. */
  readonly title: string;
  readonly args: Args;
  /**
   * Its arguments that are days, and those that are people of the space it names. A model may give one that makes no
   * sense: then this stands in its place, and the card asks or does without.
   */
  readonly days?: Readonly<Record<string, null | undefined>>;
  readonly people?: Readonly<Record<string, null | undefined>>;
  /** The card's words. It may look up what ids mean, for the eyes of this person only. */
  describe(house: House, person: Person, args: z.output<Args>): Promise<Card>;
  perform(house: House, person: Person, args: z.output<Args>, origin: DeedOrigin): Promise<Deed>;
}

/** Declares a tool and keeps the type of its arguments. */
export function tool<const Args extends z.ZodType>(declared: Tool<Args>): Tool<Args> {
  return declared;
}
