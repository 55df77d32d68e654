import type { Status, Task } from '@kinsong/contract/tasks/task.ts';
import { useId, type ReactNode } from 'react';
import { signedIn } from '../../../platform/signed-in.ts';
import { Button, Sheet } from '../../../ui/index.ts';
import { ownPlace } from '../unsent-overlay.ts';
import { change, tick, writeDown, type NewWords, type Words } from '../tasks.actions.ts';
import { TaskForm } from './TaskForm.tsx';
import { differing } from './form-values.ts';

export interface EditSheetProps {
  task: Task | undefined;
  alone: boolean;
  today: string;
  onClose: () => void;
}

export function EditSheet({ task, alone, today, onClose }: EditSheetProps) {
  const form = useId();
  return (
    <Sheet
      open={task !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title="Change this task"
      actions={<SubmitButton form={form} label="Save" />}
    >
      {task !== undefined && (
        <TaskForm
          before={task}
          space={task.space_id}
          alone={alone}
          today={today}
          id={form}
          onDone={(words, status = task.status) => {
            void keepChanges(task, words, status);
            onClose();
          }}
        />
      )}
    </Sheet>
  );
}

/** What is done is ticked: with its undo, and with a picture where one is wanted. */
async function keepChanges(task: Task, words: Words, status: Status): Promise<void> {
  const moved = status !== task.status && status !== 'completed' ? { status } : {};
  const body = { ...differing(task, words), ...moved };
  if (Object.keys(body).length > 0) await change(task, body);
  if (status === 'completed' && task.status !== 'completed') await tick({ ...task, ...body });
}

export interface NewSheetProps {
  /** What is known of it already; the sheet is closed without it. */
  wish: NewWords | undefined;
  /** Absent: for oneself alone. */
  space: string | undefined;
  /** Nobody else is there, nor ever will be. */
  alone: boolean;
  today: string;
  /** Above its fields. */
  children?: ReactNode;
  onClose: () => void;
  onWritten?: (id: string) => void;
}

export function NewSheet({ wish, space, alone, today, children, onClose, onWritten }: NewSheetProps) {
  const form = useId();
  const write = async (words: NewWords) => {
    const id = await writeDown(space, words);
    if (id !== undefined) onWritten?.(id);
  };
  return (
    <Sheet
      open={wish !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={wish?.origin === undefined ? 'A new task' : 'Make it a task'}
      actions={<SubmitButton form={form} label="Write it down" />}
    >
      {children}
      {wish !== undefined && (
        <TaskForm
          before={{ assigned_to: signedIn().person.id, ...wish }}
          space={space ?? ownPlace}
          alone={alone}
          today={today}
          id={form}
          onDone={(words) => {
            void write({ ...words, ...(wish.origin && { origin: wish.origin }) });
            onClose();
          }}
        />
      )}
    </Sheet>
  );
}

/** At the sheet's foot, always in reach. */
function SubmitButton({ form, label }: { form: string; label: string }) {
  return (
    <Button type="submit" form={form} kind="thread" size="l" wide>
      {label}
    </Button>
  );
}
