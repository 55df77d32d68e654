import type { CardField, CardWords, DeedLink } from '@kinsong/contract/guide/proposal-card.ts';
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

/** What the built-in guide understood of a sentence, as far as a tool takes its arguments from it. */
export interface Heard {
  /** What a task, an event or a project would be called. */
  readonly title: string | null;
  /** The words that say what it is about, without dates and names. */
  readonly topic: readonly string[];
  /** 2026-11-25 */
  readonly day: string | null;
  readonly person: { readonly id: string; readonly name: string } | null;
}

/** When the built-in guide offers a tool, and in which words; a model goes by the tool's title. */
export interface Offering<Args extends z.ZodType = z.ZodType> {
  readonly intents: readonly string[];
  /** It is for somebody: where they could be one of several, it is asked which. */
  readonly forSomebody?: true;
  /** Its arguments and what may be said with the card; or how to ask for the title that is missing. */
  offer(
    heard: Heard,
  ):
    | { readonly args: z.input<Args>; readonly words: readonly string[] }
    | { readonly ask: readonly string[] };
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
  readonly offering?: Offering<Args>;
  /** The card's words. It may look up what ids mean, for the eyes of this person only. */
  describe(house: House, person: Person, args: z.output<Args>): Promise<CardWords>;
  perform(house: House, person: Person, args: z.output<Args>, origin: DeedOrigin): Promise<Deed>;
}

/** Declares a tool and keeps the type of its arguments. */
export function tool<const Args extends z.ZodType>(declared: Tool<Args>): Tool<Args> {
  return declared;
}
