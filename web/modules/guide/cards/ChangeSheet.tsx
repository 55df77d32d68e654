import type { CardField } from '@kinsong/contract/guide/proposal-card.ts';
import Check from 'lucide-react/icons/check';
import { useId, useState, type SubmitEvent } from 'react';
import { signedIn } from '../../../platform/signed-in.ts';
import { Button, Sheet } from '../../../ui/index.ts';
import { CardFieldInput } from './CardFieldInput.tsx';
import styles from './ChangeSheet.module.css';
import { changedArgs, faultOf, typedOf, type Args } from './card-fields.ts';
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
  const form = useId();
  return (
    <Sheet
      open={offer !== undefined}
      onOpenChange={(next) => !next && onClose()}
      title="How should it be?"
      description={offer?.card.ask ?? ''}
      actions={
        <Button kind="primary" size="l" wide type="submit" form={form} icon={Check}>
          Yes, like this
        </Button>
      }
    >
      {offer && <ChangeForm id={form} offer={offer} onYes={(changed) => onYes(offer, changed)} />}
    </Sheet>
  );
}

interface ChangeFormProps {
  /** By which the button at the sheet's foot knows it. */
  id: string;
  offer: Offer;
  onYes: (changed: Args) => void;
}

function ChangeForm({ id, offer: { card, args }, onYes }: ChangeFormProps) {
  const { fields } = card;
  const [before] = useState(() => typedOf(args, fields, signedIn().person.id));
  const [typed, setTyped] = useState(before);
  const [tried, setTried] = useState(false);
  const [now] = useState(() => new Date());
  const faults = fields.map((field) => faultOf(field, typed, before, now));
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    const wrong = fields.find((_, at) => faults[at] !== undefined);
    if (wrong === undefined) return onYes(changedArgs(before, fields, typed));
    const control = event.currentTarget.elements.namedItem(wrong.name);
    if (control instanceof HTMLElement) control.focus();
  };
  // Nobody is told what is wrong with what they have not come to yet.
  const isShown = ({ name }: CardField) => tried || typed[name] !== before[name];
  return (
    <form id={id} className={styles.form} onSubmit={submit} noValidate>
      {fields.map((field, at) => (
        <CardFieldInput
          key={field.name}
          field={field}
          followers={fields.flatMap(({ name, by }) => (by === field.name ? [name] : []))}
          typed={typed}
          error={isShown(field) ? faults[at] : undefined}
          now={now}
          onChange={(change) => setTyped((all) => ({ ...all, ...change }))}
        />
      ))}
    </form>
  );
}
