import type { Check, Outcome } from './check.ts';
import { parse } from './parse.ts';
import { code, isDeclaration, isTest, sheets } from './source-tree.ts';
import type { Tree } from './source-tree.ts';

const median = 70;
const usual = { lines: 250, share: 0.95 };
const most = 400;
/** A table of values, one a line, is looked up and not read through. */
const values = /^web\/ui\/tokens[.\w]*\.css$/;

/** The limits of the house for one source file; tests and what a program wrote do not count. */
export const sizes: Check = { name: 'file sizes', floor: 150, run };

function run(tree: Tree): Outcome {
  const sources = code(tree).filter((file) => !isTest(file) && !isDeclaration(file) && !isGenerated(file));
  const lines = sources.map((file) => ({ file, lines: countLines(tree.read(file)) }));
  const css = sheets(tree).filter((file) => !values.test(file));
  const failures = [...lines, ...css.map((file) => ({ file, lines: countLines(tree.read(file)) }))]
    .filter((source) => source.lines > most)
    .map((source) => `${source.file}: ${source.lines} lines, none may have more than ${most}`);
  const sorted = lines.map((source) => source.lines).toSorted((a, b) => a - b);
  const middle = sorted[Math.floor(sorted.length / 2)] ?? 0;
  if (middle > median) failures.push(`the median is ${middle} lines, it may be ${median} at most`);
  const long = lines.filter((source) => source.lines >= usual.lines);
  if (long.length > lines.length * (1 - usual.share)) {
    const names = long.map((source) => `${source.file} (${source.lines})`).join(', ');
    failures.push(`more than 5% of the files have ${usual.lines} lines or more: ${names}`);
  }
  const notes = [
    `median ${middle} lines, ${long.length} of ${lines.length} files from ${usual.lines} lines on`,
  ];
  return {
    failures,
    notes: [...notes, commentShare(tree, sources)],
    read: lines.length,
    expected: sources.length,
  };
}

const isGenerated = (file: string): boolean => file.startsWith('server/migrations/');
const countLines = (text: string): number => text.trimEnd().split('\n').length;

/** Printed, never enforced: a quota of comments makes people write comments for the quota. */
function commentShare(tree: Tree, sources: readonly string[]): string {
  let all = 0;
  let commented = 0;
  for (const file of sources) {
    const { comments, lineOf } = parse(tree, file);
    all += countLines(tree.read(file));
    for (const { start, end } of comments) commented += lineOf(end) - lineOf(start) + 1;
  }
  return `comments stand on ${all === 0 ? 0 : Math.round((100 * commented) / all)}% of ${all} lines`;
}
