import type { Card } from '@kinsong/contract/guide/extra.ts';
import Check from 'lucide-react/icons/check';
import Pencil from 'lucide-react/icons/pencil';
import { house } from '../../../platform/house.ts';
import { useStore } from '../../../platform/store.ts';
import { Button, cx } from '../../../ui/index.ts';
import type { MessageRow } from '../../messages/index.ts';
import { useGuideTalk } from '../chat/talk.ts';
import { decide } from '../guide.actions.ts';
import { Facts } from './Facts.tsx';
import { asksBack, fieldsOf } from './fields.ts';
import type { Offer } from './offer.ts';
import styles from './OfferCard.module.css';
import { Outcome } from './Outcome.tsx';
import { Tie } from './Tie.tsx';

/** Something the guide offers to do: it rises from the words it is about, and nothing happens without a Yes. */
export function OfferCard({ row, offer }: { row: MessageRow; offer: Offer }) {
  const { message } = row.shown;
  const { card, proposal_id, tool, args } = offer;
  const { change, newest } = useGuideTalk();
  const decided = useDecided(proposal_id);
  const mine = row.before?.author_id === house().person.id;
  const answer = (word: 'yes' | 'no') => void decide(message.space_id, proposal_id, word);
  const open = offer.state === 'open' && decided === undefined;
  return (
    <article
      className={cx(styles.place, row.follows && styles.follows, mine && styles.mine)}
      aria-label={`${card.ask} ${card.title}`}
    >
      <div className={cx(styles.card, open && styles.open)}>
        <Tie />
        <Words card={card} />
        {open ? (
          <div className={styles.ways}>
            <Button
              kind={message.id === newest ? 'primary' : 'outline'}
              icon={Check}
              className={styles.yes}
              onClick={() => (asksBack(tool, args) ? change(offer) : answer('yes'))}
            >
              Yes
            </Button>
            {fieldsOf(tool).length > 0 && (
              <Button icon={Pencil} className={styles.change} onClick={() => change(offer)}>
                Change
              </Button>
            )}
            <Button kind="bare" onClick={() => answer('no')}>
              No
            </Button>
          </div>
        ) : (
          <Outcome offer={offer} decided={decided} />
        )}
      </div>
    </article>
  );
}

function Words({ card }: { card: Card }) {
  return (
    <>
      <p className={styles.ask}>{card.ask}</p>
      <h2 className={styles.title}>{card.title}</h2>
      <Facts facts={card.facts} />
    </>
  );
}

/** What one has said already, while it is on its way to the house. */
function useDecided(proposal: string) {
  const items = useStore(house().outbox.items);
  return items.findLast(({ params }) => params['proposal_id'] === proposal);
}
