import type { Commitment } from '@kinsong/contract/onboarding/commitment-texts/commitment-text.ts';
import type { CommitmentId } from '@kinsong/contract/onboarding/commitments.ts';
import Check from 'lucide-react/icons/check';
import FlameKindling from 'lucide-react/icons/flame-kindling';
import type { ReactNode } from 'react';
import { Icon } from '../../../ui/index.ts';
import { candles } from './candles.ts';
import { CandleDrawing } from './CandleDrawing.tsx';
import styles from './Candle.module.css';

export interface CandleProps {
  id: CommitmentId;
  words: Commitment;
  lit: boolean;
}

/** A commitment that is promised by lighting it: candle, words and state are one button. */
export function Candle({ onPress, ...candle }: CandleProps & { onPress: () => void }) {
  const { id, lit } = candle;
  return (
    <button type="button" className={styles.candle} data-candle={id} aria-pressed={lit} onClick={onPress}>
      <CandleParts {...candle}>
        <Icon of={lit ? Check : FlameKindling} />
        {lit ? 'I promise' : 'Light it'}
      </CandleParts>
    </button>
  );
}

/** One that burns since somebody promised. */
export function BurningCandle({ state, ...candle }: Omit<CandleProps, 'lit'> & { state: string }) {
  return (
    <div className={styles.candle} data-candle={candle.id} data-lit>
      <CandleParts {...candle} lit>
        <Icon of={Check} />
        {state}
      </CandleParts>
    </div>
  );
}

function CandleParts({ id, words, lit, children }: CandleProps & { children: ReactNode }) {
  return (
    <>
      <span className={styles.picture}>
        <CandleDrawing shape={candles[id]} lit={lit} sealed={id === 'nda'} />
      </span>
      <span className={styles.words}>
        <b className={styles.title}>{words.title}</b>
        <span className={styles.promise}>{words.words}</span>
        <span className={styles.state}>{children}</span>
      </span>
    </>
  );
}
