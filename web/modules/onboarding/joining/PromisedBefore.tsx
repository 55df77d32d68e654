import { currentTexts, textsOf } from '@kinsong/contract/onboarding/commitment-texts.ts';
import { commitmentIds, type Acceptance } from '@kinsong/contract/onboarding/commitments.ts';
import { Button } from '../../../ui/index.ts';
import { BurningCandle } from './Candle.tsx';
import { latest } from './joining.data.ts';
import { dayOf } from './joining.words.ts';
import { Mantel } from './Mantel.tsx';
import { NdaLink } from './NdaLink.tsx';
import styles from './Promising.module.css';

export interface PromisedBeforeProps {
  accepted: readonly Acceptance[];
  /** The evening goes on; else one came from one's account. */
  evening: boolean;
  onLeave: () => void;
}

/** Four candles that burn since the day on which somebody promised. Nothing is asked here. */
export function PromisedBefore({ accepted, evening, onLeave }: PromisedBeforeProps) {
  const promised = latest(accepted);
  const texts = textsOf(promised?.version ?? currentTexts.version) ?? currentTexts;
  const state = promised === undefined ? 'Promised' : `Promised on ${dayOf(promised.accepted_at)}`;
  const burning = commitmentIds.map((id) => ({
    id,
    lit: true,
    candle: <BurningCandle id={id} words={texts.commitments[id]} state={state} />,
  }));
  return (
    <Mantel
      lead="Three commitments and one silence. They burn on."
      candles={burning}
      foot={
        <div className={styles.footAgain}>
          {promised !== undefined && (
            <p className={styles.signed}>
              <span>Signed</span> {promised.signature}
            </p>
          )}
          <Button kind="primary" size="l" className={styles.enter} onClick={onLeave}>
            {evening ? 'Go on' : 'Back to your account'}
          </Button>
          <NdaLink texts={texts} className={styles.nda} />
        </div>
      }
    />
  );
}
