import Check from 'lucide-react/icons/check';
import { useState, type SubmitEvent } from 'react';
import { house } from '../../../platform/house.ts';
import { Button, Sheet } from '../../../ui/index.ts';
import { ArgField } from './ArgField.tsx';
import styles from './ChangeSheet.module.css';
import { changedArgs, faultOf, fieldsOf, typedOf, type Args } from './fields.ts';
import type { Offer } from './offer.ts';

export interface ChangeSheetProps {
  offer: Offer | undefined;
  onClose: () => void;
  onYes: (offer: Offer, changed: Args) => void;
}

/**
 * What the guide proposes, put right by hand before one says Yes. It belongs to the talk and not to the card: a card that
 * is scrolled out of sight is not drawn, and would take what was typed with it.
 */
export function ChangeSheet({ offer, onClose, onYes }: ChangeSheetProps) {
  return (
    <Sheet
      open={offer !== undefined}
      onOpenChange={(next) => !next && onClose()}
      title="As you would have it"
      description={offer?.card.ask ?? ''}
    >
      {offer && <ChangeForm offer={offer} onYes={(changed) => onYes(offer, changed)} />}
    </Sheet>
  );
}

function ChangeForm({ offer: { tool, args }, onYes }: { offer: Offer; onYes: (changed: Args) => void }) {
  const fields = fieldsOf(tool);
  const [before] = useState(() => typedOf(args, fields, house().person.id));
  const [typed, setTyped] = useState(before);
  const [today] = useState(() => new Date().toLocaleDateString('en-CA'));
  const faults = fields.map((field) =>
    faultOf(field, typed[field.name] ?? '', before[field.name] ?? '', today),
  );
  const wrong = faults.some((fault) => fault !== undefined);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!wrong) onYes(changedArgs(before, fields, typed));
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {fields.map((field, at) => (
        <ArgField
          key={field.name}
          field={field}
          typed={typed}
          error={faults[at]}
          today={today}
          onChange={(change) => setTyped((all) => ({ ...all, ...change }))}
        />
      ))}
      <Button kind="primary" size="l" type="submit" icon={Check} aria-disabled={wrong}>
        Yes, like this
      </Button>
    </form>
  );
}
