import Feather from 'lucide-react/icons/feather';
import { useState } from 'react';
import { failureOf } from '../../../platform/api/failure.ts';
import { useStore } from '../../../platform/store.ts';
import { Button, FormErrors, TextArea } from '../../../ui/index.ts';
import { ConflictCard } from './ConflictCard.tsx';
import { decide, keepDraft, useTold, type Choice, type Conflict } from '../journal.data.ts';
import { dropDraft, openJournal, putDraft } from '../journal-tab.ts';
import styles from './Desk.module.css';

/** As many letters as a sealed page holds, whatever they are. */
const mostLetters = 60_000;
const today = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long' });

export interface WritingPageProps {
  id: string;
  /** 0 for a page that is not there yet. */
  rev: number;
  /** What stands there so far. */
  kept?: string;
  /** Leaves it, with nothing more to keep. */
  onDone?: () => void;
}

/** What is written stays in the field until the house has it, and says so. */
export function WritingPage({ id, rev, kept = '', onDone }: WritingPageProps) {
  const draft = useStore(openJournal)?.drafts.find((each) => each.id === id);
  const { askAgain } = useTold();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string>();
  const [conflict, setConflict] = useState<Conflict>();
  const [day] = useState(() => today.format(new Date()));
  const words = draft?.words ?? kept;
  const isNew = rev === 0;
  const run = async (deed: () => Promise<Conflict | null>) => {
    if (busy) return;
    setBusy(true);
    setFailed(undefined);
    try {
      const found = await deed();
      setConflict(found ?? undefined);
      if (found !== null) return;
      await askAgain();
      onDone?.();
    } catch (failure) {
      setFailed(failureOf(failure).title);
    } finally {
      setBusy(false);
    }
  };
  const unkept = draft !== undefined && draft.words !== kept && draft.words.trim() !== '';
  return (
    <section className={styles.sheet} aria-label={isNew ? 'A new page' : 'Changing a page'}>
      {failed !== undefined && (
        <FormErrors key={failed} title={failed}>
          These words are not kept yet. They stay here, in this tab alone: try again before you close it.
        </FormErrors>
      )}
      {conflict && (
        <ConflictCard
          conflict={conflict}
          busy={busy}
          onChoose={(choice: Choice) => void run(() => decide(id, conflict, choice))}
        />
      )}
      <TextArea
        label={isNew ? day : 'Change this page'}
        className={styles.field}
        rows={7}
        maxLength={mostLetters}
        placeholder="What nobody else need know"
        value={words}
        onChange={(event) => putDraft({ ...(draft ?? { id, rev }), words: event.target.value })}
      />
      <div className={styles.keep}>
        <Button
          kind={isNew ? 'primary' : 'secondary'}
          icon={Feather}
          busy={busy}
          aria-disabled={!unkept}
          onClick={() => unkept && void run(() => keepDraft(id))}
        >
          {failed !== undefined ? 'Retry' : isNew ? 'Keep this page' : 'Keep the change'}
        </Button>
        {!isNew && (
          <Button
            kind="bare"
            onClick={() => {
              dropDraft(id);
              onDone?.();
            }}
          >
            Leave it as it was
          </Button>
        )}
        <p className={styles.state} role="status">
          {unkept && failed === undefined && 'Not kept yet'}
        </p>
      </div>
    </section>
  );
}
