import { useEffect, useState } from 'react';
import { Button, VisuallyHidden } from '../../../ui/index.ts';
import { answeredOffers } from './offer-for.ts';
import styles from './OfferCard.module.css';

/** One answer to an offer: its word, and what it says of itself once it was done; undefined where it could not be. */
export interface OfferWay {
  readonly label: string;
  /** What came of it stands above for everybody: here it is only said to whoever listens. */
  readonly shownElsewhere?: true;
  take(): Promise<string | undefined>;
}

export interface OfferCardProps {
  /** Whose offer this is: a message. */
  id: string;
  label: string;
  question: string;
  yes: OfferWay;
  no: string;
}

/** A quiet question under words, and what came of it. Answered once it is not asked again. */
export function OfferCard({ id, label, question, yes, no }: OfferCardProps) {
  const [told, setTold] = useState(answeredOffers.get(id));
  const settle = (words: string) => {
    answeredOffers.set(id, words);
    setTold(words);
  };
  const take = async () => {
    const words = await yes.take();
    if (words !== undefined) settle(words);
  };
  if (told === '') return null;
  if (told !== undefined)
    return yes.shownElsewhere ? (
      <VisuallyHidden>
        <span role="status">{told}</span>
      </VisuallyHidden>
    ) : (
      <p className={styles.told} role="status">
        {told}
      </p>
    );
  return (
    <div className={styles.offer} role="group" aria-label={label}>
      <p>{question}</p>
      <div className={styles.ways}>
        <Button kind="thread" onClick={() => void take()}>
          {yes.label}
        </Button>
        <Button kind="bare" onClick={() => settle('')}>
          {no}
        </Button>
      </div>
    </div>
  );
}

/** True so long after something was said. */
export function useDue({ created_at }: { readonly created_at: string }, after: number): boolean {
  const [due, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), Date.parse(created_at) + after - Date.now());
    return () => clearTimeout(timer);
  }, [created_at, after]);
  return due;
}
