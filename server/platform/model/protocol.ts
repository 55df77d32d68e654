import * as z from 'zod';
import type { Ask, Part, Tokens } from './exchange-types.ts';
import type { ModelSettings } from './settings.ts';

/** How a kind of provider is asked, and how its answer is read. */
export interface Protocol {
  /** Where it is asked, below the address that is set. */
  readonly path: string;
  headers(settings: ModelSettings): Record<string, string>;
  body(settings: ModelSettings, ask: Ask): object;
  hearing(): Hearing;
}

/** One answer as it is heard, event by event. */
export interface Hearing {
  hear(data: string): Iterable<Exclude<Part, { kind: 'end' }>>;
  /** The provider has said that its answer is whole. */
  readonly whole: boolean;
  readonly tokens: Tokens | null;
}

/** What a tool was given, as far as it can be read; whoever acts on it holds it to the schema itself. */
export function readArgs(text: string): unknown {
  if (text.trim() === '') return {};
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Providers take letters, digits, _ and - in a tool's name. */
export const wireName = (name: string): string => name.replaceAll('.', '__');

const written = new WeakMap<z.ZodType, object>();

/** A schema as providers read it. Writing ten of them out takes longer than the house may keep a question. */
export function writtenOut(schema: z.ZodType): object {
  const known = written.get(schema);
  if (known !== undefined) return known;
  const text = z.toJSONSchema(schema, { target: 'draft-7', io: 'input', unrepresentable: 'any' });
  written.set(schema, text);
  return text;
}
