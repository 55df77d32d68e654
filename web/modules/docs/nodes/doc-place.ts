import { Extension, type Editor } from '@tiptap/core';

declare module '@tiptap/core' {
  interface Storage {
    docPlace: { space: string };
  }
}

/** Where the doc lies: what stands in it looks there for its tasks and pictures. */
export const DocPlace = Extension.create<{ space: string }>({
  name: 'docPlace',
  addOptions: () => ({ space: '' }),
  addStorage() {
    return { space: this.options.space };
  },
});

export const spaceOf = (editor: Editor): string => editor.storage.docPlace.space;
