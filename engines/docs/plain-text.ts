import type { DocJson, DocNode } from './doc-schema.ts';

/** What stands in a line of its own. */
const lines: ReadonlySet<string> = new Set(['paragraph', 'heading', 'codeBlock', 'task', 'picture']);

/** The words of a doc and nothing else: what it is found by, and what the guide reads. */
export const plainText = ({ content }: DocJson): string => joined(content).trim();

/** The words of one block. */
export const textOf = (node: DocNode): string => joined([node]).trim();

const joined = (nodes: readonly DocNode[]): string => nodes.map(written).join('');

function written({ type, text = '', attrs = {}, content = [] }: DocNode): string {
  if (type === 'text') return text;
  if (type === 'hardBreak') return '\n';
  if (type === 'mention') return `@${String(attrs['name'] ?? '')}`;
  if (type === 'messageLink') return String(attrs['text'] ?? '');
  if (type === 'picture') return `${String(attrs['caption'] || attrs['alt'] || '')}\n`;
  if (type === 'tableRow') return `${content.map((cell) => joined([cell]).trim()).join(' | ')}\n`;
  return joined(content) + (lines.has(type) ? '\n' : '');
}
