import { emptyDoc, type DocJson, type DocNode } from './doc-schema.ts';
import { inlineFrom } from './inline-from-markdown.ts';
import { tableAt } from './table-from-markdown.ts';

/** Whoever nests deeper wants to see what breaks. */
const deepest = 12;

/** Reads Markdown as people write it. What it can not say is a paragraph: no word is lost. */
export function fromMarkdown(text: string): DocJson {
  const lines = text.replaceAll(/\r\n?/g, '\n').replaceAll('\t', '    ').split('\n');
  const content = blocksFrom(lines, 0);
  return content.length === 0 ? emptyDoc : { type: 'doc', content };
}

const heading = /^ {0,3}(#{1,6})(?:\s+(.*?))?(?:\s+#+)?\s*$/;
const rule = /^ {0,3}([-*_])(?:\s*\1){2,}\s*$/;
const fence = /^ {0,3}(`{3,}|~{3,})\s*([\w+#-]*)[^`]*$/;
const quote = /^ {0,3}> ?/;
const item = /^( {0,3})([-+*]|\d{1,9}[.)])(?: +(.*)| *)$/;
const pageBreak = /^\s*<!-- page break -->\s*$/;
const remark = /^\s*<!--(?:(?!-->).)*-->\s*$/;
const taskRemark = /^\s*[-+*] \[[ xX]\] .*<!-- task ([0-9a-f-]{36}) -->\s*$/;
const picture = /^\s*!\[([^\]]*)\]\(([^)\s]+)(?:\s+"([^"]*)")?\)\s*$/;
const ownFile = /\/api\/files\/([0-9a-f-]{36})/;
const begins = [heading, rule, fence, quote, item, pageBreak, picture];

interface Read {
  readonly nodes: readonly DocNode[];
  readonly next: number;
}

function blocksFrom(lines: readonly string[], depth: number): DocNode[] {
  const nodes: DocNode[] = [];
  for (let at = 0; at < lines.length;) {
    const read = blockAt(lines, at, depth);
    nodes.push(...read.nodes);
    at = Math.max(read.next, at + 1);
  }
  return nodes;
}

function blockAt(lines: readonly string[], at: number, depth: number): Read {
  const line = lines[at]!;
  if (line.trim() === '') return { nodes: [], next: at + 1 };
  if (pageBreak.test(line)) return one({ type: 'pageBreak' }, at + 1);
  if (remark.test(line)) return { nodes: [], next: at + 1 };
  const task = taskRemark.exec(line)?.[1];
  if (task !== undefined) return one({ type: 'task', attrs: { task_id: task } }, at + 1);
  const title = heading.exec(line);
  if (title !== null) {
    const level = Math.min(3, title[1]!.length);
    return one(withWords('heading', title[2] ?? '', { level }), at + 1);
  }
  if (rule.test(line)) return one({ type: 'horizontalRule' }, at + 1);
  if (fence.test(line)) return codeAt(lines, at);
  const shown = picture.exec(line);
  const file = ownFile.exec(shown?.[2] ?? '')?.[1];
  if (shown !== null && file !== undefined)
    return one(
      { type: 'picture', attrs: { file_id: file, alt: shown[1]!, caption: shown[3] ?? '' } },
      at + 1,
    );
  if (depth < deepest && quote.test(line)) return quoteAt(lines, at, depth);
  if (depth < deepest && item.test(line)) return listAt(lines, at, depth);
  return tableAt(lines, at) ?? paragraphAt(lines, at);
}

const one = (node: DocNode, next: number): Read => ({ nodes: [node], next });

function withWords(type: 'heading' | 'paragraph', words: string, attrs?: DocNode['attrs']): DocNode {
  const content = inlineFrom(words);
  return {
    type,
    ...(attrs === undefined ? {} : { attrs }),
    ...(content.length === 0 ? {} : { content }),
  };
}

function codeAt(lines: readonly string[], at: number): Read {
  const [, sign = '', language = ''] = fence.exec(lines[at]!) ?? [];
  let end = at + 1;
  const closes = new RegExp(`^ {0,3}${sign[0]}{${sign.length},}\\s*$`);
  while (end < lines.length && !closes.test(lines[end]!)) end += 1;
  const text = lines.slice(at + 1, end).join('\n');
  const content: DocNode[] = text === '' ? [] : [{ type: 'text', text }];
  return one({ type: 'codeBlock', attrs: { language: language || null }, content }, end + 1);
}

function quoteAt(lines: readonly string[], at: number, depth: number): Read {
  let end = at;
  while (end < lines.length && quote.test(lines[end]!)) end += 1;
  const inside = lines.slice(at, end).map((line) => line.replace(quote, ''));
  return one({ type: 'blockquote', content: orLine(blocksFrom(inside, depth + 1)) }, end);
}

/** A list goes on as long as its items do, with whatever is indented below them. */
function listAt(lines: readonly string[], at: number, depth: number): Read {
  const isOrdered = (sign: string): boolean => /\d/.test(sign);
  const first = item.exec(lines[at]!)!;
  const items: DocNode[] = [];
  let next = at;
  while (next < lines.length) {
    const found = item.exec(lines[next]!);
    if (found === null || rule.test(lines[next]!) || isOrdered(found[2]!) !== isOrdered(first[2]!)) break;
    if (taskRemark.test(lines[next]!)) break;
    const indent = found[1]!.length + found[2]!.length + 1;
    const inside = [boxed(found[3] ?? '')];
    next += 1;
    while (next < lines.length && goesOn(lines, next, indent)) {
      inside.push(lines[next]!.replace(new RegExp(`^ {0,${indent}}`), ''));
      next += 1;
    }
    while (inside.at(-1) === '') inside.pop();
    items.push({ type: 'listItem', content: orLine(blocksFrom(inside, depth + 1)) });
    while (lines[next]?.trim() === '' && item.test(lines[next + 1] ?? '')) next += 1;
  }
  if (items.length === 0) return paragraphAt(lines, at);
  if (!isOrdered(first[2]!)) return one({ type: 'bulletList', content: items }, next);
  return one({ type: 'orderedList', attrs: { start: Number.parseInt(first[2]!, 10) }, content: items }, next);
}

/** Indented below an item, or the rest of its paragraph. */
function goesOn(lines: readonly string[], at: number, indent: number): boolean {
  const line = lines[at]!;
  const isIndented = (text: string): boolean => text.startsWith(' '.repeat(Math.min(indent, 2)));
  if (line.trim() === '') return lines[at + 1] !== undefined && /^ {2,}\S/.test(lines[at + 1]!);
  return isIndented(line) || (lines[at - 1]?.trim() !== '' && !begins.some((sign) => sign.test(line)));
}

/** A box to tick that is no task of a salon: it keeps its look. */
const boxed = (text: string): string =>
  text.replace(/^\[( |x|X)\] /, (_, tick: string) => (tick === ' ' ? '☐ ' : '☑ '));

const orLine = (nodes: DocNode[]): DocNode[] => {
  const [first] = nodes;
  return first === undefined || first.type !== 'paragraph' ? [{ type: 'paragraph' }, ...nodes] : nodes;
};

function paragraphAt(lines: readonly string[], at: number): Read {
  let end = at + 1;
  while (end < lines.length && lines[end]!.trim() !== '' && !begins.some((sign) => sign.test(lines[end]!)))
    end += 1;
  const words = lines.slice(at, end).map((line) => line.trimStart());
  return one(withWords('paragraph', words.join('\n').trimEnd()), end);
}
