import { firstName } from '@kinsong/engines/text/first-name.ts';
import { errors } from '@kinsong/contract/common/errors.ts';
import type { PartnerCard } from '@kinsong/contract/partners/partners.ts';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Check from 'lucide-react/icons/check';
import Plus from 'lucide-react/icons/plus';
import { signedIn } from '../../platform/signed-in.ts';
import { Button, Card, FormErrors, IconButton, Sheet } from '../../ui/index.ts';
import styles from './CardEditor.module.css';
import { CardForm, idOf } from './CardForm.tsx';
import { RemoveCard } from './RemoveCard.tsx';
import type { Editing } from './useEditing.ts';

const titleOf = ({ card }: Editing) => (card === undefined ? 'A new card' : 'Edit a card');
const form = 'partner-card';

/** Beside the shelf, where there is room. */
export function CardPanel({ editing }: { editing: Editing }) {
  return (
    <Card look="lit" className={styles.panel}>
      <header className={styles.head}>
        <h2 className={styles.heading}>{titleOf(editing)}</h2>
        <Place editing={editing} />
        <WhoSees />
      </header>
      <Fields editing={editing} />
      <div className={styles.keeping}>
        <Keep editing={editing} />
        {editing.card && <RemoveCard editing={editing} card={editing.card} />}
      </div>
      {editing.card && (
        <Button wide icon={Plus} onClick={editing.startNew}>
          A new card
        </Button>
      )}
    </Card>
  );
}

export interface CardSheetProps {
  editing: Editing;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The same over the shelf of a phone. What was written stays when it is put away. */
export function CardSheet({ editing, open, onOpenChange }: CardSheetProps) {
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={titleOf(editing)}
      actions={<Keep editing={editing} />}
    >
      <div className={styles.sheet}>
        <WhoSees />
        <Fields editing={editing} />
        <Place editing={editing} />
        {editing.card && <RemoveCard editing={editing} card={editing.card} />}
      </div>
    </Sheet>
  );
}

function WhoSees() {
  const { person } = signedIn();
  const name = firstName(person.avatar_name || person.name);
  return <p className={styles.quiet}>Only super users see this. {name}, that is you.</p>;
}

const marked = (fields: Readonly<Record<string, string>>) =>
  Object.entries(fields).map(([field, message]) => ({ id: idOf(field), message }));

function Fields({ editing }: { editing: Editing }) {
  const { card, draft, failure, isOvertaken, change, submit } = editing;
  return (
    <form id={form} className={styles.fields} onSubmit={submit} noValidate>
      {card && isOvertaken ? (
        <Overtaken editing={editing} card={card} />
      ) : (
        failure && (
          <FormErrors title={failure.title} fields={marked(failure.fields)}>
            {failure.description}
          </FormErrors>
        )
      )}
      <CardForm draft={draft} errors={failure?.fields ?? {}} onChange={change} />
    </form>
  );
}

/** What the other wrote, and which of the two is to stay. */
function Overtaken({ editing, card }: { editing: Editing; card: PartnerCard }) {
  return (
    <>
      <FormErrors title={errors['card.changed'].text}>
        Theirs: “{card.name}. {card.words}” {card.address ?? 'Coming Soon'}
      </FormErrors>
      <Button onClick={editing.takeTheirs}>Take theirs</Button>
    </>
  );
}

/** Where it stands on its shelf, and one place to either side. */
function Place({ editing: { card, place, move } }: { editing: Editing }) {
  if (card === undefined) return null;
  return (
    <div className={styles.place}>
      <IconButton
        icon={ArrowLeft}
        label="One place earlier"
        disabled={place.at === 1}
        onClick={() => move(card.id, -1)}
      />
      <span aria-live="polite">
        {place.at} of {place.of}
      </span>
      <IconButton
        icon={ArrowRight}
        label="One place later"
        disabled={place.at === place.of}
        onClick={() => move(card.id, 1)}
      />
    </div>
  );
}

function Keep({ editing: { busy, isOvertaken } }: { editing: Editing }) {
  return (
    <Button
      type="submit"
      form={form}
      kind="primary"
      size="l"
      icon={Check}
      busy={busy}
      className={styles.keep}
    >
      {isOvertaken ? 'Keep mine' : 'Keep the card'}
    </Button>
  );
}
