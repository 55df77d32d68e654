import { useMemo } from 'react';
import { useEveryone } from '../spaces/index.ts';

/** So many colours are told apart. */
const hues = 8;

/** Who writes, as this browser knows them: what a line says of itself is not asked for its name. */
export interface Writer {
  readonly name: string;
  readonly hue: number;
}

/** Each person of the salon has one colour for all their docs there: by when they came to the house. */
export function useWriterOf(space: string): (person: string) => Writer {
  const people = useEveryone(space);
  return useMemo(() => {
    const found = new Map([...people.keys()].sort().map((id, at) => [id, at % hues]));
    return (person) => ({ name: people.get(person)?.name ?? 'Someone', hue: found.get(person) ?? 0 });
  }, [people]);
}
