import { useState } from 'react';
import { useStore } from '../../platform/store.ts';
import { Bone, ErrorState, Screen, Skeleton } from '../../ui/index.ts';
import bookStyles from './book/Book.module.css';
import { BookPicture } from './book/BookPicture.tsx';
import { ClosedBook } from './book/ClosedBook.tsx';
import { NewBook } from './book/NewBook.tsx';
import './closing.ts';
import { Desk } from './desk/Desk.tsx';
import { JournalMenu } from './desk/JournalMenu.tsx';
import { useJournal, useWaysIn } from './journal.data.ts';
import { openJournal } from './journal-tab.ts';
import { pagesWords } from './journal.words.ts';
import { canSeal } from './unlocking.ts';

/** The secret journal: closed, it is a book with a clasp; open, a page to write on and all that was written. */
export function JournalScreen() {
  const journal = useJournal();
  const open = useStore(openJournal);
  const known = journal.data;
  const last = known?.last_at == null ? null : new Date(known.last_at);
  return (
    <Screen
      area="insight"
      title="Secret journal"
      detail={known?.begun === true ? pagesWords(known.pages, last) : 'for your own eyes'}
      back={{ href: '/you', label: 'Back to yourself' }}
      actions={open !== null && known !== undefined && <JournalMenu journal={known} />}
    >
      {canSeal() ? <Inside journal={journal} /> : <NothingToSealWith />}
    </Screen>
  );
}

function Inside({ journal }: { journal: ReturnType<typeof useJournal> }) {
  const ways = useWaysIn();
  const open = useStore(openJournal);
  const [wasOpen, setWasOpen] = useState(open !== null);
  if (open !== null && !wasOpen) setWasOpen(true);
  const { data: known } = journal;
  if (known === undefined || ways.data === undefined) {
    if (!journal.isError && !ways.isError) return <BookSkeleton />;
    const again = () => void Promise.all([journal.refetch(), ways.refetch()]);
    return (
      <ErrorState onRetry={again} retrying={journal.isFetching || ways.isFetching}>
        Your journal did not come just now. It stays closed, and nothing in it was changed.
      </ErrorState>
    );
  }
  const { has_password, passkeys } = ways.data;
  const ids = passkeys.map(({ id }) => id);
  if (!known.begun) return <NewBook hasPassword={has_password} passkeys={ids} />;
  if (open === null) return <ClosedBook journal={known} hasPassword={has_password} arrived={!wasOpen} />;
  return <Desk journal={known} hasPassword={has_password} passkeys={ids} />;
}

function BookSkeleton() {
  return (
    <Skeleton label="Your journal is being fetched">
      <div className={bookStyles.book}>
        <Bone className={bookStyles.ghost} />
        <div className={bookStyles.form}>
          <Bone as="title" width="70%" />
          <Bone width="90%" />
          <Bone width="80%" />
        </div>
      </div>
    </Skeleton>
  );
}

/** Over plain http a browser seals nothing, and nothing is written here in clear. */
function NothingToSealWith() {
  return (
    <div className={bookStyles.book}>
      <BookPicture />
      <p role="alert">
        Over this address nothing can be locked: the browser does that only where the house is reached by
        https. Your journal stays closed here.
      </p>
    </div>
  );
}
