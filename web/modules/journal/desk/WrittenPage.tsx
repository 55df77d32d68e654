import Pencil from 'lucide-react/icons/pencil';
import Trash from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { failureOf } from '../../../platform/api/failure.ts';
import { useStore } from '../../../platform/store.ts';
import { Button, Dialog, IconButton, toast } from '../../../ui/index.ts';
import { tearOut, useTold } from '../journal.data.ts';
import { openJournal, type Page } from '../journal-tab.ts';
import styles from './Desk.module.css';
import { WritingPage } from './WritingPage.tsx';

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
/** From so many letters on only its beginning is seen. */
const long = 420;

/** One page as it was kept. While it is searched for, it is seen whole. */
export function WrittenPage({ page, wanted }: { page: Page; wanted: string }) {
  const hasDraft = useStore(openJournal)?.drafts.some(({ id }) => id === page.id) ?? false;
  const [editing, setEditing] = useState(hasDraft);
  const [whole, setWhole] = useState(false);
  const [tearing, setTearing] = useState(false);
  const time = clock.format(page.writtenAt);
  if (page.words === null) {
    return (
      <article className={styles.page}>
        <p className={styles.time}>{time}</p>
        <p className={styles.state}>This page was damaged and does not open. It is left as it is.</p>
      </article>
    );
  }
  if (editing) {
    return <WritingPage id={page.id} rev={page.rev} kept={page.words} onDone={() => setEditing(false)} />;
  }
  const isCut = page.words.length > long && !whole && wanted === '';
  return (
    <article className={styles.page}>
      <div className={styles.head}>
        <p className={styles.time}>
          {time}
          {page.rev > 1 && ', changed since'}
        </p>
        <IconButton icon={Pencil} label={`Change the page of ${time}`} onClick={() => setEditing(true)} />
        <IconButton icon={Trash} label={`Tear out the page of ${time}`} onClick={() => setTearing(true)} />
      </div>
      <p className={styles.words}>{isCut ? `${page.words.slice(0, long).trimEnd()} …` : page.words}</p>
      {isCut && (
        <Button kind="bare" onClick={() => setWhole(true)}>
          Read on
        </Button>
      )}
      <TearDialog page={page} open={tearing} onOpenChange={setTearing} />
    </article>
  );
}

interface TearDialogProps {
  page: Page;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

function TearDialog({ page, open, onOpenChange }: TearDialogProps) {
  const { askAgain } = useTold();
  const [busy, setBusy] = useState(false);
  const tear = async () => {
    setBusy(true);
    try {
      await tearOut(page);
      await askAgain();
      onOpenChange(false);
    } catch (failure) {
      toast({ title: failureOf(failure).title, tone: 'ember' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Tear this page out?"
      description="Nothing of it stays, here or in the house."
      actions={
        <>
          <Button kind="danger" busy={busy} onClick={() => void tear()}>
            Tear it out
          </Button>
          <Button kind="bare" onClick={() => onOpenChange(false)}>
            Leave it
          </Button>
        </>
      }
    />
  );
}
