import { erasingWord } from '@kinsong/contract/guide/memory.ts';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState, type SubmitEvent } from 'react';
import { failureOf } from '../../../platform/api/failure.ts';
import { Button, Dialog, TextField, toast } from '../../../ui/index.ts';
import { useMemoryActions } from '../pages.data.ts';
import styles from './MemoryPage.module.css';

/** Everything that one said, forgotten for good: a word typed by hand, so that no slip of the finger does it. */
export function ForgetAllDialog() {
  const [open, setOpen] = useState(false);
  const [word, setWord] = useState('');
  const { forgetAll } = useMemoryActions();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    forgetAll.mutate(word, {
      onSuccess: ({ forgotten }) => {
        setOpen(false);
        setWord('');
        toast({ title: forgotten === 1 ? 'One thing is forgotten' : `${forgotten} things are forgotten` });
      },
    });
  };
  return (
    <div className={styles.last}>
      <Button kind="danger" icon={Trash2} onClick={() => setOpen(true)}>
        Forget everything
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Forget everything you told Mairy?"
        description="What others told her stays, and so does your talk with her."
      >
        <form className={styles.form} onSubmit={submit}>
          <TextField
            label={`Type ${erasingWord} to go on`}
            value={word}
            autoComplete="off"
            error={forgetAll.error ? failureOf(forgetAll.error).title : undefined}
            onChange={(event) => setWord(event.target.value)}
          />
          <Button kind="danger" size="l" type="submit" busy={forgetAll.isPending}>
            Forget everything
          </Button>
        </form>
      </Dialog>
    </div>
  );
}
