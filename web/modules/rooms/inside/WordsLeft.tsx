import { errors } from '@kinsong/contract/common/errors.ts';
import { signedIn } from '../../../platform/signed-in.ts';
import { useStore } from '../../../platform/store.ts';
import { Button } from '../../../ui/index.ts';
import styles from './AtTheDoor.module.css';

/** What was written in a room and can not be said there any more: it is kept until one lets it go. */
export function WordsLeft({ room }: { room: string }) {
  const { outbox } = signedIn();
  const left = useStore(outbox.items).flatMap((item) => {
    const words = item.body?.['content'];
    return item.space === room && typeof words === 'string' ? [{ item, words }] : [];
  });
  if (left.length === 0) return null;
  return (
    <div className={styles.left} role="alert">
      <p className={styles.why}>{errors['room.send'].text}</p>
      <p>Your words are kept on this device:</p>
      <ul>
        {left.map(({ item, words }) => (
          <li key={item.n}>
            <q>{words}</q>
            <Button kind="bare" onClick={() => void outbox.takeBack(item)}>
              Let them go
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
