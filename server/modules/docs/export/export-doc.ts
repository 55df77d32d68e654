import type { ServedFile } from '@kinsong/contract/common/served-file.ts';
import type { ExportKind } from '@kinsong/contract/docs/docs.ts';
import { toHtml } from '@kinsong/engines/docs/to-html.ts';
import { toMarkdown } from '@kinsong/engines/docs/to-markdown.ts';
import type { House } from '../../../platform/house.ts';
import type { Person } from '../../../platform/person.ts';
import { reachWords } from '../find-doc.ts';
import { wordsNow } from '../writing/words-now.ts';
import { picturesIn, tasksIn } from './export-facts.ts';
import { pdfOf } from './pdf.ts';

const types: Readonly<Record<ExportKind, string>> = {
  md: 'text/markdown; charset=utf-8',
  html: 'text/html; charset=utf-8',
  pdf: 'application/pdf',
};

/** A doc to take along. It is saved and not shown, so that nothing in it acts in the house's name. */
export async function exportDoc(
  house: House,
  person: Person,
  docId: string,
  as: ExportKind,
): Promise<ServedFile> {
  const { title } = await reachWords(house, person, docId, 'docs.read');
  const words = await wordsNow(house, docId);
  const tasks = await tasksIn(house, person, words);
  const pictures = as === 'md' ? new Map<string, Uint8Array>() : await picturesIn(house, person, words);
  const addresses = new Map([...pictures].map(([id, bytes]) => [id, dataAddress(bytes)]));
  const content =
    as === 'pdf'
      ? await pdfOf(house, { title, words, tasks, pictures })
      : as === 'html'
        ? toHtml(words, { title, tasks, pictures: addresses })
        : `# ${title}\n\n${toMarkdown(words, { title, tasks, pictures: new Map() })}`;
  return { type: types[as], content, keptBy: 'asker who asks again', saveAs: `${fileName(title)}.${as}` };
}

const dataAddress = (bytes: Uint8Array): string =>
  `data:image/webp;base64,${Buffer.from(bytes).toString('base64')}`;

const fileName = (title: string): string =>
  title
    .replaceAll(/[^\p{L}\p{N} ._-]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, 80) || 'Doc';
