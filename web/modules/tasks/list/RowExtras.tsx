import { checklistCount } from '@kinsong/contract/tasks/checklist.ts';
import { repeatInWords } from '@kinsong/contract/tasks/repeat.ts';
import type { Task } from '@kinsong/contract/tasks/task.ts';
import Camera from 'lucide-react/icons/camera';
import ListTodo from 'lucide-react/icons/list-todo';
import Repeat from 'lucide-react/icons/repeat';
import { Icon, VisuallyHidden } from '../../../ui/index.ts';
import { Labels } from './Labels.tsx';
import styles from './TaskRow.module.css';

/** What else a row says of its task, where there is something to say. */
export function RowExtras({ task }: { task: Task }) {
  const { checklist, repeat, tags, proof_wanted, status } = task;
  return (
    <>
      {checklist.length > 0 && (
        <span className={styles.fact}>
          <Icon of={ListTodo} size="s" />
          {checklistCount(checklist)}
        </span>
      )}
      {repeat !== null && status !== 'completed' && (
        <span className={styles.fact}>
          <Icon of={Repeat} size="s" />
          {repeatInWords(repeat)}
        </span>
      )}
      {proof_wanted && status !== 'completed' && (
        <span className={styles.fact}>
          <Icon of={Camera} size="s" />
          <VisuallyHidden>a picture is wanted when it is done</VisuallyHidden>
        </span>
      )}
      <Labels tags={tags} />
    </>
  );
}
