import type { DocJson, DocNode } from '../docs/doc-schema.ts';
import { inOneLine, linesOf } from './answers.ts';
import { pointOf } from './filling.ts';
import type { Filling } from './sheet-state.ts';
import type { Question, SheetForm } from './sheet-form.ts';

export const docTitleOf = ({ doc }: SheetForm, about: string): string => doc.replace('{}', () => about);

/** What a finished sheet becomes: a section a question, with what was agreed on and what each said to it. */
export function docOf(form: SheetForm, sheet: Filling, nameOf: (id: string) => string): DocJson {
  const sections = form.questions.flatMap((question) => section(question, sheet, nameOf));
  const people = sheet.takers.map(nameOf).join(', ');
  return {
    type: 'doc',
    content: [heading(1, form.title), paragraph(`Filled in by ${people}.`, 'italic'), ...sections],
  };
}

function section(question: Question, sheet: Filling, nameOf: (id: string) => string): DocNode[] {
  const { sentence, words, lit_at } = pointOf(sheet, question.id);
  if (sentence === null || lit_at === null) return [];
  const said = words.flatMap(({ person_id, text }) =>
    text.trim() === '' || text === sentence.text
      ? []
      : [
          paragraph(
            `${nameOf(person_id)}: ${inOneLine(question, text.replaceAll(/\s*\n\s*/g, '\n')).replaceAll('\n', ' ')}`,
          ),
        ],
  );
  return [
    heading(2, question.word),
    ...(question.kind === 'list'
      ? [bullets(linesOf(sentence.text))]
      : [paragraph(inOneLine(question, sentence.text), 'bold')]),
    ...(said.length === 0 ? [] : [{ type: 'blockquote', content: said } as const]),
  ];
}

const heading = (level: number, text: string): DocNode => ({
  type: 'heading',
  attrs: { level },
  content: [{ type: 'text', text }],
});
const paragraph = (text: string, mark?: 'bold' | 'italic'): DocNode => ({
  type: 'paragraph',
  content: [{ type: 'text', text, ...(mark !== undefined && { marks: [{ type: mark }] }) }],
});
const bullets = (lines: readonly string[]): DocNode => ({
  type: 'bulletList',
  content: lines.map((line) => ({ type: 'listItem', content: [paragraph(line)] })),
});
