import { Node } from '@tiptap/core';
import { ReactNodeViewRenderer } from '@tiptap/react';
import { TaskInDoc } from './TaskInDoc.tsx';

/** A task of the salon, standing in the text. The words of it are the task's own, and live there. */
export const TaskNode = Node.create({
  name: 'task',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    task_id: {
      default: '',
      parseHTML: (task: HTMLElement) => task.dataset['task'] ?? '',
      renderHTML: ({ task_id }: { task_id?: unknown }) => ({ 'data-task': String(task_id) }),
    },
  }),
  parseHTML: () => [{ tag: 'div[data-task]' }],
  renderHTML: ({ HTMLAttributes }) => ['div', HTMLAttributes],
  addNodeView: () => ReactNodeViewRenderer(TaskInDoc),
});
