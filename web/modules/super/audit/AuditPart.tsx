import Download from 'lucide-react/icons/download';
import Search from 'lucide-react/icons/search';
import type { AuditEntry } from '@kinsong/contract/super/audit-log.ts';
import { useState } from 'react';
import {
  Avatar,
  Button,
  dayName,
  Empty,
  ErrorState,
  LastKnown,
  List,
  LoadMore,
  Row,
  SkeletonRows,
  TextField,
  toast,
} from '../../../ui/index.ts';
import { saveAudit, useAudit } from './audit.data.ts';
import { auditInWords, reasonOf } from './audit-in-words.ts';
import styles from './AuditPart.module.css';

/** What was done in the house: who, what, when, on what device. Found by words, and saved as a table. */
export function AuditPart() {
  const [words, setWords] = useState('');
  return (
    <section className={styles.part} aria-label="What was done">
      <div className={styles.head}>
        <TextField
          label="Find in what was done"
          type="search"
          icon={Search}
          className={styles.search}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
        <Save words={words.trim()} />
      </div>
      <Entries words={words.trim()} />
    </section>
  );
}

function Save({ words }: { words: string }) {
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      await saveAudit(words);
    } catch {
      toast({
        title: 'The table could not be saved',
        description: 'Try again in a moment.',
        tone: 'ember',
      });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button icon={Download} busy={busy} onClick={() => void save()}>
      Save as a table
    </Button>
  );
}

function Entries({ words }: { words: string }) {
  const { data, isError, isFetching, refetch, ...pages } = useAudit(words);
  if (data === undefined) {
    if (!isError) return <SkeletonRows label="Loading what was done" rows={8} />;
    return (
      <ErrorState onRetry={() => void refetch()} retrying={isFetching}>
        What was done did not load. It is all still written down.
      </ErrorState>
    );
  }
  const days = byDay(data.pages.flatMap(({ entries }) => entries));
  if (days.length === 0)
    return <Empty title="Nothing of that was done">Look for a name, or for a word of what was done.</Empty>;
  return (
    <>
      {isError && <LastKnown onRetry={() => void refetch()} retrying={isFetching} />}
      {days.map(([day, entries]) => (
        <List key={day} label={dayName(new Date(entries[0]!.at))} heading="shown" level={2}>
          {entries.map((entry) => (
            <Row
              key={entry.id}
              lead={<Avatar named size="s" name={entry.person?.name ?? '?'} url={entry.person?.avatar_url} />}
              title={auditInWords(entry)}
              detail={[reasonOf(entry), entry.device].filter(Boolean).join(' · ')}
              end={<time dateTime={entry.at}>{hourOf(entry)}</time>}
            />
          ))}
        </List>
      ))}
      <LoadMore
        more={pages.hasNextPage}
        busy={pages.isFetchingNextPage}
        failed={pages.isFetchNextPageError}
        onMore={() => void pages.fetchNextPage()}
      />
    </>
  );
}

const hourOf = ({ at }: AuditEntry): string =>
  new Date(at).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });

function byDay(entries: readonly AuditEntry[]): [string, AuditEntry[]][] {
  const days = Map.groupBy(entries, ({ at }) => new Date(at).toDateString());
  return [...days.entries()];
}
