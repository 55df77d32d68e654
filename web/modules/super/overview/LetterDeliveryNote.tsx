import Mail from 'lucide-react/icons/mail';
import MailWarning from 'lucide-react/icons/mail-warning';
import { Card, cx, Icon } from '../../../ui/index.ts';
import type { HouseFigures } from '../super.data.ts';
import styles from './LetterDeliveryNote.module.css';

type Letters = NonNullable<HouseFigures['letters']>;

/** What became of letters. Only what failed is lit; what the house does about it is said, and what it cannot. */
export function LetterDeliveryNote({ letters }: { letters: Letters }) {
  const { posted, waiting, trying, lost } = letters;
  const failed = trying + lost;
  return (
    <Card look={failed > 0 ? 'lit' : 'plain'} className={cx(styles.note, failed > 0 && styles.failed)}>
      <Icon of={failed > 0 ? MailWarning : Mail} />
      <div className={styles.words}>
        <h2 className={styles.heading}>{titleOf(letters)}</h2>
        {trying > 0 && (
          <p>The mail server did not take {them(trying)}. The house tries again by itself for a day.</p>
        )}
        {lost > 0 && (
          <p>{lost} could not be sent within a day. Whoever waits for one can ask for it again.</p>
        )}
        {failed === 0 && waiting > 0 && (
          <p>{waiting === 1 ? 'One is' : `${waiting} are`} on the way just now.</p>
        )}
        {!posted && (
          <p>
            No mail server is set. Letters are kept as files in the house’s data folder, for you to pass on.
          </p>
        )}
      </div>
    </Card>
  );
}

function titleOf({ posted, trying, lost }: Letters): string {
  const failed = trying + lost;
  if (failed === 1) return 'One letter did not arrive';
  if (failed > 1) return `${failed} letters did not arrive`;
  return posted ? 'Every letter went out' : 'Letters stay here';
}

const them = (count: number): string => (count === 1 ? 'it yet' : `${count} of them yet`);
