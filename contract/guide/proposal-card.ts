import * as z from 'zod';
import { Id } from '../common/ids.ts';

/** What was done after a Yes, to be looked at. Its way and what the way is called come of the tool that leads there. */
export const DeedLink = z.object({
  kind: z.string(),
  id: Id,
  space_id: Id.nullable(),
  name: z.string(),
  href: z.string().optional(),
  words: z.string().optional(),
});
export type DeedLink = z.infer<typeof DeedLink>;

/** An argument of a tool that can be changed by hand. What has no field stays as the guide proposed it. */
export const CardField = z.object({
  name: z.string(),
  label: z.string(),
  kind: z.enum(['words', 'choice', 'day', 'time', 'place', 'person']),
  /** It may be left empty. */
  free: z.boolean().optional(),
  /** Where the guide could not tell, the card asks for it, and a Yes alone is not enough. */
  asked: z.boolean().optional(),
  /** What stands in it where the guide left it open. */
  usual: z.string().optional(),
  /** So much room there is for words. */
  longest: z.int().optional(),
  /** So many years ahead a day may lie. */
  years: z.int().optional(),
  /** Of a choice. */
  options: z.array(z.object({ value: z.union([z.string(), z.number()]), label: z.string() })).optional(),
  /** The field it goes by: a time by its day, a person by the place they are in. */
  by: z.string().optional(),
  /** Of a place: what one must be allowed to do there. */
  needs: z.string().optional(),
  /** Of a place: what it is called to choose none. */
  none: z.string().optional(),
});
export type CardField = Readonly<z.infer<typeof CardField>>;

/** A card says itself all that is drawn of it and how it is changed, so that the browser knows no tool by its name. */
export const Card = z.object({
  ask: z.string(),
  title: z.string(),
  facts: z.array(
    z.object({
      icon: z.enum(['priority', 'due', 'who', 'space', 'time', 'words']),
      text: z.string(),
      tone: z.enum(['plain', 'warm', 'urgent']).default('plain'),
    }),
  ),
  fields: z.array(CardField).default([]),
});
export type Card = z.infer<typeof Card>;
/** What a tool says of one proposal; how it is changed is the same for all of its. */
export type CardWords = Omit<Card, 'fields'>;
