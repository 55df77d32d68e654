import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

const turnsSchemasIntoJson = /\/zod\/v4\/core\/(?:to-json-schema|json-schema-processors)\.js$/;

/**
 * Every schema of zod carries what describes it to other programs. The house does that, no browser does, and it weighs
 * five kilobytes on the first line somebody waits for: here the same names stand for nothing.
 */
export function withoutJsonSchemas(): Plugin {
  return {
    name: 'without JSON schemas',
    apply: 'build',
    async load(id) {
      if (!turnsSchemasIntoJson.test(id)) return null;
      return nothingBy(await readFile(id, 'utf8'));
    },
  };
}

/** The names that a file hands out, each of them a function that is never called. */
export function nothingBy(source: string): string {
  const plain = [...source.matchAll(/^export (?:const|function) (\w+)/gm)].map(
    ([, name]) => `none as ${name}`,
  );
  const renamed = [...source.matchAll(/^export \{ \w+ as (\w+) \};/gm)].map(([, name]) => `none as ${name}`);
  return `const none = () => () => { throw new Error('no browser describes schemas'); };
export { ${[...plain, ...renamed].join(', ')} };`;
}
