import { errors } from '@kinsong/contract/common/errors.ts';
import { signedIn } from '../../../platform/signed-in.ts';
import { useStore } from '../../../platform/store.ts';
import type { OutboxItem } from '../../../platform/outbox/queue.ts';
import { Button } from '../../../ui/index.ts';
import styles from './RefusedDocs.module.css';

const deeds: Readonly<Record<string, string>> = {
  'docs.create': 'begun here',
  'docs.change': 'named or moved here',
  'docs.delete': 'taken away here',
  'docs.keep': 'wanted back here',
  'docs.comment': 'said here',
  'docs.answerComment': 'answered here',
  'docs.settleComment': 'settled here',
  'docs.deleteComment': 'taken back here',
};

const wordsOf = ({ body }: OutboxItem): string => {
  const words = body?.['title'] ?? body?.['content'];
  return typeof words === 'string' ? `“${words}”, ` : '';
};

/** What the house did not take: it is shown with why, until somebody says what becomes of it. */
export function RefusedDocs({ space }: { space: string }) {
  const { outbox } = signedIn();
  const refused = useStore(outbox.items).filter(
    (item) => item.space === space && item.refused !== undefined && deeds[item.call] !== undefined,
  );
  if (refused.length === 0) return null;
  return (
    <ul className={styles.all} aria-label="What the house did not take">
      {refused.map((item) => (
        <li key={item.n} className={styles.one} role="alert">
          <p>
            {wordsOf(item)}
            {deeds[item.call]}: {item.refused !== undefined && errors[item.refused].text}
          </p>
          <Button onClick={() => void outbox.retry(item)}>Retry</Button>
          <Button kind="bare" onClick={() => void outbox.takeBack(item)}>
            Discard
          </Button>
        </li>
      ))}
    </ul>
  );
}
