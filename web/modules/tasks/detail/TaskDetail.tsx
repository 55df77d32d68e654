import type { Capability } from '@kinsong/contract/capabilities.ts';
import type { ReactNode } from 'react';
import { useEveryone } from '../../spaces/index.ts';
import type { Shown } from '../overlay.ts';
import { mayChange } from '../tasks.actions.ts';
import { Facts } from './Facts.tsx';
import { Happened } from './Happened.tsx';
import { NotSent } from './NotSent.tsx';
import { OriginQuote } from './OriginQuote.tsx';
import { Part } from './Part.tsx';
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
      <NotSent shown={shown} />
      <Facts task={task} people={people} today={today} place={place} />
      {mayChange({ task, abilities }) && <StatusChoice task={task} />}
      <OriginQuote origin={task.origin} people={people} />
      <Written label="All of it" words={task.description} />
      <Written label="Notes" words={task.notes} />
      <Happened task={task} people={people} today={today} />
    </div>
  );
}

function Written({ label, words }: { label: string; words: string }) {
  if (words.trim() === '') return null;
  return (
    <Part label={label}>
      <p className={styles.words}>{words}</p>
    </Part>
  );
}
