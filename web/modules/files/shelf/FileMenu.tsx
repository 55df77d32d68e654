import Ellipsis from 'lucide-react/icons/ellipsis';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState, type SubmitEvent } from 'react';
import { failureOf } from '../../../platform/api/failure.ts';
import { Button, Dialog, IconButton, Menu, Sheet, TextField, toast } from '../../../ui/index.ts';
import { rename, takeOut } from '../files.data.ts';
import styles from './FileMenu.module.css';

interface Named {
  readonly id: string;
  readonly name: string;
}

/** For those who may: another name, or out of the salon for everyone. */
export function FileMenu({ file, onGone }: { file: Named; onGone: () => void }) {
  const [open, setOpen] = useState<'name' | 'out'>();
  const close = () => setOpen(undefined);
  return (
    <>
      <Menu
        trigger={<IconButton icon={Ellipsis} label={`What to do with ${file.name}`} />}
        items={[
          { label: 'Give it another name', icon: Pencil, onSelect: () => setOpen('name') },
          { label: 'Take it out for everyone', icon: Trash2, danger: true, onSelect: () => setOpen('out') },
        ]}
      />
      <Sheet open={open === 'name'} onOpenChange={(next) => !next && close()} title="Another name">
        {open === 'name' && <NameForm file={file} onDone={close} />}
      </Sheet>
      <Dialog
        open={open === 'out'}
        onOpenChange={(next) => !next && close()}
        title={`Take ${file.name} out?`}
        description="It goes for everyone here. What was said with it stays."
        actions={
          <>
            <Button
              kind="danger"
              onClick={() =>
                void attempt(() => takeOut(file.id)).then((gone) => {
                  close();
                  if (gone) onGone();
                })
              }
            >
              Take it out
            </Button>
            <Button kind="bare" onClick={close}>
              Leave it here
            </Button>
          </>
        }
      />
    </>
  );
}

function NameForm({ file, onDone }: { file: Named; onDone: () => void }) {
  const [name, setName] = useState(file.name);
  const missing = name.trim() === '';
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (!missing && (await attempt(() => rename(file.id, name.trim())))) onDone();
  };
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <TextField
        label="What is it called?"
        autoComplete="off"
        maxLength={200}
        value={name}
        onChange={(event) => setName(event.target.value)}
        error={missing ? 'It needs a name.' : undefined}
      />
      <Button type="submit" kind="thread" size="l" wide>
        Save
      </Button>
    </form>
  );
}

async function attempt(act: () => Promise<void>): Promise<boolean> {
  try {
    await act();
    return true;
  } catch (thrown) {
    toast({ ...failureOf(thrown), tone: 'ember' });
    return false;
  }
}
