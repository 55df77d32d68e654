import { Image } from '@tiptap/extension-image';
import { ReactNodeViewRenderer } from '@tiptap/react';
import { PictureInDoc } from './PictureInDoc.tsx';

const said = (name: string) => ({
  default: '',
  parseHTML: (picture: HTMLElement) => picture.dataset[name] ?? '',
  renderHTML: (attributes: Record<string, unknown>) => ({ [`data-${name}`]: String(attributes[name]) }),
});

/** A picture that lies among the salon's files; none from anywhere else. */
export const PictureNode = Image.extend({
  name: 'picture',
  draggable: true,
  addAttributes: () => ({
    file_id: {
      default: '',
      parseHTML: (picture: HTMLElement) => picture.dataset['file'] ?? '',
      renderHTML: ({ file_id }: { file_id?: unknown }) => ({ 'data-file': String(file_id) }),
    },
    alt: said('alt'),
    caption: said('caption'),
  }),
  parseHTML: () => [{ tag: 'figure[data-file]' }],
  renderHTML: ({ HTMLAttributes }) => ['figure', HTMLAttributes],
  addInputRules: () => [],
  addCommands: () => ({}),
  addNodeView: () => ReactNodeViewRenderer(PictureInDoc),
});
