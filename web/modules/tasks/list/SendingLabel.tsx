import Clock from 'lucide-react/icons/clock';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { useConnection } from '../../../platform/live/connection.ts';
import { Icon } from '../../../ui/index.ts';
import { signedIn } from '../../../platform/signed-in.ts';
import { useStore } from '../../../platform/store.ts';
import { useUpload } from '../../files/index.ts';
import { letBe, lostWordsOf } from '../lost-words.ts';
import type { Shown } from '../unsent-overlay.ts';
import styles from './SendingLabel.module.css';

/** How far what one did has come, while it is not at the house. */
export function SendingLabel({ shown: { way, task, item } }: { shown: Shown }) {
  const connection = useConnection();
  const picture = useUpload(item?.waits?.[0] ?? null);
  if (way === 'there') return <WrittenOver task={task} />;
  if (way === 'refused' || picture?.state === 'refused' || picture?.state === 'missing') {
    return (
      <span className={styles.refused}>
        <Icon of={CircleAlert} size="s" />
        Not sent
      </span>
    );
  }
  const isKept = way === 'kept' || connection === 'lost';
  // What is on its way for a moment says nothing: it would only flicker.
  if (!isKept) return null;
  return (
    <span className={styles.kept}>
      <Icon of={Clock} size="s" />
      Kept, and sent later
    </span>
  );
}

function WrittenOver({ task }: Pick<Shown, 'task'>) {
  const gone = useStore(letBe);
  if (lostWordsOf(task, signedIn().person.id).every(({ key }) => gone.has(key))) return null;
  return (
    <span className={styles.refused}>
      <Icon of={CircleAlert} size="s" />
      Your words were written over
    </span>
  );
}
