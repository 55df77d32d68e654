import { Mark } from '@tiptap/core';

/** Words that somebody said something about. Several may lie over each other, and what is written at their end is not theirs. */
export const CommentMark = Mark.create({
  name: 'comment',
  inclusive: false,
  excludes: '',
  addAttributes: () => ({
    comment_id: {
      default: '',
      parseHTML: (words: HTMLElement) => words.dataset['comment'] ?? '',
      renderHTML: ({ comment_id }: { comment_id?: unknown }) => ({ 'data-comment': String(comment_id) }),
    },
  }),
  parseHTML: () => [{ tag: 'span[data-comment]' }],
  renderHTML: ({ HTMLAttributes }) => ['span', HTMLAttributes, 0],
});
