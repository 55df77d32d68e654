import type { Ledger, LedgerGift } from '@kinsong/contract/worksheets/ledger.ts';
import { cx, dayWithin, Button } from '../../../ui/index.ts';
import { signedIn } from '../../../platform/signed-in.ts';
import { useEveryone } from '../../spaces/index.ts';
import { amountWords } from './ledger-words.ts';
import styles from './Ledger.module.css';

interface GiftListProps {
  space: string;
  ledger: Ledger;
  mayGive: boolean;
  mayCorrectAny: boolean;
  onCorrect: (gift: LedgerGift) => void;
  onMore: () => void;
}

/** Every line, the newest first. What was put right stays, struck through. */
export function GiftList({ space, ledger, mayGive, mayCorrectAny, onCorrect, onMore }: GiftListProps) {
  const everyone = useEveryone(space);
  const me = signedIn().person.id;
  const corrected = new Set(ledger.gifts.map(({ corrects }) => corrects));
  const mayCorrect = ({ id, written_by, person_id }: LedgerGift) =>
    mayGive && !corrected.has(id) && (mayCorrectAny || written_by === me || person_id === me);
  return (
    <section className={styles.part}>
      <h2>Who gave what</h2>
      {ledger.gifts.length === 0 && <p className={styles.quiet}>Nothing stands here yet.</p>}
      <ul>
        {ledger.gifts.map((gift) => {
          const isOver = corrected.has(gift.id);
          return (
            <li key={gift.id} className={cx(styles.row, isOver && styles.over)}>
              <span className={styles.words}>
                <b>{gift.words}</b>
                <small>
                  {everyone.get(gift.person_id)?.name ?? 'Somebody who left'},{' '}
                  {dayWithin(new Date(`${gift.given_on}T12:00`))}
                  {isOver && ', put right later'}
                  {gift.corrects !== null && ', puts an earlier line right'}
                </small>
              </span>
              <span className={styles.number}>{amountWords(gift.gift, gift.amount)}</span>
              {mayCorrect(gift) && (
                <Button kind="bare" aria-label={`Put right: ${gift.words}`} onClick={() => onCorrect(gift)}>
                  Put right
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {ledger.more && (
        <Button kind="bare" onClick={onMore}>
          Older lines
        </Button>
      )}
    </section>
  );
}
