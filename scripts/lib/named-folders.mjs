import { resolve } from 'node:path';

/** The words after `--`. npm works in the folder of the house; a folder is meant from where one stands. */
export function namedFolders() {
  const here = process.env.INIT_CWD ?? process.cwd();
  return process.argv.slice(2).map((word) => (word.startsWith('-') ? word : resolve(here, word)));
}
