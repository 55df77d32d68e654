import type { CardField, CardWords, DeedLink } from '@kinsong/contract/guide/proposal-card.ts';
import type { Act } from '@kinsong/engines/guide/frames/acts.ts';
import type { Deed as WishedDeed, Proposal, Slot } from '@kinsong/engines/guide/talk/proposal.ts';
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

/** Where what a tool made can be looked at, and what the way there is called. */
export interface ToolLink {
  readonly kind: DeedLink['kind'];
  /** With :id in the place of what was made, and :space_id in that of the space it lies in. */
  readonly path: string;
  readonly words: string;
}

/** Which wishes of the built-in guide a tool fulfils; a model goes by the tool's title. */
export interface Hears<Args extends z.ZodType = z.ZodType> {
  readonly acts: readonly Act[];
  /** Where several tools answer to one act: the deed of it that is this one's. */
  readonly deed?: WishedDeed;
  /** Without these there is no card: they are asked for first. */
  readonly needs: readonly Slot[];
  /** Its arguments, of what was said; null where this wish is not one it can do. */
  args(proposal: Proposal): z.input<Args> | null;
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
  /** The same as a person would call it, where that is another. */
  readonly label?: string;
  readonly args: Args;
  /**
   * Its arguments that are days, and those that are people of the space it names. A model may give one that makes no
   * sense: then this stands in its place, and the card asks or does without.
   */
  readonly days?: Readonly<Record<string, null | undefined>>;
  readonly people?: Readonly<Record<string, null | undefined>>;
  /** What of it can be changed by hand before the Yes. */
  readonly fields?: readonly CardField[];
  readonly link?: ToolLink;
  readonly hears?: Hears<Args>;
  /** The card's words. It may look up what ids mean, for the eyes of this person only. */
  describe(house: House, person: Person, args: z.output<Args>): Promise<CardWords>;
  perform(house: House, person: Person, args: z.output<Args>, origin: DeedOrigin): Promise<Deed>;
}

/** Declares a tool and keeps the type of its arguments. */
export function tool<const Args extends z.ZodType>(declared: Tool<Args>): Tool<Args> {
  return declared;
}
