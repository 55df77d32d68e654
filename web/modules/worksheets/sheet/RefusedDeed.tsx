import { errors } from '@kinsong/contract/common/errors.ts';
import { signedIn } from '../../../platform/signed-in.ts';
import { Button } from '../../../ui/index.ts';
import type { Shown } from '../unsent-overlay.ts';
import styles from './Sentence.module.css';

/** What the house did not take: why, and one’s own words, so that they are not lost. */
export function RefusedDeed({ shown: { refused } }: { shown: Shown }) {
  if (refused === undefined) return null;
  const { item, code } = refused;
  const text = item.body?.['text'];
  const { outbox } = signedIn();
  return (
    <div className={styles.refused} role="alert">
      <p>{errors[code].text}</p>
      {typeof text === 'string' && text !== '' && <p>You wrote: “{text}”</p>}
      <div className={styles.buttons}>
        {code !== 'sheet.moved' && <Button onClick={() => void outbox.retry(item)}>Retry</Button>}
        <Button kind="bare" onClick={() => void outbox.takeBack(item)}>
          Discard
        </Button>
      </div>
    </div>
  );
}
