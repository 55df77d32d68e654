import Check from 'lucide-react/icons/check';
import CheckCheck from 'lucide-react/icons/check-check';
import Pencil from 'lucide-react/icons/pencil';
import { signedIn } from '../../../platform/signed-in.ts';
import { useStore } from '../../../platform/store.ts';
import { Button, cx } from '../../../ui/index.ts';
import type { MessageRow } from '../../messages/index.ts';
import { useGuideTalk } from '../chat/guide-talk-context.ts';
import { decide } from '../guide.actions.ts';
import { CardFacts } from './CardFacts.tsx';
import { asksBack } from './card-fields.ts';
import type { Offer } from './offer.ts';
import styles from './OfferCard.module.css';
import { OfferOutcome } from './OfferOutcome.tsx';
import { allAtOnce, useOffersOfOneSentence } from './offers-of-one-sentence.ts';
import { DottedThread } from './DottedThread.tsx';

/** Something the guide offers to do: it rises from the words it is about, and nothing happens without a Yes. */
export function OfferCard({ row, offer }: { row: MessageRow; offer: Offer }) {
  const { message } = row.shown;
  const { card, proposal_id } = offer;
  const decided = useDecided(proposal_id);
  const string = useOffersOfOneSentence(message.space_id, offer);
  const mine = row.before?.author_id === signedIn().person.id;
  const open = offer.state === 'open' && decided === undefined;
  const several = string.length > 1;
  // A question that says the thing itself stands alone; the thing is not named a second time.
  const saysIt = card.ask.includes(card.title);
  return (
    <article
      className={cx(styles.place, row.follows && styles.follows, mine && styles.mine)}
      aria-label={saysIt ? card.ask : `${card.ask} ${card.title}`}
    >
      {open ? (
        <div className={cx(styles.card, styles.open, several && styles.several)}>
          <DottedThread />
          {!several && !saysIt && <p className={styles.ask}>{card.ask}</p>}
          <h2 className={styles.title}>{saysIt ? card.ask : card.title}</h2>
          <CardFacts facts={card.facts} />
          <Ways row={row} offer={offer} several={several} />
        </div>
      ) : (
        <div className={styles.folded}>
          <OfferOutcome offer={offer} decided={decided} />
        </div>
      )}
      {open && string.at(-1)?.proposal_id === proposal_id && allAtOnce(string) && (
        <YesToAll offers={string} space={message.space_id} />
      )}
    </article>
  );
}

/** One Yes alone is lit; where several hang on a string, the one for all of them is. */
function Ways({ row, offer, several }: { row: MessageRow; offer: Offer; several: boolean }) {
  const { message } = row.shown;
  const { proposal_id } = offer;
  const { change, newest } = useGuideTalk();
  const answer = (word: 'yes' | 'no') => void decide(message.space_id, proposal_id, word);
  return (
    <div className={styles.ways}>
      <Button
        kind={!several && message.id === newest ? 'primary' : 'outline'}
        icon={Check}
        className={styles.yes}
        onClick={() => (asksBack(offer) ? change(offer) : answer('yes'))}
      >
        Yes
      </Button>
      {offer.card.fields.length > 0 && (
        <Button
          kind={several ? 'bare' : 'secondary'}
          icon={Pencil}
          className={styles.change}
          onClick={() => change(offer)}
        >
          Change
        </Button>
      )}
      <Button kind="bare" className={styles.no} onClick={() => answer('no')}>
        No
      </Button>
    </div>
  );
}

function YesToAll({ offers, space }: { offers: readonly Offer[]; space: string }) {
  const yes = () => {
    for (const { proposal_id } of offers) void decide(space, proposal_id, 'yes');
  };
  return (
    <div className={styles.all}>
      <DottedThread />
      <Button kind="primary" size="l" icon={CheckCheck} wide onClick={yes}>
        {offers.length === 2 ? 'Yes to both' : `Yes to all ${offers.length}`}
      </Button>
    </div>
  );
}

/** What one has said already, while it is on its way to the house. */
function useDecided(proposal: string) {
  const items = useStore(signedIn().outbox.items);
  return items.findLast(({ params }) => params['proposal_id'] === proposal);
}
