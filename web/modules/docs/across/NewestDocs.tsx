import type { Doc } from '@kinsong/contract/docs/doc.ts';
import FileText from 'lucide-react/icons/file-text';
import { useMemo } from 'react';
import { useRows } from '../../../platform/live/use-rows.ts';
import { Icon, List, Row } from '../../../ui/index.ts';
import { when } from '../../messages/index.ts';
import { useEveryone } from '../../spaces/index.ts';
import { docsRows } from '../docs.data.ts';
import { useDocsOf } from '../docs.hooks.ts';

const most = 4;

/** The docs of a salon that were written in last. */
export function NewestDocs({ space }: { space: string }) {
  useRows(space, docsRows);
  const docs = useDocsOf(space);
  const people = useEveryone(space);
  const newest = useMemo(() => byLatestWords(docs).slice(0, most), [docs]);
  if (newest.length === 0) return <p>Nothing is written down here yet.</p>;
  return (
    <List label="Newest docs">
      {newest.map((doc) => (
        <Row
          key={doc.id}
          lead={<Icon of={FileText} />}
          title={doc.title}
          detail={whoAndWhen(doc, people.get(doc.writers[0] ?? doc.created_by)?.name)}
          href={`/salon/${space}?tab=docs&doc=${doc.id}`}
        />
      ))}
    </List>
  );
}

/** Without the folders, what was written in last first. */
export const byLatestWords = <D extends Doc>(docs: readonly D[]): readonly D[] =>
  docs
    .filter(({ kind }) => kind === 'doc')
    .sort((a, b) => (b.words_at ?? b.created_at).localeCompare(a.words_at ?? a.created_at));

export const whoAndWhen = ({ words_at, created_at }: Doc, name = 'Someone'): string =>
  `${name}, ${when(new Date(words_at ?? created_at))}`;
