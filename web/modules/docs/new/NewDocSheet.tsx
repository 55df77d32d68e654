import type { Doc } from '@kinsong/contract/docs/doc.ts';
import { longestDocTitle } from '@kinsong/contract/docs/doc.ts';
import { docTemplates } from '@kinsong/contract/docs/doc-templates.ts';
import Upload from 'lucide-react/icons/upload';
import { useRef, useState, type SubmitEvent } from 'react';
import { useFirstFocus } from '../../../platform/focus.ts';
import { Button, Select, Sheet, TextArea, TextField, toast } from '../../../ui/index.ts';
import { begin } from '../docs.actions.ts';
import { branches } from '../tree/doc-tree.ts';
import { markdownOf, titleIn } from './markdown-file.ts';
import { TemplateChoice, type Beginning } from './TemplateChoice.tsx';
import styles from './NewDocSheet.module.css';

export interface NewDocSheetProps {
  space: string;
  docs: readonly Doc[];
  /** What it is to lie in. */
  parent: string | null;
  open: boolean;
  onClose: () => void;
  onMade: (id: string) => void;
}

/** Begins a doc: empty, with words to write over, or with those of a Markdown file. */
export function NewDocSheet(props: NewDocSheetProps) {
  const { open, onClose } = props;
  return (
    <Sheet open={open} onOpenChange={(next) => !next && onClose()} title="A new doc">
      {open && <NewDoc {...props} />}
    </Sheet>
  );
}

function NewDoc({ space, docs, parent, onClose, onMade }: NewDocSheetProps) {
  const [title, setTitle] = useState('');
  const [beginning, choose] = useState<Beginning>('empty');
  const [markdown, setMarkdown] = useState('');
  const [place, setPlace] = useState(parent ?? '');
  const file = useRef<HTMLInputElement>(null);
  const field = useFirstFocus<HTMLInputElement>();
  const template = docTemplates.find(({ key }) => key === beginning);
  const named = title.trim() || (beginning === 'markdown' ? titleIn(markdown) : (template?.title ?? ''));
  const make = async (event: SubmitEvent) => {
    event.preventDefault();
    const id = await begin(space, {
      title: (named || 'Without a name').slice(0, longestDocTitle),
      parent_id: place === '' ? null : place,
      ...(template !== undefined && { template: template.key }),
      ...(beginning === 'markdown' && { markdown }),
    });
    onMade(id);
    onClose();
  };
  const read = async (chosen: File | undefined) => {
    if (chosen === undefined) return;
    const words = await markdownOf(chosen);
    if (words === undefined) toast({ title: 'This file can not be read as Markdown', tone: 'ember' });
    else {
      setMarkdown(words);
      if (title.trim() === '') setTitle(titleIn(words) || chosen.name.replace(/\.[^.]+$/, ''));
    }
  };
  return (
    <form className={styles.form} onSubmit={(event) => void make(event)}>
      <TextField
        ref={field}
        label="Name"
        autoComplete="off"
        maxLength={longestDocTitle}
        placeholder={template?.title}
        value={title}
        onChange={(event) => setTitle(event.target.value)}
      />
      <TemplateChoice chosen={beginning} onChoose={choose} />
      {beginning === 'markdown' && (
        <>
          <TextArea
            label="Its words, in Markdown"
            rows={6}
            value={markdown}
            onChange={(event) => setMarkdown(event.target.value)}
          />
          <Button icon={Upload} onClick={() => file.current?.click()}>
            From a file
          </Button>
          <input
            ref={file}
            type="file"
            accept=".md,.markdown,.txt,text/markdown,text/plain"
            hidden
            aria-label="Markdown file"
            onChange={(event) => void read(event.currentTarget.files?.[0])}
          />
        </>
      )}
      {docs.length > 0 && (
        <Select
          label="Where it lies"
          value={place}
          onChange={setPlace}
          options={[
            { value: '', label: 'At the top' },
            ...branches(docs, new Set()).map(({ doc, depth }) => ({
              value: doc.id,
              label: `${'\u2003'.repeat(depth)}${doc.title}`,
            })),
          ]}
        />
      )}
      <Button kind="primary" type="submit" wide>
        Begin it
      </Button>
    </form>
  );
}
