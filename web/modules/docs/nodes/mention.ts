import { Mention } from '@tiptap/extension-mention';

/** Somebody of the salon, named in the text. */
export const PersonMention = Mention.extend({
  addAttributes: () => ({
    person_id: {
      default: '',
      parseHTML: (name: HTMLElement) => name.dataset['person'] ?? '',
      renderHTML: ({ person_id }: { person_id?: unknown }) => ({ 'data-person': String(person_id) }),
    },
    name: {
      default: '',
      parseHTML: (name: HTMLElement) => (name.textContent ?? '').replace(/^@/, ''),
      renderHTML: () => ({}),
    },
  }),
  parseHTML: () => [{ tag: 'span[data-person]' }],
  renderHTML: ({ node, HTMLAttributes }) => ['span', HTMLAttributes, String(node.attrs['name'])],
  renderText: ({ node }) => String(node.attrs['name']),
  // What one may mean while one types is asked in one place for people and for all else.
  addProseMirrorPlugins: () => [],
});
