import FileText from 'lucide-react/icons/file-text';
import { signedIn } from '../../platform/signed-in.ts';
import type { WebModule } from '../../platform/web-module.ts';
import { docsRows, docsSends } from './docs.data.ts';
import { docsUnsent, wordsKept, wordsUnsent } from './line/kept-words.ts';

export const docs: WebModule = {
  rows: docsRows,
  keeps: [wordsKept, wordsUnsent],
  ears: [{ opened: () => void sendWhatWaits().catch(() => {}) }],
  sends: docsSends,
  tabs: [
    {
      key: 'docs',
      label: 'Docs',
      icon: FileText,
      names: 'doc',
      across: { href: '/docs' },
      wide: true,
      // Nobody needs to do anything about a doc.
      useCount: () => 0,
      load: async () => (await import('./DocsTab.tsx')).DocsTab,
    },
  ],
  glance: {
    title: 'Newest docs',
    load: async () => (await import('./across/NewestDocs.tsx')).NewestDocs,
  },
};

/** Words written without a line, in a doc that was left since: they are brought to the house now. */
async function sendWhatWaits(): Promise<void> {
  if ((await docsUnsent(signedIn().cache)).length === 0) return;
  await (await import('./line/open-docs.ts')).sendKept();
}
