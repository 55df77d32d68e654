import { newId } from '@kinsong/contract/common/ids.ts';
import { checklistCount } from '@kinsong/contract/tasks/checklist.ts';
import { keyBetween } from '@kinsong/contract/tasks/order-key.ts';
import { longestItem, mostItems, type ChecklistItem, type Task } from '@kinsong/contract/tasks/task.ts';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { useState, type KeyboardEvent } from 'react';
import { AddLineField, IconButton } from '../../../ui/index.ts';
import { change } from '../tasks.actions.ts';
import styles from './Checklist.module.css';
import { DetailSection } from './DetailSection.tsx';

/** The small steps of a task: ticked, written, moved by Alt and an arrow, taken out; each line for itself. */
export function Checklist({ task, mayChange }: { task: Task; mayChange: boolean }) {
  const [text, setText] = useState('');
  const { checklist } = task;
  if (checklist.length === 0 && !mayChange) return null;
  const edit = (item: { id: string } & Partial<ChecklistItem> & { removed?: true }) =>
    void change(task, { checklist: [item] });
  const add = () => {
    const id = newId();
    edit({ id, text: text.trim(), order: keyBetween(checklist.at(-1)?.order ?? null, null, id) });
    setText('');
  };
  return (
    <DetailSection label={checklist.length === 0 ? 'Checklist' : `Checklist, ${checklistCount(checklist)}`}>
      <ul className={styles.list}>
        {checklist.map((item, at) => (
          <li key={item.id} className={styles.line}>
            <label className={styles.step}>
              <input
                type="checkbox"
                className={styles.box}
                checked={item.done}
                disabled={!mayChange}
                onChange={(event) => edit({ id: item.id, done: event.target.checked })}
                onKeyDown={(event) => {
                  const order = mayChange ? steppedKey(event, checklist, at) : undefined;
                  if (order !== undefined) edit({ id: item.id, order });
                }}
              />
              <span className={styles.words}>{item.text}</span>
            </label>
            {mayChange && (
              <IconButton
                icon={X}
                label={`Take out ${item.text}`}
                onClick={() => edit({ id: item.id, removed: true })}
              />
            )}
          </li>
        ))}
      </ul>
      {mayChange && checklist.length < mostItems && (
        <AddLineField
          label="Add a step"
          maxLength={longestItem}
          value={text}
          onChange={(event) => setText(event.target.value)}
          done={{ label: 'Add the step', icon: Plus }}
          onDone={add}
        />
      )}
    </DetailSection>
  );
}

/** Where a line goes by Alt and an arrow; nothing for other keys, and at the ends. */
function steppedKey(event: KeyboardEvent, items: readonly ChecklistItem[], at: number): string | undefined {
  const way = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
  const moved = items[at];
  if (!event.altKey || way === 0 || moved === undefined) return undefined;
  event.preventDefault();
  const others = items.filter((item) => item !== moved);
  const place = at + way;
  if (place < 0 || place > others.length) return undefined;
  return keyBetween(others[place - 1]?.order ?? null, others[place]?.order ?? null, moved.id);
}
