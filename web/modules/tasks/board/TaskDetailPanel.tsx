import type { Capability } from '@kinsong/contract/capabilities.ts';
import { Card, Sheet } from '../../../ui/index.ts';
import { DetailActions } from '../detail/DetailActions.tsx';
import { TaskDetail } from '../detail/TaskDetail.tsx';
import type { Shown } from '../unsent-overlay.ts';
import styles from './TaskDetailPanel.module.css';
import { PlaceLink, WithPlace } from './TaskPlace.tsx';

export interface TaskDetailContent {
  shown: Shown;
  today: string;
  /** Says where it lies, and goes by what may be done there. */
  placed: boolean;
  abilities: ReadonlySet<Capability>;
  edit: () => void;
  askRemove: () => void;
}

/** One task whole, beside the list: lighter ground, and the lamp's glow from the upper right. */
export function TaskDetailPanel(detail: TaskDetailContent) {
  const { task } = detail.shown;
  return (
    <Card look="lit" className={styles.panel}>
      <section aria-label={task.text} className={styles.inside} key={task.id}>
        <div className={styles.scroll}>
          <h2 className={styles.title}>{task.text}</h2>
          <WithPlace detail={detail}>
            {(abilities) => <Body detail={detail} abilities={abilities} />}
          </WithPlace>
        </div>
        <WithPlace detail={detail}>
          {(abilities) => <DetailActions on={{ ...detail, task, abilities }} />}
        </WithPlace>
      </section>
    </Card>
  );
}

export interface TaskDetailSheetProps {
  detail: TaskDetailContent | undefined;
  /** Another sheet has its place for a moment. */
  isOpen: boolean;
  onClose: () => void;
}

/** The same over the list of a phone. */
export function TaskDetailSheet({ detail, isOpen, onClose }: TaskDetailSheetProps) {
  return (
    <Sheet
      open={detail !== undefined && isOpen}
      onOpenChange={(open) => !open && onClose()}
      title={detail?.shown.task.text ?? 'Task'}
      actions={
        detail && (
          <WithPlace detail={detail}>
            {(abilities) => <DetailActions on={{ ...detail, task: detail.shown.task, abilities }} />}
          </WithPlace>
        )
      }
    >
      {detail && (
        <WithPlace detail={detail}>{(abilities) => <Body detail={detail} abilities={abilities} />}</WithPlace>
      )}
    </Sheet>
  );
}

function Body({ detail, abilities }: { detail: TaskDetailContent; abilities: ReadonlySet<Capability> }) {
  const { shown, today, placed } = detail;
  const place = placed ? <PlaceLink space={shown.task.space_id} /> : undefined;
  return <TaskDetail shown={shown} today={today} abilities={abilities} place={place} />;
}
