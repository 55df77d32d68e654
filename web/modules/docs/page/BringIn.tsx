import type { Editor } from '@tiptap/core';
import { useEffect, useRef } from 'react';
import type { Place } from '../../../platform/web-module.ts';
import { loadOne, SearchSheet } from '../../messages/index.ts';
import { insertPictures } from './bring-pictures.ts';
import { TaskSheet } from './TaskSheet.tsx';

export type Brought = 'task' | 'picture' | 'message';

export interface BringInProps {
  what: Brought | undefined;
  space: string;
  editor: Editor;
  onClose: () => void;
}

const longestExcerpt = 80;

/** What comes into the text from elsewhere in the salon: a task, a picture, what somebody said. */
export function BringIn({ what, space, editor, onClose }: BringInProps) {
  const files = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (what !== 'picture') return;
    files.current?.click();
    onClose();
  }, [what, onClose]);
  const link = async ({ id }: Place) => {
    onClose();
    const text = await loadOne(space, id).then(
      ({ content }) => content.slice(0, longestExcerpt),
      () => '',
    );
    editor
      .chain()
      .focus()
      .insertContent([
        { type: 'messageLink', attrs: { message_id: id, space_id: space, text } },
        { type: 'text', text: ' ' },
      ])
      .run();
  };
  return (
    <>
      <input
        ref={files}
        type="file"
        accept="image/*"
        multiple
        hidden
        aria-label="Pictures for this doc"
        onChange={({ currentTarget }) => {
          void insertPictures(editor, space, [...(currentTarget.files ?? [])]);
          // The same one may be chosen again.
          currentTarget.value = '';
        }}
      />
      <SearchSheet
        space={space}
        open={what === 'message'}
        onOpenChange={(next) => !next && onClose()}
        onFound={(place) => void link(place)}
      />
      <TaskSheet open={what === 'task'} space={space} editor={editor} onClose={onClose} />
    </>
  );
}
