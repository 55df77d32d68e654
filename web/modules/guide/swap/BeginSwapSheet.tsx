import { voices } from '@kinsong/contract/seekers/non-human-speakers.ts';
import { useState, type ReactNode, type SubmitEvent } from 'react';
import { failureOf } from '../../../platform/api/failure.ts';
import { useFirstFocus } from '../../../platform/focus.ts';
import { Avatar, Button, FormErrors, Sheet, Logo, TextField } from '../../../ui/index.ts';
import { usePeople } from '../../spaces/index.ts';
import { useSwapActions } from './swap.data.ts';
import styles from './Swap.module.css';

export interface BeginSwapSheetProps {
  open: boolean;
  onClose: () => void;
  onBegun: (id: string) => void;
}

export function BeginSwapSheet({ open, onClose, onBegun }: BeginSwapSheetProps) {
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title="Begin an exchange"
      description="About one thing, with one person."
    >
      {open && <BeginForm onBegun={onBegun} />}
    </Sheet>
  );
}

function BeginForm({ onBegun }: Pick<BeginSwapSheetProps, 'onBegun'>) {
  const people = usePeople();
  const [about, setAbout] = useState('');
  const [partner, setPartner] = useState<string | null>(null);
  const [tried, setTried] = useState(false);
  const { begin } = useSwapActions();
  const field = useFirstFocus<HTMLInputElement>();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (about.trim() === '') return field.current?.focus();
    begin.mutate({ about, partner }, { onSuccess: ({ id }) => onBegun(id) });
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      {begin.error && <FormErrors title={failureOf(begin.error).title} />}
      <TextField
        ref={field}
        label="What is it about?"
        placeholder="The money for the roof"
        maxLength={200}
        value={about}
        error={tried && about.trim() === '' ? 'Write something first.' : undefined}
        onChange={(event) => setAbout(event.target.value)}
      />
      <fieldset className={styles.partners}>
        <legend>With whom?</legend>
        <Partner chosen={partner === null} onChoose={() => setPartner(null)}>
          <Logo size="small" />
          {voices.mairy.name}, the guide
        </Partner>
        {people.map(({ person_id, name, avatar_url }) => (
          <Partner key={person_id} chosen={partner === person_id} onChoose={() => setPartner(person_id)}>
            <Avatar name={name} url={avatar_url} size="s" named />
            {name}
          </Partner>
        ))}
      </fieldset>
      <Button kind="primary" size="l" type="submit" busy={begin.isPending}>
        Begin
      </Button>
    </form>
  );
}

interface PartnerProps {
  chosen: boolean;
  onChoose: () => void;
  children: ReactNode;
}

function Partner({ chosen, onChoose, children }: PartnerProps) {
  return (
    <label className={styles.partner}>
      <input type="radio" name="partner" checked={chosen} onChange={onChoose} />
      {children}
    </label>
  );
}
