import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from '../run/processes.ts';
import type { Findings, Measure } from '../run/result.ts';

const bar = 100_000;
const dist = join(root, 'web/dist');

const atOnce = /(?:\bfrom|\bimport)\s*["'`](\.\/[^"'`]+\.js)["'`]/g;
const later = /\bimport\(\s*["'`](\.\/[^"'`]+\.js)["'`]/g;
const partOf = (address: string): string => /([^/]+)-[\w-]{8}\.js$/.exec(address)?.[1] ?? '';

/** The parts that each version of the landing asks for by itself; a journey holds this against what a browser loads. */
const versions: Readonly<Record<string, readonly string[]>> = {
  epic: ['landing', 'UnderTheSky', 'standpoints'],
  mystical: ['landing', 'UnderTheSky', 'standpoint'],
  notebook: ['landing', 'AtTheTable'],
};

/**
 * The scripts that a browser loads for a version of the landing: those the page names and what they import at once, and
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
    const figure = 'first load of the landing, JavaScript, gzip';
    if (!existsSync(join(dist, 'index.html'))) {
      return {
        results: [
          { figure, ours: 'the web app is not built', beside: '', bar: 'at most 100 kB', reached: null },
        ],
      };
    }
    const read = (address: string): string => readFileSync(join(dist, address), 'utf8');
    const html = read('index.html');
    const sizes = Object.entries(versions).map(([version, parts]) => ({
      version,
      size: scriptsOf(html, parts, read).reduce((sum, script) => sum + gzipSync(read(script)).length, 0),
    }));
    const size = Math.max(...sizes.map((one) => one.size));
    return {
      results: [
        {
          figure,
          ours: `${(size / 1000).toFixed(1)} kB`,
          beside: sizes.map((one) => `${one.version} ${(one.size / 1000).toFixed(1)}`).join(', '),
          bar: 'at most 100 kB',
          reached: size <= bar,
        },
      ],
    };
  },
};
