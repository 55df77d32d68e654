import type { DocJson, DocMark, DocNode } from './doc-schema.ts';
import type { ExportFacts } from './export-facts.ts';

/** A doc as a page of its own that stays as it is wherever it is kept: nothing in it asks for anything. */
export function toHtml({ content }: DocJson, facts: ExportFacts): string {
  const title = escaped(facts.title);
  const body = content.map((node) => block(node, facts)).join('\n');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${style}</style>
</head>
<body>
<h1 class="title">${title}</h1>
${body}
</body>
</html>
`;
}

const style = `
body { max-width: 42rem; margin: 3rem auto; padding: 0 1rem; font: 1.1rem/1.55 Alegreya, Georgia, serif; color: #221d33; }
h1, h2, h3 { line-height: 1.2; margin: 1.6em 0 .4em; }
.title { margin-top: 0; font-size: 2.2rem; }
img { max-width: 100%; border-radius: .6rem; }
figure { margin: 1.2em 0; } figcaption { font-size: .9rem; color: #5b5570; }
table { border-collapse: collapse; margin: 1em 0; } th, td { border: 1px solid #cfc8dd; padding: .3em .6em; text-align: left; vertical-align: top; }
th p, td p, li p { margin: 0; } blockquote { margin-left: 0; padding-left: 1em; border-left: 3px solid #d9a441; }
pre { background: #f2eef8; padding: .8em; overflow: auto; border-radius: .4rem; } .task { list-style: none; }
.page-break { border: 0; break-after: page; }`;

const simple = {
  bulletList: 'ul',
  listItem: 'li',
  blockquote: 'blockquote',
  table: 'table',
  tableRow: 'tr',
} as const;

function block(node: DocNode, facts: ExportFacts): string {
  const { type, attrs = {}, content = [] } = node;
  const inside = (): string => content.map((child) => block(child, facts)).join('');
  switch (type) {
    case 'heading': {
      // The title is the first of them.
      const level = Math.min(4, Number(attrs['level'] ?? 1) + 1);
      return `<h${level}>${inside()}</h${level}>`;
    }
    case 'paragraph':
      return `<p>${inside()}</p>`;
    case 'orderedList':
      return `<ol start="${Math.trunc(Number(attrs['start'] ?? 1))}">${inside()}</ol>`;
    case 'tableHeader':
      return `<th${spans(attrs)}>${inside()}</th>`;
    case 'tableCell':
      return `<td${spans(attrs)}>${inside()}</td>`;
    case 'codeBlock':
      return `<pre><code>${inside()}</code></pre>`;
    case 'horizontalRule':
      return '<hr>';
    case 'pageBreak':
      return '<hr class="page-break">';
    case 'task': {
      const { text = 'A task', done = false } = facts.tasks.get(String(attrs['task_id'])) ?? {};
      return `<p class="task">${done ? '☑' : '☐'} ${escaped(text)}</p>`;
    }
    case 'picture':
      return picture(attrs, facts);
    default:
      return Object.hasOwn(simple, type)
        ? within(simple[type as keyof typeof simple], inside())
        : inline(node);
  }
}

const within = (tag: string, inside: string): string => `<${tag}>${inside}</${tag}>`;

const spans = (attrs: NonNullable<DocNode['attrs']>): string =>
  (['colspan', 'rowspan'] as const)
    .map((name) => [name, Math.trunc(Number(attrs[name] ?? 1))] as const)
    .filter(([, many]) => many > 1 && many < 1000)
    .map(([name, many]) => ` ${name}="${many}"`)
    .join('');

function picture(attrs: NonNullable<DocNode['attrs']>, { pictures }: ExportFacts): string {
  const address = pictures.get(String(attrs['file_id'] ?? ''));
  const caption = String(attrs['caption'] ?? '');
  const alt = escaped(String(attrs['alt'] ?? ''));
  const image =
    address === undefined ? `<em>${alt || 'A picture'}</em>` : `<img src="${escaped(address)}" alt="${alt}">`;
  return within('figure', image + (caption === '' ? '' : within('figcaption', escaped(caption))));
}

function inline({ type, text = '', attrs = {}, marks = [] }: DocNode): string {
  if (type === 'hardBreak') return '<br>';
  if (type === 'mention') return `<strong>@${escaped(String(attrs['name'] ?? ''))}</strong>`;
  if (type === 'messageLink') return `<em>${escaped(String(attrs['text'] ?? ''))}</em>`;
  return marks.reduceRight(marked, escaped(text));
}

const tags = { bold: 'strong', italic: 'em', strike: 's', code: 'code' } as const;

function marked(inside: string, { type, attrs = {} }: DocMark): string {
  if (type === 'comment') return inside;
  if (type !== 'link') return within(tags[type], inside);
  const href = String(attrs['href'] ?? '');
  return /^(?:https?:|mailto:|tel:)/i.test(href) ? `<a href="${escaped(href)}">${inside}</a>` : inside;
}

const letters: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (letter) => letters[letter]!);
