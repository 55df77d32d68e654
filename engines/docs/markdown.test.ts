import { describe, expect, test } from 'vitest';
import * as fc from 'fast-check';
import type { DocJson, DocNode } from './doc-schema.ts';
import { fromMarkdown } from './from-markdown.ts';
import { plainText } from './plain-text.ts';
import { toHtml } from './to-html.ts';
import { toMarkdown } from './to-markdown.ts';

const id = '01890000-0000-7000-8000-00000000000a';
const inline = (text: string): readonly DocNode[] => fromMarkdown(text).content[0]?.content ?? [];
const kinds = (text: string): string[] => fromMarkdown(text).content.map(({ type }) => type);

describe('[P8] Markdown comes in', () => {
  test.each([
    ['# One\n## Two\n#### Four', ['heading', 'heading', 'heading']],
    ['A line\ngoes on\n\nAnother', ['paragraph', 'paragraph']],
    ['- a\n- b\n\n1. c\n2. d', ['bulletList', 'orderedList']],
    ['> said\n> so', ['blockquote']],
    ['```ts\nlet a;\n```', ['codeBlock']],
    ['---\n***', ['horizontalRule', 'horizontalRule']],
    ['| a | b |\n| - | - |\n| 1 | 2 |', ['table']],
    ['<!-- page break -->\n<!-- nothing -->', ['pageBreak']],
    [`- [x] Slate hooks <!-- task ${id} -->`, ['task']],
    [`![The ridge](/api/files/${id} "Saturday")`, ['picture']],
    ['', ['paragraph']],
  ])('%j', (text, wanted) => {
    expect(kinds(text)).toEqual(wanted);
  });

  test('marks within a line, one in another', () => {
    expect(inline('a **b *c* d** `e*` ~~f~~ [g](https://h.example)')).toEqual([
      { type: 'text', text: 'a ' },
      { type: 'text', text: 'b ', marks: [{ type: 'bold' }] },
      { type: 'text', text: 'c', marks: [{ type: 'bold' }, { type: 'italic' }] },
      { type: 'text', text: ' d', marks: [{ type: 'bold' }] },
      { type: 'text', text: ' ' },
      { type: 'text', text: 'e*', marks: [{ type: 'code' }] },
      { type: 'text', text: ' ' },
      { type: 'text', text: 'f', marks: [{ type: 'strike' }] },
      { type: 'text', text: ' ' },
      { type: 'text', text: 'g', marks: [{ type: 'link', attrs: { href: 'https://h.example' } }] },
    ]);
  });

  test('what is no sign stays a letter, and no link leads where it could do harm', () => {
    expect(plainText(fromMarkdown('2 * 3 * 4, snake_case_name, \\*not\\*'))).toBe(
      '2 * 3 * 4, snake_case_name, *not*',
    );
    expect(inline('[tap](javascript:alert(1))')[0]?.marks).toBeUndefined();
  });

  test('lists within lists, with paragraphs of their own', () => {
    const [list] = fromMarkdown('- a\n  - b\n    - c\n- d\n\n  more').content;
    expect(toMarkdown({ type: 'doc', content: [list!] })).toBe('- a\n  - b\n    - c\n- d\n\n  more\n');
  });

  test('a megabyte of anything is read in a second', () => {
    for (const text of [
      '*a '.repeat(50_000),
      '[a]('.repeat(30_000),
      '> '.repeat(40_000),
      '- \n'.repeat(60_000),
      '| a '.repeat(60_000),
    ]) {
      const began = performance.now();
      fromMarkdown(text);
      expect(performance.now() - began, text.slice(0, 6)).toBeLessThan(3000);
    }
  });
});

const words = fc
  .stringMatching(/^[a-zA-Zäéßλж0-9 .,!*_`~[\]<>#|\\-]{1,20}$/)
  .filter((text) => text.trim() === text && !/ {2}/.test(text));
const mark = fc.constantFrom('bold', 'italic', 'strike', 'code');
const text = fc.tuple(words, fc.option(mark)).map(([said, type]): DocNode => ({
  type: 'text',
  text: said,
  ...(type === null ? {} : { marks: [{ type }] }),
}));
const paragraph = text.map((node): DocNode => ({ type: 'paragraph', content: [node] }));
const list = fc.array(paragraph, { minLength: 1, maxLength: 4 }).map((items): DocNode => ({
  type: 'bulletList',
  content: items.map((item) => ({ type: 'listItem', content: [item] })),
}));
const doc = fc
  .array(fc.oneof(paragraph, list), { minLength: 1, maxLength: 5 })
  .map((content): DocJson => ({ type: 'doc', content }));

test('[P8] whatever stands in a doc comes back from Markdown with its words', () => {
  fc.assert(
    fc.property(doc, (written) => {
      const read = fromMarkdown(toMarkdown(written));
      expect(plainText(read)).toBe(plainText(written));
    }),
    { numRuns: 500 },
  );
});

test('[P8] what only this house knows survives the way out and in', () => {
  const nodes: DocNode[] = [
    { type: 'task', attrs: { task_id: id } },
    { type: 'picture', attrs: { file_id: id, alt: 'The ridge', caption: 'Saturday' } },
    { type: 'pageBreak' },
    {
      type: 'paragraph',
      content: [
        { type: 'mention', attrs: { person_id: id, name: 'Oma Grete' } },
        { type: 'text', text: ' said ' },
        { type: 'messageLink', attrs: { message_id: id, space_id: id, text: 'this' } },
      ],
    },
  ];
  expect(fromMarkdown(toMarkdown({ type: 'doc', content: nodes })).content).toEqual(nodes);
});

test('[P8] a page holds nothing that acts', () => {
  const json = fromMarkdown('<script>alert(1)</script> [x](/salon/1) "&"');
  const html = toHtml(json, { title: '</title><script>', tasks: new Map(), pictures: new Map() });
  expect(html).not.toContain('<script');
  expect(html).toContain('&lt;script&gt;alert(1)');
});
