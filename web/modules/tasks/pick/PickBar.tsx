import type { Capability } from '@kinsong/contract/capabilities.ts';
import { priorities } from '@kinsong/contract/common/priority.ts';
import { priorityWords, type Task } from '@kinsong/contract/tasks/task.ts';
import CalendarDays from 'lucide-react/icons/calendar-days';
import Check from 'lucide-react/icons/check';
import Flag from 'lucide-react/icons/flag';
import Tag from 'lucide-react/icons/tag';
import Trash2 from 'lucide-react/icons/trash-2';
import UserRound from 'lucide-react/icons/user-round';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { signedIn } from '../../../platform/signed-in.ts';
import { IconButton, Menu } from '../../../ui/index.ts';
import { useEveryone } from '../../spaces/index.ts';
import { anyone, carriers, labelsIn, outside } from '../edit/form-values.ts';
import { mayRemove, type Change } from '../tasks.actions.ts';
import { changeAll, doneAll, removeAll } from './pick-actions.ts';
import { PickSheet } from './PickSheet.tsx';
import styles from './PickBar.module.css';

export interface PickBarProps {
  tasks: readonly Task[];
  space: string | undefined;
  abilitiesAt: (task: Task) => ReadonlySet<Capability>;
  today: string;
  /** All is done with them, or nothing is to be. */
  onClose: () => void;
}

/** What can be done with all that were chosen; one undo takes it back. */
export function PickBar({ tasks, space, abilitiesAt, today, onClose }: PickBarProps) {
  const people = useEveryone(space ?? '');
  const [asked, setAsked] = useState<'due' | 'label'>();
  const none = tasks.length === 0;
  const act = (said: string, changeOf: (task: Task) => Change) => {
    void changeAll(said, tasks, changeOf);
    onClose();
  };
  const mayDelete = tasks.every((task) => mayRemove({ task, abilities: abilitiesAt(task) }));
  const whos = carriers(people, signedIn().person.id, space === undefined).filter(
    ({ value }) => value !== outside,
  );
  return (
    <div role="toolbar" aria-label="With all that are chosen" className={styles.bar}>
      <IconButton icon={X} label="Choose no more" onClick={onClose} />
      <p role="status" className={styles.count}>
        {tasks.length} chosen
      </p>
      <IconButton
        icon={Check}
        label="Done, all of them"
        disabled={none}
        onClick={() => {
          void doneAll(tasks);
          onClose();
        }}
      />
      <Menu
        align="end"
        trigger={<IconButton icon={Flag} label="Priority of all" disabled={none} />}
        items={priorities.map((priority) => ({
          label: priorityWords[priority],
          onSelect: () => act('Changed', () => ({ priority })),
        }))}
      />
      <Menu
        align="end"
        trigger={<IconButton icon={UserRound} label="Who does all of them" disabled={none} />}
        items={whos.map(({ value, label }) => ({
          label,
          onSelect: () =>
            act('Changed', () => ({ assigned_to: value === anyone ? null : value, assigned_outside: null })),
        }))}
      />
      <IconButton icon={CalendarDays} label="Day of all" disabled={none} onClick={() => setAsked('due')} />
      <IconButton icon={Tag} label="Label for all" disabled={none} onClick={() => setAsked('label')} />
      {mayDelete && (
        <IconButton
          icon={Trash2}
          label="Delete all of them"
          disabled={none}
          onClick={() => {
            void removeAll(tasks);
            onClose();
          }}
        />
      )}
      <PickSheet
        asked={asked}
        today={today}
        onClose={() => setAsked(undefined)}
        onDue={(due_date) => act('Changed', () => ({ due_date }))}
        onLabel={(typed) => act('Changed', ({ tags }) => ({ tags: labelsIn([...tags, typed].join(',')) }))}
      />
    </div>
  );
}
