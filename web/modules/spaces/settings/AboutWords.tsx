import type { MySpace } from '@kinsong/contract/spaces/spaces.ts';
import { priorityWords } from '@kinsong/contract/tasks/task.ts';
import { dayWithin } from '../../../ui/index.ts';
import { typeWords } from './privacy-words.ts';
import styles from './SettingsSheet.module.css';

/** What a salon says of itself, for those who only read it. */
export function AboutWords({ space }: { space: MySpace }) {
  const { subtitle, description, type, priority, due_date } = space;
  return (
    <section className={styles.section} aria-label="What it is about">
      {subtitle !== '' && <p className={styles.words}>{subtitle}</p>}
      {description !== '' && <p className={styles.words}>{description}</p>}
      <dl className={styles.facts}>
        <dt>Type</dt>
        <dd>{typeWords[type]}</dd>
        <dt>Priority</dt>
        <dd>{priorityWords[priority]}</dd>
        <dt>Due date</dt>
        <dd>{due_date === null ? 'none' : dayWithin(new Date(`${due_date}T12:00`))}</dd>
      </dl>
      <p>An owner or steward can change this.</p>
    </section>
  );
}
