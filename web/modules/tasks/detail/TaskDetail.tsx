import type { Capability } from '@kinsong/contract/capabilities.ts';
import type { ReactNode } from 'react';
import { useEveryone } from '../../spaces/index.ts';
import type { Shown } from '../unsent-overlay.ts';
import { mayChange } from '../tasks.actions.ts';
import { ProofPicture } from '../proof/ProofPicture.tsx';
import { Checklist } from './Checklist.tsx';
import { TaskFacts } from './TaskFacts.tsx';
import { TaskHistory } from './TaskHistory.tsx';
import { OverwrittenWords } from './OverwrittenWords.tsx';
import { RefusedTaskChanges } from './RefusedTaskChanges.tsx';
import { OriginQuote } from './OriginQuote.tsx';
import { DetailSection } from './DetailSection.tsx';
import { StatusChoice } from './StatusChoice.tsx';
import styles from './TaskDetail.module.css';

export interface TaskDetailProps {
  shown: Shown;
  today: string;
  abilities: ReadonlySet<Capability>;
  place?: ReactNode;
}

/** All there is to know of one task: when and whose, what it came from, its notes, and what happened. */
export function TaskDetail({ shown, today, abilities, place }: TaskDetailProps) {
  const { task } = shown;
  const people = useEveryone(task.space_id);
  return (
    <div className={styles.detail}>
      <RefusedTaskChanges shown={shown} />
      <OverwrittenWords task={task} people={people} mayChange={mayChange({ task, abilities })} />
      <TaskFacts task={task} people={people} today={today} place={place} />
      {mayChange({ task, abilities }) && <StatusChoice task={task} />}
      <OriginQuote origin={task.origin} people={people} />
      <Written label="All of it" words={task.description} />
      <Written label="Notes" words={task.notes} />
      <Checklist task={task} mayChange={mayChange({ task, abilities })} />
      <ProofPicture task={task} />
      <TaskHistory task={task} people={people} today={today} />
    </div>
  );
}

function Written({ label, words }: { label: string; words: string }) {
  if (words.trim() === '') return null;
  return (
    <DetailSection label={label}>
      <p className={styles.words}>{words}</p>
    </DetailSection>
  );
}
