import type { Task } from '@kinsong/contract/tasks/task.ts';
import { house } from '../../../platform/house.ts';
import { Sheet } from '../../../ui/index.ts';
import { ownPlace } from '../overlay.ts';
import { change, writeDown } from '../tasks.actions.ts';
import { TaskForm } from './TaskForm.tsx';
import { differing } from './words.ts';

export interface EditSheetProps {
  task: Task | undefined;
  alone: boolean;
  today: string;
  onClose: () => void;
}

export function EditSheet({ task, alone, today, onClose }: EditSheetProps) {
  return (
    <Sheet open={task !== undefined} onOpenChange={(open) => !open && onClose()} title="Change this task">
      {task !== undefined && (
        <TaskForm
          before={task}
          space={task.space_id}
          alone={alone}
          today={today}
          button="Save"
          onDone={(words) => {
            const body = differing(task, words);
            if (Object.keys(body).length > 0) void change(task, body);
            onClose();
          }}
        />
      )}
    </Sheet>
  );
}

export interface NewSheetProps {
  /** What was written on the line already; the sheet is closed without it. */
  text: string | undefined;
  /** Absent: for oneself alone. */
  space: string | undefined;
  today: string;
  onClose: () => void;
}

export function NewSheet({ text, space, today, onClose }: NewSheetProps) {
  return (
    <Sheet open={text !== undefined} onOpenChange={(open) => !open && onClose()} title="A new task">
      {text !== undefined && (
        <TaskForm
          before={{ text, assigned_to: house().person.id }}
          space={space ?? ownPlace}
          alone={space === undefined}
          today={today}
          button="Write it down"
          onDone={(words) => {
            void writeDown(space, words);
            onClose();
          }}
        />
      )}
    </Sheet>
  );
}
