import { EditorContent, type Editor } from '@tiptap/react';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import HistoryIcon from 'lucide-react/icons/history';
import MessageSquare from 'lucide-react/icons/message-square';
import { useEffect, useMemo, useRef, useState } from 'react';
import { AvatarStack, Button, IconButton } from '../../../ui/index.ts';
import { useSpaces } from '../../spaces/index.ts';
import { CommentsColumn } from '../comments/CommentsColumn.tsx';
import { CommentsSheet } from '../comments/CommentsSheet.tsx';
import { useTalking } from '../comments/useTalking.ts';
import { mayRemove } from '../docs.actions.ts';
import type { OpenDoc } from '../line/open-doc.ts';
import type { Standing } from '../line/standing.ts';
import { SuggestionList } from '../writing/SuggestionList.tsx';
import type { OnDoc } from '../writing/doc-actions.ts';
import { BringIn, type Brought } from './BringIn.tsx';
import { DocMenu } from './DocMenu.tsx';
import type { DocPageProps } from './doc-page.types.ts';
import { DocTitle } from './DocTitle.tsx';
import { insertPictures } from './bring-pictures.ts';
import { printWords } from './print-words.ts';
import { Saved } from './Saved.tsx';
import { Toolbar } from './Toolbar.tsx';
import { followWords } from './follow-words.ts';
import { useDocEditor } from './useDocEditor.ts';
import { useOffers } from './useOffers.ts';
import { useWriterOf } from '../writer-hues.ts';
import { useWriting, writingWords } from './useWriters.ts';
import styles from './DocPage.module.css';
import words from './words.module.css';

interface WrittenDocProps extends DocPageProps {
  open: OpenDoc;
  standing: Standing;
}

/** The page with its words, who writes in it, and what is said beside it. */
export function WrittenDoc(props: WrittenDocProps) {
  const { doc, abilities, isWide, open, standing, onBack, onHistory, onOpen } = props;
  const { space_id: space } = doc;
  const mayWrite = abilities.has('docs.write') && !standing.readOnly;
  const mayComment = abilities.has('docs.comment');
  const [asked, ask] = useState<Brought>();
  const [saysBelow, sayBelow] = useState(false);
  const writerOf = useWriterOf(space);
  const writing = useWriting(open.awareness, space);
  const salon = useSpaces().spaces.get(space)?.name ?? '';
  const at = useRef<Editor>(undefined);
  const talking = useTalking(doc, () => at.current, abilities);
  const on = useMemo<Omit<OnDoc, 'editor'>>(
    () => ({
      mayWrite,
      mayComment,
      askTask: () => ask('task'),
      askPicture: () => ask('picture'),
      askMessage: () => ask('message'),
      beginComment() {
        if (at.current === undefined) return;
        talking.begin(at.current);
        if (!isWide) sayBelow(true);
      },
    }),
    [mayWrite, mayComment, talking, isWide],
  );
  const offers = useOffers(space, on);
  const { editor, suggesting } = useDocEditor({
    ...{ open, space, mayWrite, writerOf, offers },
    label: `${doc.title}, the words`,
    className: words['words'],
    comments: talking.shown,
    lit: talking.lit,
    onPress: (event, pressed) => {
      const about = followWords(event, pressed);
      if (about === undefined) return;
      talking.light(about);
      if (!isWide) sayBelow(true);
    },
    onPictures: (files) => at.current && void insertPictures(at.current, space, files),
  });
  useEffect(() => {
    at.current = editor;
  }, [editor]);
  const print = () => printWords(doc.title, editor.view.dom);
  const menu = (
    <DocMenu
      doc={doc}
      mayWrite={abilities.has('docs.write')}
      mayRemove={mayRemove(doc, abilities)}
      onHistory={onHistory}
      onPrint={print}
      onOpen={onOpen}
      onRemoved={onBack}
    />
  );
  const faces = writing.map(({ name, avatar_url }) => ({ name, url: avatar_url }));
  const tools = (mayWrite || mayComment) && (
    <Toolbar on={{ ...on, editor }} onDone={isWide || !mayWrite ? undefined : () => editor.commands.blur()} />
  );
  return (
    <div className={styles.scroll}>
      <article className={styles.page} aria-label={doc.title}>
        {isWide ? (
          <header className={styles.bar}>
            {tools}
            <span className={styles.end}>
              <Button kind="bare" icon={HistoryIcon} onClick={onHistory}>
                History
              </Button>
              {menu}
            </span>
          </header>
        ) : (
          <header className={styles.bar}>
            <IconButton icon={ArrowLeft} label="Back to the docs" onClick={onBack} />
            <span className={styles.where}>{[salon, ...props.way].join(', ')}</span>
            {faces.length > 0 && <AvatarStack people={faces} most={2} />}
            <span className={styles.said}>
              <IconButton
                icon={MessageSquare}
                label={`Said about this doc, ${talking.open} open`}
                onClick={() => sayBelow(true)}
              />
              {talking.open > 0 && <b aria-hidden>{talking.open}</b>}
            </span>
            {menu}
          </header>
        )}
        <DocTitle doc={doc} mayWrite={mayWrite} onDone={() => editor.commands.focus('start')} />
        <p className={styles.who}>
          {isWide && faces.length > 0 && <AvatarStack people={faces} most={3} />}
          <span role="status">{writingWords(writing.map(({ name }) => name))}</span>
          <Saved standing={standing} />
          {!mayWrite && <span>You read here{mayComment ? ', and may say what you think' : ''}.</span>}
        </p>
        <div className={styles.words}>
          <EditorContent editor={editor} />
        </div>
        {mayWrite && (
          <button
            type="button"
            className={styles.below}
            aria-label="Write on below"
            onClick={() => writeBelow(editor)}
          />
        )}
        {!isWide && <div className={styles.thumb}>{tools}</div>}
      </article>
      {isWide ? (
        <CommentsColumn editor={editor} talking={talking} />
      ) : (
        <CommentsSheet
          open={saysBelow}
          onOpenChange={(next) => {
            sayBelow(next);
            if (!next) talking.leave();
          }}
          talking={talking}
        />
      )}
      <SuggestionList shown={suggesting} />
      <BringIn what={asked} space={space} editor={editor} onClose={() => ask(undefined)} />
    </div>
  );
}

/** Under the last words there is always a line to go on with. */
function writeBelow(editor: Editor): void {
  const { lastChild } = editor.state.doc;
  const isLine = lastChild?.type.name === 'paragraph' && lastChild.content.size === 0;
  if (isLine) editor.commands.focus('end');
  else {
    const end = editor.state.doc.content.size;
    editor.chain().insertContentAt(end, { type: 'paragraph' }).focus('end').run();
  }
}
