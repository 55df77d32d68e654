import { useEditorState } from '@tiptap/react';
import Check from 'lucide-react/icons/check';
import Heading from 'lucide-react/icons/heading';
import Ellipsis from 'lucide-react/icons/ellipsis';
import type { KeyboardEvent } from 'react';
import { IconButton, Menu } from '../../../ui/index.ts';
import { changeTable, type TableCommand } from '../nodes/tables.ts';
import {
  bold,
  bullets,
  comment,
  headings,
  italic,
  picture,
  seldom,
  task,
  type DocAction,
  type OnDoc,
} from '../writing/doc-actions.ts';
import styles from './Toolbar.module.css';

export interface ToolbarProps {
  on: OnDoc;
  /** On a phone: the last button leaves the writing, and the keyboard with it. */
  onDone?: (() => void) | undefined;
}

const plain: readonly DocAction[] = [bold, italic, bullets];
const brought: readonly DocAction[] = [task, picture, comment];

const inTable: readonly { label: string; command: TableCommand }[] = [
  { label: 'A row below', command: 'addRowAfter' },
  { label: 'A column to the right', command: 'addColumnAfter' },
  { label: 'Take this row out', command: 'deleteRow' },
  { label: 'Take this column out', command: 'deleteColumn' },
  { label: 'Take the table out', command: 'deleteTable' },
];

/** What can be done with the words, nearest what is done most. Arrows go along it, Tab goes past it. */
export function Toolbar({ on, onDone }: ToolbarProps) {
  const { editor, mayWrite } = on;
  // What is shown of the editor here; it is drawn anew only when one of these is another.
  const now = useEditorState({
    editor,
    selector: ({ editor: at }) => ({
      pressed: [...headings, ...plain]
        .filter(({ isOn }) => isOn?.(at) === true)
        .map(({ key }) => key)
        .join(' '),
      isInTable: at.isActive('table'),
    }),
  });
  const pressed = now.pressed.split(' ');
  const items = (actions: readonly DocAction[]) =>
    actions
      .filter((action) => action.enabled(on))
      .map(({ label, icon, shortcut, perform }) => ({
        label,
        icon,
        ...(shortcut !== undefined && { shortcut }),
        onSelect: () => void perform(on),
      }));
  const button = (action: DocAction) =>
    action.enabled(on) && (
      <IconButton
        key={action.key}
        icon={action.icon}
        label={action.label}
        aria-pressed={action.isOn === undefined ? undefined : pressed.includes(action.key)}
        aria-keyshortcuts={action.shortcut?.replaceAll('Ctrl', 'Control')}
        className={styles.tool}
        onPointerDown={keepPlace}
        onClick={() => void action.perform(on)}
      />
    );
  return (
    <div role="toolbar" tabIndex={-1} aria-label="Writing" className={styles.bar} onKeyDown={goAlong}>
      {mayWrite && (
        <Menu
          align="start"
          trigger={
            <IconButton icon={Heading} label="Headings" className={styles.tool} onPointerDown={keepPlace} />
          }
          items={items(headings)}
        />
      )}
      {plain.map(button)}
      {mayWrite && <i className={styles.parted} />}
      {brought.map(button)}
      {mayWrite && (
        <Menu
          align="start"
          trigger={<IconButton icon={Ellipsis} label="More for the words" className={styles.tool} />}
          items={[
            ...items(seldom),
            ...(now.isInTable
              ? inTable.map(({ label, command }) => ({
                  label,
                  onSelect: () => void changeTable(editor, command),
                }))
              : []),
          ]}
        />
      )}
      {onDone && (
        <IconButton
          icon={Check}
          label="Done writing"
          kind="filled"
          className={styles.done}
          onClick={onDone}
        />
      )}
    </div>
  );
}

/** Pressing a tool leaves the place where one writes, and on a phone the keyboard, as they are. */
const keepPlace = (event: { preventDefault(): void }): void => event.preventDefault();

function goAlong(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (step === undefined) return;
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const at = buttons.indexOf(event.target as HTMLButtonElement);
  if (at === -1) return;
  event.preventDefault();
  buttons[(at + step + buttons.length) % buttons.length]?.focus();
}
