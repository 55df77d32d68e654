import type { DocJson, DocNode } from './doc-schema.ts';
import { noFacts, type ExportFacts } from './export-facts.ts';
import { inlineMarkdown } from './inline-markdown.ts';

/** A doc as Markdown that every program reads. What only this house knows stands in remarks, and is understood again. */
export function toMarkdown({ content }: DocJson, facts: ExportFacts = noFacts): string {
  return `${blocks(content, facts).trim()}\n`;
}

function blocks(nodes: readonly DocNode[], facts: ExportFacts): string {
  let text = '';
  nodes.forEach((node, place) => {
    const before = nodes[place - 1];
    // Two lists of a kind, one after the other, would read as one.
    const apart = before !== undefined && before.type === node.type && isList(node) ? '<!-- -->\n\n' : '';
    const isRow = before?.type === 'task' && node.type === 'task';
    text = `${isRow ? text.replace(/\n\n$/, '\n') : text}${apart}${block(node, facts)}\n\n`;
  });
  return text;
}

const isList = ({ type }: DocNode): boolean => type === 'bulletList' || type === 'orderedList';

function block(node: DocNode, facts: ExportFacts): string {
  const { attrs = {}, content = [] } = node;
  switch (node.type) {
    case 'heading':
      return `${'#'.repeat(Number(attrs['level'] ?? 1))} ${inlineMarkdown(content).replaceAll(/\s*\n\s*/g, ' ')}`;
    case 'bulletList':
      return content.map((item) => listItem('- ', item, facts)).join('\n');
    case 'orderedList':
      return content
        .map((item, place) => listItem(`${place + Number(attrs['start'] ?? 1)}. `, item, facts))
        .join('\n');
    case 'blockquote':
      return prefixed(blocks(content, facts).trim(), '> ', '> ');
    case 'horizontalRule':
      return '---';
    case 'pageBreak':
      return '<!-- page break -->';
    case 'codeBlock':
      return code(String(attrs['language'] ?? ''), content.map(({ text = '' }) => text).join(''));
    case 'table':
      return table(content, facts);
    case 'task':
      return task(String(attrs['task_id'] ?? ''), facts);
    case 'picture':
      return picture(attrs, facts);
    default:
      return lineStart(inlineMarkdown(content));
  }
}

/** What would begin a heading, a list, a quote or a rule at the start of a line, and is only a letter here. */
const lineStart = (text: string): string =>
  text
    .replaceAll(/^(\s*)(?=[>|]|(?:#{1,6}|[-+])(?:\s|$)|-[-\s]*$)/gm, '$1\\')
    .replaceAll(/^(\s*\d{1,9})(?=[.)](?:\s|$))/gm, '$1\\');

const prefixed = (text: string, first: string, rest: string): string =>
  text
    .split('\n')
    .map((line, place) => (line === '' ? rest.trimEnd() : `${place === 0 ? first : rest}${line}`))
    .join('\n') || first.trimEnd();

function listItem(sign: string, { content = [] }: DocNode, facts: ExportFacts): string {
  const text = blocks(content, facts)
    .trim()
    .replaceAll(/\n\n(?=\s*(?:[-+*]|\d+\.) )/g, '\n');
  return prefixed(text, sign, ' '.repeat(sign.length)).replaceAll(/^ +$/gm, '');
}

function code(language: string, text: string): string {
  const longest = Math.max(2, ...(text.match(/`{3,}/g) ?? []).map(({ length }) => length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${language.replaceAll(/[^\w+#-]/g, '')}\n${text}\n${fence}`;
}

function table(rows: readonly DocNode[], facts: ExportFacts): string {
  const cells = rows.map(({ content = [] }) =>
    content.map(({ content: inside = [] }) =>
      blocks(inside, facts)
        .trim()
        .replaceAll('|', '\\|')
        .replaceAll(/\s*\n\s*/g, '<br>'),
    ),
  );
  const width = Math.max(1, ...cells.map(({ length }) => length));
  const row = (texts: readonly string[]): string =>
    `| ${Array.from({ length: width }, (_, at) => texts[at] ?? '').join(' | ')} |`;
  const isHeaded = rows[0]?.content?.every(({ type }) => type === 'tableHeader') === true;
  const [head = [], ...rest] = isHeaded ? cells : [[], ...cells];
  return [row(head), row(Array.from({ length: width }, () => '---')), ...rest.map(row)].join('\n');
}

function task(id: string, { tasks }: ExportFacts): string {
  const { text = 'A task', done = false } = tasks.get(id) ?? {};
  return `- [${done ? 'x' : ' '}] ${text.replaceAll(/\s+/g, ' ')} <!-- task ${id} -->`;
}

function picture(attrs: NonNullable<DocNode['attrs']>, { pictures }: ExportFacts): string {
  const id = String(attrs['file_id'] ?? '');
  const alt = String(attrs['alt'] ?? '').replaceAll(/[[\]\\]|\s+/g, ' ');
  const caption = String(attrs['caption'] ?? '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll('"', '”');
  const address = pictures.get(id) ?? `/api/files/${id}`;
  return `![${alt}](${address}${caption === '' ? '' : ` "${caption}"`})`;
}
