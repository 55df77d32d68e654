import { newId } from '@kinsong/contract/common/ids.ts';
import type { Worksheet } from '@kinsong/contract/worksheets/sheet.ts';
import { offersOf } from '@kinsong/engines/worksheets/offers.ts';
import type { Offer } from '@kinsong/engines/worksheets/sheet-state.ts';
import type { SheetForm } from '@kinsong/engines/worksheets/sheet-form.ts';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { Button, dayWithin } from '../../../ui/index.ts';
import { useEveryone } from '../../spaces/index.ts';
import { act } from '../worksheets.actions.ts';
import styles from './Becoming.module.css';
import { OfferSheet } from './OfferSheet.tsx';

/** The tasks and events that a sheet offers: ticked ones become real with it. */
export function Offers({ form, sheet, mayFill }: { form: SheetForm; sheet: Worksheet; mayFill: boolean }) {
  const [edited, setEdited] = useState<Offer>();
  const everyone = useEveryone(sheet.space_id);
  const offers = offersOf(form, sheet).filter(({ ticked }) => sheet.status === 'open' || ticked);
  const keep = (offer: Offer) => act(sheet, { deed: 'offer', offer });
  if (offers.length === 0 && !mayFill) return null;
  return (
    <section className={styles.offers}>
      <h4>{sheet.status === 'open' ? 'Tasks and days it offers' : 'What came of it'}</h4>
      <ul>
        {offers.map((offer) => (
          <li key={offer.key} className={styles.offer}>
            <label className={styles.tick}>
              <input
                type="checkbox"
                aria-label={offer.title}
                checked={offer.ticked}
                disabled={!mayFill}
                onChange={() => void keep({ ...offer, ticked: !offer.ticked })}
              />
            </label>
            <button
              type="button"
              className={styles.deed}
              disabled={!mayFill}
              onClick={() => setEdited(offer)}
            >
              {offer.title}
              <small>{factsOf(offer, (id) => everyone.get(id)?.name)}</small>
            </button>
          </li>
        ))}
      </ul>
      {mayFill && (
        <>
          <Button kind="bare" icon={Plus} onClick={() => setEdited(emptyOffer())}>
            Add a task or a day
          </Button>
          <p className={styles.quiet}>{laterWords(form)}</p>
        </>
      )}
      <OfferSheet
        key={edited?.key}
        space={sheet.space_id}
        offer={edited}
        isNew={edited !== undefined && !offers.some(({ key }) => key === edited.key)}
        onClose={() => setEdited(undefined)}
        onKeep={(offer) => void keep(offer)}
        onDrop={(key) => void act(sheet, { deed: 'drop_offer', key })}
      />
    </section>
  );
}

const laterWords = ({ stop, questions }: SheetForm): string =>
  stop === 'Point'
    ? `What is ticked becomes real when all ${questions.length} are lit.`
    : 'What is ticked becomes real when all of it is agreed on.';

const emptyOffer = (): Offer => ({
  key: newId(),
  kind: 'task',
  title: '',
  person_id: null,
  day: null,
  time: null,
  ticked: true,
});

function factsOf({ kind, person_id, day, time }: Offer, nameOf: (id: string) => string | undefined): string {
  const who =
    person_id === null ? (kind === 'task' ? 'nobody yet' : 'all of you') : (nameOf(person_id) ?? 'somebody');
  if (day === null) return who;
  const when = dayWithin(new Date(`${day}T12:00`));
  return kind === 'task' ? `${who}, by ${when}` : `${when}, ${time ?? ''}, ${who}`;
}
