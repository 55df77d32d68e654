import type { Doc } from '@kinsong/contract/docs/doc.ts';
import { searchMyDocs } from '@kinsong/contract/docs/docs.ts';
import FileText from 'lucide-react/icons/file-text';
import Magnifier from 'lucide-react/icons/search';
import { useMemo, useState } from 'react';
import { ask } from '../../../platform/api/api.ts';
import { useRowsOfMany } from '../../../platform/live/use-rows.ts';
import { signedIn } from '../../../platform/signed-in.ts';
import { useStore } from '../../../platform/store.ts';
import {
  Empty,
  ErrorState,
  Icon,
  List,
  Row,
  Screen,
  SkeletonRows,
  TextField,
  type AreaBarProps,
} from '../../../ui/index.ts';
import { Across, activity, byLatest, isOpenSalon, useEveryone, useSpaces } from '../../spaces/index.ts';
import { docs as known, docsRows } from '../docs.data.ts';
import { useFound } from '../tree/useFound.ts';
import { byLatestWords, whoAndWhen } from './NewestDocs.tsx';

/** So many salons at once are kept in step with the house: those in which something was said last. */
const mostSalons = 100;
const mostShown = 60;

/** What was written last in all one's salons, and a look into all of it. */
export function DocsAcross({ title, bar }: { title: string; bar: AreaBarProps }) {
  const { spaces } = useSpaces();
  const salons = useMemo(
    () =>
      byLatest([...spaces.values()].filter(isOpenSalon), activity.get())
        .slice(0, mostSalons)
        .map(({ id }) => id)
        .sort(),
    [spaces],
  );
  const states = useRowsOfMany(salons, docsRows);
  const all = useStore(known);
  const [query, setQuery] = useState('');
  const wanted = query.trim();
  const found = useFound(wanted, (q) => ask(searchMyDocs, { query: { q } }));
  const newest = useMemo(() => {
    const mine = new Set(salons);
    return byLatestWords(
      [...all.values()].filter(({ space_id, deleted_at }) => deleted_at === null && mine.has(space_id)),
    ).slice(0, mostShown);
  }, [all, salons]);
  const shown: readonly { doc: Doc; excerpt: string }[] =
    wanted === '' ? newest.map((doc) => ({ doc, excerpt: '' })) : (found ?? named(newest, wanted));
  return (
    <Screen area="salon" title={title} bar={bar}>
      <Across>
        <TextField
          label="Find in all docs"
          type="search"
          icon={Magnifier}
          autoComplete="off"
          maxLength={200}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
        {shown.length > 0 ? (
          <List label={wanted === '' ? 'Newest docs' : 'Found docs'} heading="shown" level={2}>
            {shown.map(({ doc, excerpt }) => (
              <DocLine
                key={doc.id}
                doc={doc}
                excerpt={excerpt}
                salon={spaces.get(doc.space_id)?.name ?? ''}
              />
            ))}
          </List>
        ) : wanted !== '' ? (
          <p role="status">Nothing like this. Try fewer letters.</p>
        ) : states.includes('opening') ? (
          <SkeletonRows label="Loading the docs" rows={5} />
        ) : states.includes('failed') ? (
          <ErrorState onRetry={() => signedIn().sync.again()}>
            The docs could not be loaded. Often it is the connection; it usually comes back.
          </ErrorState>
        ) : (
          <Empty title="Nothing is written down yet">
            Open a salon, choose Docs, and begin a page. Everyone there can write on it.
          </Empty>
        )}
      </Across>
    </Screen>
  );
}

const named = (docs: readonly Doc[], query: string): { doc: Doc; excerpt: string }[] =>
  docs
    .filter(({ title }) => title.toLowerCase().includes(query.toLowerCase()))
    .map((doc) => ({ doc, excerpt: '' }));

function DocLine({ doc, excerpt, salon }: { doc: Doc; excerpt: string; salon: string }) {
  const people = useEveryone(doc.space_id);
  const detail =
    excerpt === '' ? whoAndWhen(doc, people.get(doc.writers[0] ?? doc.created_by)?.name) : excerpt;
  return (
    <Row
      lead={<Icon of={FileText} />}
      title={doc.title}
      detail={`${salon}: ${detail}`}
      href={`/salon/${doc.space_id}?tab=docs&doc=${doc.id}`}
    />
  );
}
