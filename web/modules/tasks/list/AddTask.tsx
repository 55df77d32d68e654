import { dayOf } from '@kinsong/contract/tasks/calendar-days.ts';
import { firstFrom, repeatIn } from '@kinsong/contract/tasks/repeat.ts';
import { longestTitle } from '@kinsong/contract/tasks/task.ts';
import Plus from 'lucide-react/icons/plus';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { useState } from 'react';
import { IconButton, AddLineField } from '../../../ui/index.ts';
import { writeDown } from '../tasks.actions.ts';

export interface AddTaskProps {
  /** Absent: for oneself alone. */
  space: string | undefined;
  /** Says more of it before it is written down: when, how urgent, who. */
  onMore: (text: string) => void;
  onWritten: (id: string) => void;
}

/** A line to write on. Enter writes it down, and the line is free for the next. */
export function AddTask({ space, onMore, onWritten }: AddTaskProps) {
  const [text, setText] = useState('');
  const add = async () => {
    setText('');
    const today = dayOf(new Date());
    const repeat = repeatIn(text, today);
    // "Water the beans each Thursday" comes back, and begins on the next one.
    const coming = repeat === null ? {} : { repeat, due_date: firstFrom(repeat, today) };
    const id = await writeDown(space, { text: text.trim(), ...coming });
    // What could not be kept goes back to where it was written.
    if (id === undefined) setText((next) => text + next);
    else onWritten(id);
  };
  return (
    <AddLineField
      label="Add a task"
      maxLength={longestTitle}
      value={text}
      onChange={(event) => setText(event.target.value)}
      done={{ label: 'Add', icon: Plus }}
      onDone={() => void add()}
    >
      <IconButton
        icon={SlidersHorizontal}
        label="Add details"
        onClick={() => {
          onMore(text);
          setText('');
        }}
      />
    </AddLineField>
  );
}
