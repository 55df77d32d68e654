import type { MySpace } from '@kinsong/contract/spaces/spaces.ts';
import styles from './Figures.module.css';

interface FiguresProps {
  space: MySpace;
  /** Not known until the house has counted. */
  messages: number | undefined;
  progress: number | null;
}

/** Four numbers on the open ground; progress alone is gold. */
export function Figures({ space, messages, progress }: FiguresProps) {
  const { vitals, members, id } = space;
  const tasks = vitals.open_tasks + vitals.done_tasks;
  return (
    <dl className={styles.figures}>
      <Figure label="Messages" href={`/salon/${id}?tab=messages`}>
        {messages === undefined ? '–' : messages.toLocaleString('en-GB')}
      </Figure>
      <Figure label="Tasks" href={`/salon/${id}?tab=todo`}>
        {tasks}
      </Figure>
      <Figure label="Team" href={`/salon/${id}?tab=peeps`}>
        {members}
      </Figure>
      <Figure label="Progress" gold>
        {progress === null ? '–' : `${progress}%`}
      </Figure>
    </dl>
  );
}

interface FigureProps {
  label: string;
  href?: string;
  gold?: boolean;
  children: string | number;
}

function Figure({ label, href, gold, children }: FigureProps) {
  return (
    <div className={styles.figure} data-gold={gold || undefined}>
      <dt>{href === undefined ? label : <a href={href}>{label}</a>}</dt>
      <dd>{children}</dd>
    </div>
  );
}
