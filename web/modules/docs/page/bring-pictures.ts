import type { Editor } from '@tiptap/core';
import { bringAlone, filesAreSaid } from '../../files/index.ts';

/** Takes pictures along into the salon's files, and puts them where one writes. They show how far they are. */
export async function insertPictures(editor: Editor, space: string, files: readonly File[]): Promise<void> {
  for (const file of files.filter(({ type }) => type.startsWith('image/'))) {
    const file_id = await bringAlone(space, file);
    if (file_id === '') continue;
    await filesAreSaid([file_id]);
    editor
      .chain()
      .focus()
      .insertContent({ type: 'picture', attrs: { file_id, alt: '', caption: '' } })
      .run();
  }
}
