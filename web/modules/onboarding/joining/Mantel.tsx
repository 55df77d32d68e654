import '../../../ui/tokens.joining.css';
import type { CommitmentId } from '@kinsong/contract/onboarding/commitments.ts';
import type { ReactNode, SubmitEvent } from 'react';
import { Stage, useMedia } from '../../../ui/index.ts';
import { MantelScene } from './MantelScene.tsx';
import styles from './Mantel.module.css';

/** The sheet's own border between a list and a mantel. */
const listed = '(width < 60rem)';

export interface MantelProps {
  lead: ReactNode;
  /** In the order in which they stand. */
  candles: readonly { readonly id: CommitmentId; readonly lit: boolean; readonly candle: ReactNode }[];
  /** Right under the candles: what is missing there. */
  told?: ReactNode;
  foot: ReactNode;
  /** Where there is something to promise. */
  onSubmit?: (event: SubmitEvent<HTMLFormElement>) => void;
}

/** Four candles with their words: side by side on a mantel, on a phone one below the other. */
export function Mantel({ lead, candles, told, foot, onSubmit }: MantelProps) {
  const narrow = useMedia(listed);
  const below = (
    <>
      <ul className={styles.four}>
        {candles.map(({ id, candle }) => (
          <li key={id}>{candle}</li>
        ))}
      </ul>
      {told}
      {foot}
    </>
  );
  return (
    <Stage area="guild" className={styles.page}>
      <MantelScene lit={candles.map(({ lit }) => lit)} narrow={narrow} />
      <header className={styles.header}>
        <h1 className={styles.title}>Joining the Secret History of Humankind</h1>
        <p className={styles.lead}>{lead}</p>
      </header>
      {onSubmit === undefined ? (
        <div className={styles.below}>{below}</div>
      ) : (
        <form className={styles.below} noValidate onSubmit={onSubmit}>
          {below}
        </form>
      )}
    </Stage>
  );
}
