import Search from 'lucide-react/icons/search';
import { useDeferredValue, useState } from 'react';
import { useStore } from '../../../platform/store.ts';
import { Bone, Button, dayName, Empty, LoadMore, Skeleton, TextField } from '../../../ui/index.ts';
import { reading, readOn } from '../journal.data.ts';
import { openJournal } from '../journal-tab.ts';
import styles from './Desk.module.css';
import { byDay, found } from './found.ts';
import { WrittenPage } from './WrittenPage.tsx';

/** All that was written, the newest day first. It is searched here, in this tab: nobody is asked. */
export function PageList({ pages: many }: { pages: number }) {
  const open = useStore(openJournal);
  const [query, setQuery] = useState('');
  const state = useStore(reading);
  const [busy, failed] = [state === 'busy', state === 'failed'];
  const wanted = useDeferredValue(query);
  const isSearching = wanted.trim() !== '';
  if (open === null) return null;
  const search = (typed: string) => {
    setQuery(typed);
    // Whoever searches means all of it.
    if (typed.trim() !== '') void readOn(true);
  };
  const { pages, more } = open;
  const shown = isSearching ? found(pages, wanted) : pages;
  const isReading = isSearching && more && !failed;
  return (
    <section className={styles.pages} aria-label="What you wrote">
      {(many > 0 || pages.length > 0) && (
        <TextField
          label="Search your pages"
          icon={Search}
          type="search"
          autoComplete="off"
          value={query}
          onChange={(event) => search(event.target.value)}
        />
      )}
      {failed && (
        <div className={styles.failed} role="alert">
          <p>
            {pages.length === 0
              ? 'Your pages did not come just now. Nothing in them was changed.'
              : 'Not all pages came. What is seen here is not the whole.'}
          </p>
          <Button onClick={() => void readOn(isSearching)}>Retry</Button>
        </div>
      )}
      {isSearching && (
        <p className={styles.state} role="status">
          {foundWords(shown.length, isReading)}
        </p>
      )}
      {byDay(shown).map(({ day, written }) => (
        <section key={day.toDateString()} className={styles.day}>
          <h2 className={styles.date}>{dayName(day)}</h2>
          {written.map((page) => (
            <WrittenPage key={page.id} page={page} wanted={isSearching ? wanted : ''} />
          ))}
        </section>
      ))}
      {pages.length === 0 && busy && (
        <Skeleton label="Your pages are being opened">
          <Bone as="title" width="40%" />
          <Bone width="90%" />
          <Bone width="70%" />
        </Skeleton>
      )}
      {pages.length === 0 && !more && (
        <Empty title="The first page is empty">
          What you keep stands here, day by day. Nobody else reads it.
        </Empty>
      )}
      {!isSearching && pages.length > 0 && (
        <LoadMore more={more} busy={busy} failed={failed} onMore={() => void readOn()} />
      )}
    </section>
  );
}

function foundWords(count: number, reading: boolean): string {
  const so = reading ? ' so far; older pages are being opened' : '';
  if (count === 0) return reading ? 'Older pages are being opened' : 'No page has these words';
  return `${count === 1 ? 'One page' : `${count} pages`}${so}`;
}
