import { Visitor } from 'oxc-parser';
import type { Check, Outcome } from './check.ts';
import { parse } from './parse.ts';
import { code, sheets } from './source-tree.ts';
import type { Tree } from './source-tree.ts';

/** No `any`, nothing put off, and no rule silenced without saying why on the same line. */
export const suppressions: Check = { name: 'any and suppressions', floor: 150, run };

function run(tree: Tree): Outcome {
  const failures: string[] = [];
  const sources = code(tree);
  for (const file of sources) {
    const { program, comments, lineOf } = parse(tree, file);
    for (const { value, start } of comments) {
      const wrong = judge(value.trim());
      if (wrong !== null) failures.push(`${file}:${lineOf(start)}: ${wrong}`);
    }
    new Visitor({
      TSAnyKeyword: ({ start }) => failures.push(`${file}:${lineOf(start)}: any; say what it is, or unknown`),
    }).visit(program);
  }
  const css = sheets(tree);
  for (const file of css) {
    for (const comment of tree.read(file).matchAll(/\/\*(.*?)\*\//gs)) {
      const wrong = judge((comment[1] ?? '').trim());
      if (wrong !== null) failures.push(`${file}: ${wrong}`);
    }
  }
  return { failures, read: sources.length + css.length, expected: sources.length + css.length };
}

/** A reason is at least three words long. */
const reason = /(\S+\s+){2}\S+/;

/** What is wrong with a comment, or null. */
function judge(comment: string): string | null {
  const first = /^[@\w:-]+/.exec(comment.replace(/^\*\s*/, ''))?.[0] ?? '';
  if (/^@ts-(ignore|nocheck)/.test(first)) return `${first} is never right: use @ts-expect-error and say why`;
  if (first === '@ts-expect-error' && !reason.test(comment.slice(first.length)))
    return `${first} without a reason`;
  if (/^(ox|es|style)lint-disable$/.test(first)) return `${first} silences a whole file; silence one line`;
  if (
    /^(ox|es|style)lint-disable-(next-)?line$/.test(first) &&
    !reason.test(comment.split(' -- ')[1] ?? '')
  ) {
    return `${first} without a reason (… -- why)`;
  }
  if (/^(oxfmt|prettier)-ignore/.test(first) && !reason.test(comment.slice(first.length))) {
    return `${first} without a reason`;
  }
  return /\b(TODO|FIXME|XXX|HACK)\b/.test(comment) ? 'something put off; do it or open an issue' : null;
}
