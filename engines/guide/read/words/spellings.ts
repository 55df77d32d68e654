import { table } from './spellings.words.ts';

/** What is meant by what people type. */
export const spellings: ReadonlyMap<string, string> = new Map(
  table
    .trim()
    .split('\n')
    .flatMap((row) => {
      const [meant = '', typed = ''] = row.split(': ');
      return typed.split(' ').map((slip) => [slip, meant] as const);
    }),
);
