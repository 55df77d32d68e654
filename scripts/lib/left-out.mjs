import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { root } from './paths.mjs';

const needsRedis = /\.nodes\.(test|journey)\.ts$/;

function found(program) {
  return (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, program)));
}

/** Patterns of the tests with two nodes, where Redis is not on the machine. */
export const leftOut = found('redis-server') ? [] : ['**/*.nodes.test.ts', '**/*.nodes.journey.ts'];

/** Names them, so that nobody takes a run for whole that is not. */
export function nameLeftOut() {
  const names = ['server', 'journeys']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true }).map((name) => `${folder}/${name}`),
    )
    .filter((name) => needsRedis.test(name) && !name.includes('node_modules'));
  if (leftOut.length === 0 || names.length === 0) return;
  const lines = names.map((name) => `  ${name}\n`).join('');
  process.stdout.write(`Left out, since redis-server is not on this machine:\n${lines}`);
}
