import { cx } from '../../../ui/index.ts';
import styles from './Swap.module.css';

export interface SpokenQuoteProps {
  by: string;
  words: string | null;
  /** It stands here to be looked up, not to be read first. */
  quiet?: boolean;
}

/** What one of the two said, as a voice. */
export function SpokenQuote({ by, words, quiet }: SpokenQuoteProps) {
  if (words === null) return null;
  return (
    <figure className={cx(styles.said, quiet && styles.quiet)}>
      <figcaption>{by}</figcaption>
      <blockquote>{words}</blockquote>
    </figure>
  );
}
