import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './processes.ts';
import type { Findings, Result } from './result.ts';

export interface Report {
  readonly machine: string;
  /** How many things wanted the machine's cores when the run began. */
  readonly busy: number;
  readonly day: Date;
  readonly findings: readonly Findings[];
}

const page = join(root, 'docs/operations/performance.md');
/** What lies between these two lines is the bench's; the words around them are people's. */
const [from, to] = ['<!-- measured -->', '<!-- end of what was measured -->'];

export function reportOf({ machine, busy, day, findings }: Report): string {
  const results = findings.flatMap((found) => found.results);
  return [
    `Measured on ${day.toISOString().slice(0, 10)}: ${machine} · load ${busy.toFixed(1)} before the run`,
    '',
    '| figure | ours | beside it | bar | reached |',
    '|---|---|---|---|---|',
    ...results.map(row),
    ...findings.flatMap(({ details }) => (details === undefined ? [] : ['', ...details])),
    '',
  ].join('\n');
}

function row({ figure, ours, beside, bar, reached }: Result): string {
  const verdict = reached === null ? 'not measured' : reached ? 'yes' : '**no**';
  return `| ${[figure, ours, beside, bar, verdict].join(' | ')} |`;
}

export function writeReport(report: Report): void {
  const text = readFileSync(page, 'utf8');
  const [start, end] = [text.indexOf(from), text.indexOf(to)];
  if (start === -1 || end < start) throw new Error(`${page} has lost its lines ${from} and ${to}`);
  writeFileSync(page, `${text.slice(0, start)}${from}\n\n${reportOf(report)}\n${text.slice(end)}`);
}
