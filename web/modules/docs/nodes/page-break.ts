import { Node } from '@tiptap/core';

/** Here a new sheet of paper begins, when it is printed. */
export const PageBreak = Node.create({
  name: 'pageBreak',
  group: 'block',
  atom: true,
  selectable: true,
  parseHTML: () => [{ tag: 'div[data-page-break]' }],
  renderHTML: () => [
    'div',
    { 'data-page-break': '', role: 'separator', 'aria-label': 'A new page begins here' },
    ['span', 'New page'],
  ],
});
