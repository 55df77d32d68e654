import type { DangerCard } from '@kinsong/contract/guide/danger-card.ts';
import Phone from 'lucide-react/icons/phone';
import { cx, Icon } from '../../../ui/index.ts';
import styles from './EmergencyNumbers.module.css';

const tel = (number: string): string => `tel:${number.replaceAll(' ', '')}`;

export interface EmergencyNumbersProps {
  card: DangerCard;
  /** Alone on its page, or among the words of the talk. */
  look: 'page' | 'row';
}

/** The whole card calls. Where the number may be another one, or somebody needs an ear, theirs are links below. */
export function EmergencyNumbers({
  card: { call, elsewhere, listening, steps },
  look,
}: EmergencyNumbersProps) {
  return (
    <div className={cx(styles.numbers, styles[look])}>
      <a className={styles.call} href={tel(call.number)}>
        <b className={styles.numeral}>{call.number}</b>{' '}
        <span className={styles.now}>
          <Icon of={Phone} />
          Call now
        </span>
      </a>
      <Others words={`Not in ${call.where}?`} lines={elsewhere} />
      <Others words="Living hurts too much?" lines={listening} />
      <ol className={styles.steps}>
        {steps.map(({ lead, rest }, at) => (
          <li key={lead}>
            <b aria-hidden>{at + 1}</b>
            <span>
              <strong>{lead}</strong> {rest}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

function Others({ words, lines }: { words: string; lines: DangerCard['elsewhere'] }) {
  if (lines.length === 0) return null;
  return (
    <p className={styles.others}>
      {words}
      {lines.map(({ number, where }) => (
        <a key={number} href={tel(number)}>
          {number} {where}
        </a>
      ))}
    </p>
  );
}
