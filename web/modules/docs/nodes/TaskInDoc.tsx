import { NodeViewWrapper, type NodeViewProps } from '@tiptap/react';
import { TaskInWords } from '../../tasks/index.ts';
import { spaceOf } from './doc-place.ts';
import styles from './nodes.module.css';

export function TaskInDoc({ node, editor, selected }: NodeViewProps) {
  return (
    <NodeViewWrapper className={styles.block} data-selected={selected || undefined}>
      <TaskInWords space={spaceOf(editor)} id={String(node.attrs['task_id'])} />
    </NodeViewWrapper>
  );
}
