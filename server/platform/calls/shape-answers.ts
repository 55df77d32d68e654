import * as z from 'zod';

type Shaping = (value: unknown) => unknown;

/** Puts an answer into JSON. */
export type Writing = (answer: unknown) => string;

/**
 * What the shape of an answer declares and nothing else, so that no column added to a row slips out. That the values
 * are right the types hold, and every test, where answers are checked whole; to check each of fifty messages again on
 * the way out would cost more than finding them.
 */
export function shapedAnswers(schema: z.ZodType): Writing {
  const shape = shapingOf(schema);
  return (answer) => JSON.stringify(shape === null ? answer : shape(answer));
}

export const checkedAnswers =
  (schema: z.ZodType): Writing =>
  (answer) =>
    JSON.stringify(z.encode(schema, answer));

/** How to shape a value, or null where it goes out as it is. */
function shapingOf(schema: z.core.$ZodType): Shaping | null {
  if (schema instanceof z.ZodObject) return schema.def.catchall === undefined ? ofObject(schema) : null;
  if (schema instanceof z.ZodArray) {
    const each = shapingOf(schema.def.element);
    return each && ((list) => (list as unknown[]).map(each));
  }
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional) {
    const inner = shapingOf(schema.def.innerType);
    return inner && ((value) => (value === null || value === undefined ? value : inner(value)));
  }
  if (plain.has(schema._zod.def.type)) return null;
  // A choice between shapes, a default, a conversion: seldom enough to be done by the schema itself.
  return (value) => z.encode(schema, value);
}

const plain = new Set<string>(['string', 'number', 'int', 'boolean', 'null', 'enum', 'literal', 'unknown']);

function ofObject(schema: z.ZodObject): Shaping {
  const parts = Object.entries<z.core.$ZodType>(schema.def.shape).map(
    ([key, part]) => [key, shapingOf(part)] as const,
  );
  return (value) => {
    const given = value as Readonly<Record<string, unknown>>;
    const shaped: Record<string, unknown> = {};
    for (const [key, shape] of parts) {
      const part = given[key];
      if (part !== undefined) shaped[key] = shape === null ? part : shape(part);
    }
    return shaped;
  };
}
