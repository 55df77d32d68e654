import { longestDocTitle, type Doc } from '@kinsong/contract/docs/doc.ts';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Ellipsis from 'lucide-react/icons/ellipsis';
import FilePlus from 'lucide-react/icons/file-plus';
import FileText from 'lucide-react/icons/file-text';
import Folder from 'lucide-react/icons/folder';
import FolderOpen from 'lucide-react/icons/folder-open';
import IndentDecrease from 'lucide-react/icons/indent-decrease';
import IndentIncrease from 'lucide-react/icons/indent-increase';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import type { KeyboardEvent, PointerEvent } from 'react';
import { cx, Icon, IconButton, Menu } from '../../../ui/index.ts';
import type { Shown } from '../unsent-overlay.ts';
import type { Branch, Spot, Step } from './doc-tree.ts';
import { NameField } from './NameField.tsx';
import styles from './DocTree.module.css';

export interface DocRowProps {
  branch: Branch<Shown<Doc>>;
  isOpen: boolean;
  isCurrent: boolean;
  /** The one that Tab comes to. */
  isTabbed: boolean;
  isNaming: boolean;
  drop: Spot['how'] | undefined;
  mayWrite: boolean;
  mayRemove: boolean;
  onOpen: () => void;
  onFold: () => void;
  onFocus: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onDrag: ((event: PointerEvent) => void) | undefined;
  onName: () => void;
  onNamed: (title: string | undefined) => void;
  onNew: () => void;
  onRemove: () => void;
  onStep: (step: Step) => void;
}

/** A doc or a folder in the tree. */
export function DocRow(props: DocRowProps) {
  const { branch, isOpen, isCurrent, isNaming, drop, mayWrite } = props;
  const { doc, depth, hasMore } = branch;
  const isFolder = doc.kind === 'folder';
  return (
    <li
      className={cx(
        styles.item,
        isCurrent && styles.current,
        isFolder && styles.isFolder,
        drop && styles[drop],
      )}
      data-row={doc.id}
      style={{ '--depth': depth } as React.CSSProperties}
    >
      {hasMore && !isFolder && (
        <IconButton
          icon={ChevronRight}
          label={isOpen ? `Fold ${doc.title}` : `Unfold ${doc.title}`}
          className={cx(styles.fold, isOpen && styles.unfolded)}
          tabIndex={-1}
          onClick={props.onFold}
        />
      )}
      {isNaming ? (
        <NameField title={doc.title} most={longestDocTitle} onNamed={props.onNamed} />
      ) : (
        <button
          type="button"
          aria-current={isCurrent ? 'page' : undefined}
          aria-expanded={hasMore || isFolder ? isOpen : undefined}
          tabIndex={props.isTabbed ? 0 : -1}
          data-doc={doc.id}
          className={styles.row}
          onClick={props.onOpen}
          onFocus={props.onFocus}
          onKeyDown={props.onKeyDown}
          onPointerDown={props.onDrag}
        >
          <Icon of={isFolder ? (isOpen ? FolderOpen : Folder) : FileText} size="s" />
          <span className={styles.name}>{doc.title}</span>
          {!doc.isThere && <span className={styles.way}>kept here</span>}
        </button>
      )}
      {mayWrite && !isNaming && (
        <Menu
          trigger={
            <IconButton
              icon={Ellipsis}
              label={`What to do with ${doc.title}`}
              className={styles.more}
              tabIndex={props.isTabbed ? 0 : -1}
            />
          }
          items={[
            { label: 'Name it', icon: Pencil, shortcut: 'F2', onSelect: props.onName },
            { label: 'New doc in it', icon: FilePlus, onSelect: props.onNew },
            { label: 'Up', icon: ArrowUp, shortcut: 'Alt+↑', onSelect: () => props.onStep('up') },
            { label: 'Down', icon: ArrowDown, shortcut: 'Alt+↓', onSelect: () => props.onStep('down') },
            {
              label: 'Into the one above',
              icon: IndentIncrease,
              shortcut: 'Alt+→',
              onSelect: () => props.onStep('in'),
            },
            {
              label: 'Out of it',
              icon: IndentDecrease,
              shortcut: 'Alt+←',
              onSelect: () => props.onStep('out'),
            },
            ...(props.mayRemove
              ? [
                  {
                    label: isFolder ? 'Take it away with all in it' : 'Take it away',
                    icon: Trash2,
                    danger: true,
                    onSelect: props.onRemove,
                  },
                ]
              : []),
          ]}
        />
      )}
    </li>
  );
}
