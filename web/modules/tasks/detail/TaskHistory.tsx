import type { Task } from '@kinsong/contract/tasks/task.ts';
import type { People } from '../people-words.ts';
import styles from './TaskHistory.module.css';
import { DetailSection } from './DetailSection.tsx';
import { told } from './history-words.ts';
import { shortWhen } from './time-words.ts';

/** What happened to a task, from its making on. */
export function TaskHistory({ task, people, today }: { task: Task; people: People; today: string }) {
  if (task.happened.length === 0) return null;
  return (
    <DetailSection label="What happened">
      <ol className={styles.list}>
        {task.happened.map((each) => {
          const { words, before } = told(each, people, today);
          return (
            <li key={`${each.at} ${each.what}`} className={styles.line}>
              <time className={styles.when} dateTime={each.at}>
                {shortWhen(new Date(each.at))}
              </time>
              <span>
                {words}
                {each.lost === true && <strong>, without having seen what stood there</strong>}
                {before !== undefined && (
                  <details className={styles.before}>
                    <summary>What it said before</summary>
                    <p>{before}</p>
                  </details>
                )}
              </span>
            </li>
          );
        })}
      </ol>
    </DetailSection>
  );
}
