import Flame from 'lucide-react/icons/flame';
import { useState, type SubmitEvent } from 'react';
import { failureOf } from '../../../platform/api/failure.ts';
import { Button, Dialog, TextField, toast } from '../../../ui/index.ts';
import { burn, useTold } from '../journal.data.ts';
import { closeJournal, dropAll } from '../journal-tab.ts';

export interface BurnDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  pages: number;
  /** Nothing that opens it is left. */
  lost?: boolean;
}

/** The only way to a new journal when every key is lost; and the way to be rid of one. */
export function BurnDialog({ open, onOpenChange, pages, lost }: BurnDialogProps) {
  const { askAgain } = useTold();
  const [word, setWord] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setError(undefined);
    try {
      const { burned } = await burn(word);
      dropAll();
      closeJournal();
      toast({ title: burned === 1 ? 'The page is burned.' : `${burned} pages are burned.` });
      onOpenChange(false);
      await askAgain();
    } catch (failure) {
      setError(failureOf(failure).title);
    } finally {
      setBusy(false);
      setWord('');
    }
  };
  const all = pages === 1 ? 'the one page' : `all ${pages} pages`;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={lost ? 'Nothing that opens it?' : 'Burn the journal?'}
      description={
        lost
          ? `Then nobody can open it, neither the house nor those who look after it. A password or a code that you remember later still will: it waits. Or burn ${all}, and begin anew.`
          : `This burns ${all}, for good. Nobody can bring a word of it back.`
      }
    >
      <form onSubmit={(event) => void submit(event)} noValidate>
        <TextField
          label="Type BURN to burn it"
          autoComplete="off"
          maxLength={40}
          value={word}
          error={error}
          onChange={(event) => setWord(event.target.value)}
        />
        <Button type="submit" kind="danger" wide icon={Flame} busy={busy}>
          Burn {all}
        </Button>
      </form>
    </Dialog>
  );
}
