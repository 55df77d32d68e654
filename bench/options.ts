import { parseArgs } from 'node:util';

export interface Options {
  /** A short run, to see whether something moved; its figures are not written down. */
  readonly quick: boolean;
  /** Puts the table into docs/operations/performance.md. */
  readonly write: boolean;
  /** Instead of measuring against others, says where our own server spends its time. */
  readonly profile: boolean;
  /** The measures to take; all of them when none is named. */
  readonly only: readonly string[];
  readonly help: boolean;
}

export const usage = `npm run bench -- [options]
  --quick          a short run: fewer and shorter rounds
  --only a,b       only these measures
  --write          puts the table into docs/operations/performance.md
  --profile        where our server spends its time while a room is busy
`;

export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      quick: { type: 'boolean', default: false },
      write: { type: 'boolean', default: false },
      profile: { type: 'boolean', default: false },
      only: { type: 'string', default: '' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.write && (values.quick || values.only !== '')) {
    throw new Error('--write needs the whole run: without --quick and without --only');
  }
  return { ...values, only: values.only.split(',').filter((name) => name !== '') };
}
