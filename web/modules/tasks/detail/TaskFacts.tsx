import type { Task } from '@kinsong/contract/tasks/task.ts';
import { repeatInWords } from '@kinsong/contract/tasks/repeat.ts';
import Flag from 'lucide-react/icons/flag';
import Repeat from 'lucide-react/icons/repeat';
import type { ReactNode } from 'react';
import { Avatar, cx, Icon } from '../../../ui/index.ts';
import { DueLabel } from '../list/DueLabel.tsx';
import { Labels } from '../list/Labels.tsx';
import { carrierWords, someone, type People } from '../people-words.ts';
import { useTaskLook } from '../task-look.ts';
import styles from './TaskFacts.module.css';

const tones = { 1: 'ember', 2: 'warn', 3: 'plain', 4: 'plain' } as const;

export interface TaskFactsProps {
  task: Task;
  people: People;
  today: string;
  /** Where it lies, where the screen does not say so. */
  place?: ReactNode;
}

/** Labelled, one beside the other: how urgent, when, and whose. */
export function TaskFacts({ task, people, today, place }: TaskFactsProps) {
  const carrier = task.assigned_to === null ? undefined : someone(task.assigned_to, people);
  const { priorityWord } = useTaskLook();
  return (
    <dl className={styles.facts}>
      <Fact label="Priority">
        <span className={cx(styles.value, styles[tones[task.priority]])}>
          <Icon of={Flag} />
          {priorityWord(task.priority)}
        </span>
      </Fact>
      <Fact label="Due">
        <DueLabel due={task.due_date} time={task.due_time} today={today} whole />
      </Fact>
      <Fact label="Who does it">
        <span className={styles.value}>
          {carrier !== undefined && <Avatar name={carrier.name} url={carrier.url} named />}
          {carrierWords(task, people)}
        </span>
      </Fact>
      {task.repeat !== null && (
        <Fact label="Comes back">
          <span className={styles.value}>
            <Icon of={Repeat} />
            {repeatInWords(task.repeat)}
          </span>
        </Fact>
      )}
      {task.tags.length > 0 && (
        <Fact label="Labels">
          <Labels tags={task.tags} />
        </Fact>
      )}
      {place !== undefined && <Fact label="In">{place}</Fact>}
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.said}>{children}</dd>
    </div>
  );
}
