import type { Editor } from '@tiptap/core';
import ListPlus from 'lucide-react/icons/list-plus';
import { useState } from 'react';
import { AddLineField, List, Row, Sheet } from '../../../ui/index.ts';
import { useOpenTasksOf, writeTask } from '../../tasks/index.ts';
import { lineAt, putTask } from './put-task.ts';
import styles from './DocPage.module.css';

export interface TaskSheetProps {
  open: boolean;
  space: string;
  editor: Editor;
  onClose: () => void;
}

/** A task for the text: a new one, which the salon's To Do has from then on, or one that is there. */
export function TaskSheet({ open, space, editor, onClose }: TaskSheetProps) {
  return (
    <Sheet open={open} onOpenChange={(next) => !next && onClose()} title="A task in the text">
      {open && <Choose space={space} editor={editor} onClose={onClose} />}
    </Sheet>
  );
}

const mostOffered = 8;

function Choose({ space, editor, onClose }: Omit<TaskSheetProps, 'open'>) {
  // The line one stands in is most often what is to be done.
  const [text, setText] = useState(() => lineAt(editor));
  const [line] = useState(text);
  const wanted = text.trim().toLowerCase();
  const tasks = useOpenTasksOf(space)
    .filter(
      (task) => wanted === '' || wanted === line.toLowerCase() || task.text.toLowerCase().includes(wanted),
    )
    .slice(0, mostOffered);
  const put = (id: string) => {
    putTask(editor, id, line);
    onClose();
  };
  const write = async () => {
    const id = await writeTask(space, { text: text.trim() });
    if (id !== undefined) put(id);
  };
  return (
    <div className={styles.tasks}>
      <AddLineField
        label="What is to be done?"
        value={text}
        maxLength={500}
        onChange={(event) => setText(event.target.value)}
        done={{ label: 'Write it down', icon: ListPlus }}
        onDone={() => void write()}
      />
      {tasks.length > 0 && (
        <List label="Or one that is in To Do" heading="shown">
          {tasks.map((task) => (
            <Row key={task.id} title={task.text} onPress={() => put(task.id)} />
          ))}
        </List>
      )}
    </div>
  );
}
