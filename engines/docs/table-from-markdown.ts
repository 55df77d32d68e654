import type { DocNode } from './doc-schema.ts';
import { inlineFrom } from './inline-from-markdown.ts';

const isRow = (line: string | undefined): boolean => line !== undefined && line.includes('|');
const divider = /^\s*\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)*\|?\s*$/;
const widest = 40;

/** A table where one stands: a row, a line that divides, and more rows. */
export function tableAt(
  lines: readonly string[],
  at: number,
): { readonly nodes: readonly DocNode[]; readonly next: number } | null {
  const [head, line] = [lines[at], lines[at + 1]];
  if (head === undefined || line === undefined || !isRow(head) || !divider.test(line)) return null;
  const width = Math.min(widest, cellsOf(line).length);
  if (cellsOf(head).length < width) return null;
  let next = at + 2;
  while (isRow(lines[next])) next += 1;
  const names = cellsOf(head);
  const rows = lines.slice(at + 2, next).map((text) => rowOf('tableCell', cellsOf(text), width));
  // A row of names without a name is there because Markdown wants one.
  const named =
    names.every((name) => name === '') && rows.length > 0 ? [] : [rowOf('tableHeader', names, width)];
  return { nodes: [{ type: 'table', content: [...named, ...rows] }], next };
}

const cellsOf = (line: string): string[] =>
  line
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.replaceAll('\\|', '|').trim());

const rowOf = (type: 'tableHeader' | 'tableCell', texts: readonly string[], width: number): DocNode => ({
  type: 'tableRow',
  content: Array.from({ length: width }, (_, at) => {
    const content = inlineFrom((texts[at] ?? '').replaceAll(/<br\s*\/?>/g, '\\\n'));
    return { type, content: [{ type: 'paragraph', ...(content.length === 0 ? {} : { content }) }] };
  }),
});
