import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from '../run/processes.ts';
import type { Findings, Measure, Result } from '../run/result.ts';

const bar = 100_000;
const dist = join(root, 'web/dist');

const atOnce = /(?:\bfrom|\bimport)\s*["'`](\.\/[^"'`]+\.js)["'`]/g;
const later = /\bimport\(\s*["'`](\.\/[^"'`]+\.js)["'`]/g;
const partOf = (address: string): string => /([^/]+)-[\w-]{8}\.js$/.exec(address)?.[1] ?? '';

/** The parts that each page asks for by itself; journeys hold this against what a browser loads. */
const pages: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  landing: {
    epic: ['landing', 'UnderTheSky', 'standpoints'],
    mystical: ['landing', 'UnderTheSky', 'standpoint'],
    notebook: ['landing', 'AtTheTable'],
  },
  entry: {
    epic: ['identity', 'porch.paint'],
    mystical: ['identity', 'porch.paint', 'aurora'],
    notebook: ['identity', 'porch.paint', 'Paper'],
  },
};

/**
 * The scripts that a browser loads for a page in one of its versions: those the page names and what they import at once, and
 * of what they ask for later the parts that this version shows.
 */
export function scriptsOf(
  html: string,
  parts: readonly string[],
  read: (address: string) => string,
): string[] {
  const named = [...html.matchAll(/<(?:script|link)\b[^>]*?\b(?:src|href)="([^"]+\.js)"/g)].map(
    ([, at]) => at!,
  );
  const found = new Set(named);
  for (const address of found) {
    const text = read(address);
    const imported = (pattern: RegExp): string[] =>
      [...text.matchAll(pattern)].map(([, to]) => new URL(to!, new URL(address, 'http://house')).pathname);
    const asked = imported(later).filter((other) => parts.includes(partOf(other)));
    for (const other of [...imported(atOnce), ...asked]) found.add(other);
  }
  return [...found];
}

export const landing: Measure = {
  name: 'landing',
  async take(): Promise<Findings> {
    const built = existsSync(join(dist, 'index.html'));
    return { results: Object.entries(pages).map(([page, versions]) => sizeOf(page, built ? versions : {})) };
  },
};

function sizeOf(page: string, versions: Readonly<Record<string, readonly string[]>>): Result {
  const figure = `first load of the ${page}, JavaScript, gzip`;
  const words = 'at most 100 kB';
  const read = (address: string): string => readFileSync(join(dist, address), 'utf8');
  const sizes = Object.entries(versions).map(([version, parts]) => ({
    version,
    size: scriptsOf(read('index.html'), parts, read).reduce(
      (sum, script) => sum + gzipSync(read(script)).length,
      0,
    ),
  }));
  if (sizes.length === 0) {
    return { figure, ours: 'the web app is not built', beside: '', bar: words, reached: null };
  }
  const size = Math.max(...sizes.map((one) => one.size));
  return {
    figure,
    ours: `${(size / 1000).toFixed(1)} kB`,
    beside: sizes.map((one) => `${one.version} ${(one.size / 1000).toFixed(1)}`).join(', '),
    bar: words,
    reached: size <= bar,
  };
}
