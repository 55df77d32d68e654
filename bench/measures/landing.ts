import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from '../run/processes.ts';
import type { Findings, Measure } from '../run/result.ts';

const bar = 100_000;
const dist = join(root, 'web/dist');

const atOnce = /(?:\bfrom|\bimport)\s*["'`](\.\/[^"'`]+\.js)["'`]/g;
const later = /\bimport\(\s*["'`](\.\/[^"'`]+\.js)["'`]/g;
const isLanding = (address: string): boolean => /\/landing-[^/]*$/.test(address);

/**
 * The scripts that a browser loads for the landing: those the page names and what they import at once, then the
 * landing's own part and all that it asks for, its scenery included.
 */
export function scriptsOf(html: string, read: (address: string) => string): string[] {
  const named = [...html.matchAll(/<(?:script|link)\b[^>]*?\b(?:src|href)="([^"]+\.js)"/g)].map(
    ([, at]) => at!,
  );
  const found = new Set(named);
  for (const address of found) {
    const text = read(address);
    const imported = (pattern: RegExp): string[] =>
      [...text.matchAll(pattern)].map(([, to]) => new URL(to!, new URL(address, 'http://house')).pathname);
    const asked = imported(later).filter((other) => isLanding(address) || isLanding(other));
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
    const scripts = scriptsOf(read('index.html'), read);
    const size = scripts.reduce((sum, script) => sum + gzipSync(read(script)).length, 0);
    return {
      results: [
        {
          figure,
          ours: `${(size / 1000).toFixed(1)} kB`,
          beside: `${scripts.length} files`,
          bar: 'at most 100 kB',
          reached: size <= bar,
        },
      ],
    };
  },
};
