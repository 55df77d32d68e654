import { signedIn } from '../../../platform/signed-in.ts';
import type { OutboxItem } from '../../../platform/outbox/queue.ts';
import { useStore } from '../../../platform/store.ts';
import { Button } from '../../../ui/index.ts';
import { RefusedChange } from '../detail/RefusedChange.tsx';
import { wordsIn } from '../lost-words.ts';
import { changedTooLate } from '../unsent-overlay.ts';
import { writeDown } from '../tasks.actions.ts';
import { tasks } from '../tasks.data.ts';
import styles from './LostChanges.module.css';

/** What one changed of tasks that were taken away by then: it stands nowhere else, and is not lost without a word. */
export function LostChanges({ space }: { space: string | undefined }) {
  const known = useStore(tasks);
  const items = changedTooLate(known, useStore(signedIn().outbox.items));
  const here = items.filter((item) => space === undefined || item.space === space);
  if (here.length === 0) return null;
  return (
    <div className={styles.lost}>
      {here.map((item) => (
        <LostChange key={item.n} item={item} />
      ))}
    </div>
  );
}

function LostChange({ item }: { item: OutboxItem }) {
  const { outbox } = signedIn();
  const { text, notes } = item.body as { text?: string; notes?: string };
  const letGo = () => outbox.takeBack(item);
  const anew = async (title: string) => {
    const kept = { text: title, ...(notes !== undefined && { notes }) };
    if ((await writeDown(item.space, kept)) !== undefined) await letGo();
  };
  return (
    <RefusedChange why="Not sent: somebody deleted this task while you changed it." words={wordsIn(item)}>
      {text !== undefined && <Button onClick={() => void anew(text)}>Write it down again</Button>}
      <Button kind="bare" onClick={() => void letGo()}>
        Discard it
      </Button>
    </RefusedChange>
  );
}
